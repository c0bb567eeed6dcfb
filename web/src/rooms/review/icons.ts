// The icons of reviews, with those that a ribbon has too.
import "../../table/ribbon/icons";
import { learnIcons } from "../../ui/icon";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));
