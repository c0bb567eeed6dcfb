// What the page knows of Duālis before anything of it is loaded.
import "./cloth.css";
import type { Title } from "../../table/title";

const title: Title = { order: 3, table: () => import("./table") };
export default title;
