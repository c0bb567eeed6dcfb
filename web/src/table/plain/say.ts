// The words for a title without a layout: its own sentences where it has them, by keys that are the same for every
// title (docs/add-a-game.md lists them); otherwise the names its rules use, made readable.

import type { Answer } from "../../board/picking";
import type { Person } from "../../board/scene";
import type { Heard, Question } from "../../protocol";
import { capital } from "../../ui/capital";
import { type Args, knows, t, whole } from "../../ui/locales";
import type { Line } from "../layout";
import { cardName } from "./names";
import { bare, type Fact, SEATS } from "./parts";

export const readable = (name: string): string => name.replaceAll(/[._-]/g, " ");

const KEY = /^[\w-]+$/;
const first = (keys: string[], args?: Args): string | null =>
	keys.reduce<string | null>((found, key) => found ?? (KEY.test(key) ? whole(key, args) : null), null);

export const label = (title: string, field: string): string =>
	first([`${title}-view-${field}`, `plain-view-${field}`]) ?? capital(readable(field));

export const thingName = (title: string, name: string): string =>
	first([`${title}-thing-${name}`]) ?? whole(`${title}-thing`, { ref: name }) ?? cardName(title, name);

/** Agreed options are not repeated, unless the title has words for what they mean. */
export const worthSaying = (title: string, options: object, { field }: Fact): boolean =>
	!(field in options) || knows(`${title}-view-${field}`);

/** A value as people read it: seats and cards by name. */
export function shown(title: string, field: string, value: unknown, people: Person[]): string {
	if (Array.isArray(value))
		return value.map((item) => shown(title, field, item, people)).join(", ") || t("plain-nothing");
	if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
	if (value === null || value === undefined) return "–";
	const person = SEATS.includes(field) && typeof value === "number" ? people[value] : undefined;
	return person ? person.name : cardName(title, String(value));
}

/** A value as an argument of a sentence: numbers stay numbers, and yes and no are the same in every language. */
function taken(title: string, field: string, value: unknown, people: Person[]): string | number {
	if (typeof value === "boolean") return value ? "yes" : "no";
	return typeof value === "number" && !SEATS.includes(field) ? value : shown(title, field, value, people);
}

function argsOf(title: string, facts: object, people: Person[]): Record<string, string | number> {
	const said = Object.entries(facts).filter(([, value]) => value !== null);
	return Object.fromEntries(said.map(([field, value]) => [field, taken(title, field, value, people)]));
}

/** A sentence about the value, or a label before it. */
export function factText(title: string, { field, value }: Fact, people: Person[]): string {
	const key = `${title}-view-${field}`;
	const sentence = whole(key) === null ? whole(key, { value: taken(title, field, value, people) }) : null;
	return sentence ?? t("plain-fact", { label: label(title, field), value: shown(title, field, value, people) });
}

export const questionText = (title: string, { ask }: Question): string =>
	first([`${title}-ask-${ask}`]) ?? whole(`${title}-ask`, { ask }) ?? t("plain-ask", { ask: readable(ask) });

/** What each answer does, by its word. Two that would read alike are shown as their words. */
export function answerTexts(title: string, answers: Answer[]): Map<string, string> {
	const texts = answers.map((answer) => answerText(title, answer));
	const often = new Map<string, number>();
	for (const text of texts) often.set(text, (often.get(text) ?? 0) + 1);
	return new Map(answers.map(({ word }, i) => [word, often.get(texts[i] ?? "") === 1 ? (texts[i] ?? word) : word]));
}

function answerText(title: string, { verb, refs, facts }: Answer): string {
	const own = first([`${title}-answer-${verb}`], argsOf(title, facts ?? {}, []));
	return own ?? [capital(readable(verb)), ...refs.map((ref) => thingName(title, bare(ref)))].join(" ");
}

/** What the answer would lead to, where the rules know. */
export const thenText = (title: string, { gives, facts }: Answer): string =>
	(gives && first([`${title}-then-${gives}`], argsOf(title, facts ?? {}, []))) || "";

/** The story, in its order. */
export function storyOf(title: string, heard: Heard[], people: Person[]): Line[] {
	const lines = heard.map((event, at) => lineOf(title, event, people, at));
	const newest = lines.at(-1);
	if (newest) newest.last = true;
	return lines;
}

function lineOf(title: string, { kind, seat, ...facts }: Heard, people: Person[], at: number): Line {
	const who = typeof seat === "number" ? { who: seat } : {};
	const args = argsOf(title, facts, people);
	const key = `${title}-story-${kind}`;
	if (whole(key, { ...args, name: "", other: "" }) !== null) return { key, args, at, ...who };
	const parts = Object.entries(facts).filter(([, value]) => value !== null);
	const told = parts.map(([field, value]) => `${readable(field)} ${shown(title, field, value, people)}`);
	const line = { args: { text: [readable(kind), ...told].join(", ") }, at };
	return who.who === undefined ? { key: "plain-told", ...line } : { key: "plain-told-of", ...line, ...who };
}
