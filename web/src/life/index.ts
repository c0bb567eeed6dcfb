// What goes on at a table beside the game, in one chunk that is fetched with its words when a table first needs it.
import type { ComponentType } from "preact";
import { lazily } from "../lazy";
import { learn } from "../locales";

type Parts = typeof import("./all");
const all = () => Promise.all([import("./all"), learn("life")]).then(([parts]) => parts);
type Props<K extends keyof Parts> = Parameters<Parts[K]>[0];
const part = <K extends keyof Parts>(name: K) =>
	lazily<Props<K>>(() => all().then((parts) => parts[name] as ComponentType<Props<K>>));

export const Clock = part("Clock");
export const LowTime = part("LowTime");
export const Prompt = part("Prompt");
export const TableTools = part("TableTools");
export const LateNote = part("LateNote");
export const OthersHere = part("OthersHere");
