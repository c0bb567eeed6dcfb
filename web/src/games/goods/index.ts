// Shared by the titles about goods: the pictures of goods and pieces, known to every Icon once this is loaded.
import { learnIcons } from "../../ui/icon";

learnIcons(import.meta.glob<string>("./*.svg", { eager: true, query: "?raw", import: "default" }));

export const GOODS = ["bread", "crystal", "meat", "iron", "potion", "plant"] as const;
export type Good = (typeof GOODS)[number];
