// What the page knows of Flamecraft Duals before anything of it is loaded.
import "./cloth.css";
import type { Title } from "../../table/title";

const title: Title = { order: 2, makes: "fancy_pick", table: () => import("./table") };
export default title;
