// A past moment as text, fetched when it is first needed.
import { part } from "../../ui/lazy";

export const PastText = part(() => import("./text"), "PastText", "text");
