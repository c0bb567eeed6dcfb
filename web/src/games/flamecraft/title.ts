// What the page knows of Flamecraft before anything of it is loaded.
import "./cloth.css";
import type { Title } from "../../table/title";

const title: Title = { order: 1, makes: "shop_list", table: () => import("./table") };
export default title;
