// Icons that only the coach needs.
import { learnIcons } from "../../../ui/icon";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));
