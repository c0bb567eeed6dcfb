// The sheets about the reader: settings, name and keys, in one chunk that is fetched with its words when first opened.
import { part } from "../../ui/lazy";
import { learn } from "../../ui/locales";

const all = () => Promise.all([import("./all"), learn("sheets")]).then(([sheets]) => sheets);

export const HelpSheet = part(all, "HelpSheet");
export const NameSheet = part(all, "NameSheet");
export const SettingsSheet = part(all, "SettingsSheet");
