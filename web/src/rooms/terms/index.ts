// The sheets about a game to play, in one chunk that is fetched with its words when the first of them is opened.
import { part } from "../../ui/lazy";
import { learn } from "../../ui/locales";

const all = () => Promise.all([import("./all"), learn("sheets")]).then(([sheets]) => sheets);

export const BringSheet = part(all, "BringSheet");
export const JoinSheet = part(all, "JoinSheet");
export const MatchSheet = part(all, "MatchSheet");
export const TermsSheet = part(all, "TermsSheet");
export const SetUpSheet = part(all, "SetUpSheet");
export const WhichSheet = part(all, "WhichSheet");
