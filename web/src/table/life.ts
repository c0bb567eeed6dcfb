// The life of a table apart from its game, in one chunk that is fetched with its words when a table first needs it.
import { part, whenIdle } from "../ui/lazy";
import { learn } from "../ui/locales";

const all = () => Promise.all([import("./life/all"), learn("life")]).then(([parts]) => parts);
// parts that are not needed at first wait until the table is rendered
const later = () => new Promise<void>(whenIdle).then(all);

export const Clock = part(all, "Clock");
export const LowTime = part(all, "LowTime");
export const Prompt = part(all, "Prompt");
export const TableTools = part(later, "TableTools");
export const LateNote = part(later, "LateNote");
export const Resting = part(later, "Resting");
export const OthersHere = part(all, "OthersHere");
export const TurnSigns = part(later, "TurnSigns");
