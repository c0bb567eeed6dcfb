// Every sheet, in one chunk that is fetched with its words when the first of them is opened.
import { lazily } from "../lazy";
import { learn } from "../locales";

const all = () => Promise.all([import("./all"), learn("sheets")]).then(([sheets]) => sheets);

export const BringSheet = lazily(() => all().then((sheets) => sheets.BringSheet));
export const HelpSheet = lazily(() => all().then((sheets) => sheets.HelpSheet));
export const JoinSheet = lazily(() => all().then((sheets) => sheets.JoinSheet));
export const MatchSheet = lazily(() => all().then((sheets) => sheets.MatchSheet));
export const NameSheet = lazily(() => all().then((sheets) => sheets.NameSheet));
export const ResignSheet = lazily(() => all().then((sheets) => sheets.ResignSheet));
export const SettingsSheet = lazily(() => all().then((sheets) => sheets.SettingsSheet));
export const TermsSheet = lazily(() => all().then((sheets) => sheets.TermsSheet));
export const SetUpSheet = lazily(() => all().then((sheets) => sheets.SetUpSheet));
export const WhichSheet = lazily(() => all().then((sheets) => sheets.WhichSheet));
