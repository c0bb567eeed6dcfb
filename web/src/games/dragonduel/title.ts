// What the page knows of DragonDuel before anything of it is loaded.
import "./cloth.css";
import type { Title } from "../../table/title";

const title: Title = { order: 4, makes: "deck", seats: 2, table: () => import("./table") };
export default title;
