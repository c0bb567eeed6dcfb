// Card text, made from the card's data: a phrase is a message and its arguments, which may be phrases themselves, or
// lists of them. The cards of every title use this.

import { FALLBACK } from "../../state/languages";
import { settings } from "../../state/settings";
import { capital } from "../../ui/capital";
import { knows, spoken, t } from "../../ui/locales";

export interface Phrase {
	/** The message; empty for a text of the card's own, which is in `args` by language. */
	key: string;
	args?: Args;
	/** The text if no language has the message. */
	else?: string;
}
export type Args = Record<string, unknown>;

export const isPhrase = (part: unknown): part is Phrase => typeof part === "object" && part !== null && "key" in part;
/** An argument that is a list of phrases. */
export const rowIn = ({ args = {} }: Phrase, name: string): Phrase[] => {
	const part = args[name];
	return Array.isArray(part) ? part.filter(isPhrase) : isPhrase(part) ? [part] : [];
};
/** Every phrase in a tree, outer ones first. */
export function within(part: unknown): Phrase[] {
	if (Array.isArray(part)) return part.flatMap(within);
	return isPhrase(part) ? [part, ...Object.values(part.args ?? {}).flatMap(within)] : [];
}

/** A tree of messages as one sentence; empty parts leave no gap. `as` may replace a key by another. */
export function say(phrase: Phrase, as = (key: string): string => key): string {
	const { key, args = {} } = phrase;
	if (!key) return String(args[settings.get().lang] ?? args[FALLBACK] ?? "");
	if (!knows(key)) return phrase.else ?? "";
	const parts = Object.entries(args).map(([name, arg]): [string, string | number] => [name, said(arg, as)]);
	let text = t(as(key), Object.fromEntries(parts));
	for (const [, part] of parts)
		if (String(part).endsWith(".")) text = text.replace(`: ${part}`, () => `: ${small(String(part))}`);
	return text
		.replaceAll(/\s+/g, " ")
		.replaceAll(/ ([,.])/g, "$1")
		.trim();
}
/** A sentence as it begins after a colon. */
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** Sentences in a row; after a colon one begins small. */
export const joined = (parts: string[]): string =>
	parts.filter(Boolean).reduce((row, next) => (row ? `${row} ${row.endsWith(":") ? small(next) : next}` : next), "");
function said(arg: unknown, as: (key: string) => string): string | number {
	if (typeof arg === "number") return arg;
	if (Array.isArray(arg))
		return arg
			.map((part) => said(part, as))
			.filter(Boolean)
			.join(" ");
	return isPhrase(arg) ? say(arg, as) : String(arg);
}
/** A list of phrases, one after the other. */
export const sayAll = (row: Phrase[] = []): string => joined(row.map((each) => say(each)));

/** A cache of finished sentences. */
const saidBefore = { edition: {} as unknown, lines: new WeakMap<Phrase, string>() };
export function sentence(phrase: Phrase | undefined): string {
	if (!phrase) return "";
	const edition = spoken();
	if (saidBefore.edition !== edition) Object.assign(saidBefore, { edition, lines: new WeakMap() });
	const line = saidBefore.lines.get(phrase) ?? capital(say(phrase));
	saidBefore.lines.set(phrase, line);
	return line;
}
