// The icons of studies.
import { learnIcons } from "../../ui/icon";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));
