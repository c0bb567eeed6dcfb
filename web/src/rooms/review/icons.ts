// The icons of reviews.
import { learnIcons } from "../../ui/icon";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));
