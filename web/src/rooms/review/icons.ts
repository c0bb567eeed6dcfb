// The icons of reviews.
import { learnIcons } from "../look/icon";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));
