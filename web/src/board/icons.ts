// The icons of tables and workshops, which the hall does not need.
import { learnIcons } from "../look/icon";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));
