// The icons of tables and workshops, which the hall does not need.
import { learnIcons } from "../ui/icon";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));
