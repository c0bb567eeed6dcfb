// Icons that only the coach needs.
import { learnIcons } from "../look/icon";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));
