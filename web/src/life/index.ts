// The life of a table apart from its game, in one chunk that is fetched with its words when a table first needs it.
import { lazily, whenIdle } from "../lazy";
import { learn } from "../locales";

const all = () => Promise.all([import("./all"), learn("life")]).then(([parts]) => parts);
// parts that are not needed at first wait until the table is rendered
const later = () => new Promise<void>(whenIdle).then(all);

export const Clock = lazily(() => all().then((parts) => parts.Clock));
export const LowTime = lazily(() => all().then((parts) => parts.LowTime));
export const Prompt = lazily(() => all().then((parts) => parts.Prompt));
export const TableTools = lazily(() => later().then((parts) => parts.TableTools));
export const LateNote = lazily(() => later().then((parts) => parts.LateNote));
export const OthersHere = lazily(() => all().then((parts) => parts.OthersHere));
