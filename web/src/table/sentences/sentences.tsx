// A title's options as sentences. Which settings exist comes from the server; which of them have a sentence, from
// the catalogue: `<title>-option-<name>` with a hole for the choice, and one message per value.
import "../../ui/sheets/sheets.css";
import type { JSX } from "preact";
import type { SettingInfo, TableInfo, TitleInfo, Value } from "../../protocol";
import { capital } from "../../ui/capital";
import { type Args, around, keysOf, knows, t } from "../../ui/locales";
import { madeName } from "../options/made";
import { applies, type Chosen, isBrought } from "../options/options";

export const sentenceOf = (title: string, name: string): string => `${title}-option-${name}`;

/** A title without words for its options offers all of them by name. */
const silent = (title: string): boolean => keysOf(`${title}-option-`).length === 0;
export const spokenOf = (title: string, name: string): { sentence: string; args?: Args } =>
	silent(title)
		? { sentence: "option-other", args: { name: capital(name.replaceAll("_", " ")) } }
		: { sentence: sentenceOf(title, name) };
const hasSentence = (title: string, name: string): boolean => knows(sentenceOf(title, name)) || silent(title);

export function labelOf(title: string, name: string, value: Value): string {
	const key = `${sentenceOf(title, name)}-${value}`;
	if (knows(key)) return t(key);
	if (silent(title)) return typeof value === "boolean" ? t(value ? "on" : "off") : String(value);
	const made = madeName(value);
	if (made) return made;
	const parts = String(value).split(/[,+]/);
	const named = parts.map((part) => (knows(`${title}-fancy-${part}`) ? t(`${title}-fancy-${part}`) : part)).join(" + ");
	const args = { value: typeof value === "number" ? value + 1 : named, count: parts.length };
	return t(`${sentenceOf(title, name)}-value`, args);
}
/** A line about a choice, if the catalogue has one: how a deck plays. */
export const aboutOf = (title: string, name: string, value: Value): string => {
	const key = `${sentenceOf(title, name)}-${value}`;
	const line = knows(key) ? t(`${key}.about`) : key;
	return line.startsWith(key) ? "" : line;
};
/** A list that somebody made: a choice that is not among the server's. */
export const isOwn = (value: Value | undefined): value is string => typeof value === "string" && /[,+]/.test(value);

export function worthAsking(title: string, setting: SettingInfo, chosen: Chosen, seats: number): boolean {
	const open = choicesOf(title, setting, seats).length > 1 || isOwn(chosen[setting.name]);
	return open && hasSentence(title, setting.name) && applies([setting], setting.name, chosen, seats);
}

/** The choices a sentence offers: those with words of their own, and one for each chair. */
export function choicesOf(title: string, { name, choices }: SettingInfo, seats: number): Value[] {
	const sentence = sentenceOf(title, name);
	const chair = (value: Value) => knows(`${sentence}-value`) && typeof value === "number" && value < seats;
	return choices.filter((value) => knows(`${sentence}-${value}`) || chair(value) || silent(title));
}

/** Whether a choice is still valid with this many seats. Settings without a sentence are left to the server. */
export function stands(title: string, setting: SettingInfo, chosen: Chosen, seats: number): boolean {
	const value = chosen[setting.name];
	if (value === undefined || isOwn(value) || !knows(sentenceOf(title, setting.name))) return true;
	return applies([setting], setting.name, chosen, seats) && choicesOf(title, setting, seats).includes(value);
}

/** The sentences of a table whose options are fixed. What the chairs bring is shown at the chairs. */
export function OptionsSet({ info, title }: { info: TableInfo; title: TitleInfo | undefined }): JSX.Element {
	const { brought = [], settings = [] } = title ?? {};
	const names = Object.keys(info.options).filter(
		(name) =>
			!isBrought(brought, name) && hasSentence(info.title, name) && applies(settings, name, info.options, info.seats),
	);
	return (
		<div class="sentences sentences--set" aria-live="polite">
			{names.map((name) => {
				const { sentence, args } = spokenOf(info.title, name);
				const value = <b class="chip chip--set">{labelOf(info.title, name, info.options[name] ?? "")}</b>;
				return <p key={name}>{around(sentence, value, args)}</p>;
			})}
		</div>
	);
}
