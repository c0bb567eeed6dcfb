// The cards as the page reads them: what each is, and its text, made from its data in the reader's language.

import type { Heard, Views } from "../../../protocol";
import { settings } from "../../../state/settings";
import { nearOf } from "../../../table/followed-seat";
import { capital } from "../../../ui/capital";
import { knows, spoken, t } from "../../../ui/locales";
import { isPhrase, type Phrase, say, sentence, within } from "../../cards/phrases";
import { type DeckLimits, shelfOf } from "../../cards/shelf";
import data from "../cards.json?nameless";
import { monsterRef } from "./things";

export type View = Views["dragonduel"];
export type Player = View["players"][number];
export type Monster = Player["monsters"][number];
export type Item = View["chain"][number];

export interface Card {
	card: string;
	kind: "monster" | "magic" | "token";
	cost: number;
	cost_x: number;
	element: string;
	traits: string[];
	strength: number | null;
	keywords: string[];
	abilities: number;
	text: Phrase[];
	ops: string[];
	provenance: string;
	/** What its picture is put together from, of a card without one of its own. */
	drawing?: Record<string, string>;
	/** What the rulebook says of it that needs a word. */
	note?: Record<string, string>;
	/** Set for Magic; for a monster its kind says it. */
	token?: boolean;
}
export interface Starter {
	key: string;
	elements: string[];
	counts: Record<string, number>;
}

/** Fields that the catalogue leaves out when they are empty. */
const BARE = { traits: [], strength: null, keywords: [], text: [], ops: [] };
const shelf = shelfOf("dragonduel", import.meta.url, data, ({ cards, decks = [], deck }) => {
	const all = cards.map(
		({ id, family, ...facts }) => ({ ...BARE, ...facts, card: id, kind: family }) as unknown as Card,
	);
	return {
		cards: all,
		decks: decks as Starter[],
		limits: deck ?? { size: 0, most: 0, hand: 0 },
		byCode: new Map(all.map((card) => [card.card, card])),
	};
});
export const { nameOf, namesOf, overlay, tagged } = shelf;
export const allCards = (): Card[] => shelf.now().cards;
export const deckLimits = (): DeckLimits => shelf.now().limits;
export const starters = (): Starter[] => shelf.now().decks;

/** An unknown card, such as in a deck made with the house cards of another server: it is shown by its number. */
const STRANGE = (code: string): Card => ({
	...BARE,
	card: code,
	kind: "magic",
	cost: 0,
	cost_x: 0,
	element: "light",
	abilities: 0,
	provenance: "",
});
export const cardOf = (code: string): Card => shelf.now().byCode.get(code) ?? STRANGE(code);

/** Made by effects, never in a deck. */
export const isToken = ({ kind, token }: Card): boolean => kind === "token" || token === true;

/** The icons and colours call darkness shadow. */
export const shade = (element: string): string => (element === "dark" ? "shadow" : element);
export const traitName = (trait: string): string =>
	knows(`dragonduel-trait-${trait}`) ? t(`dragonduel-trait-${trait}`) : capital(trait);
export const flagName = (flag: string): string => t(`dragonduel-flag-${flag}`);

export const listed = (names: string[]): string => names.join(", ");

export const textLine = sentence;
export const textOf = (code: string): string[] => cardOf(code).text.map(sentence);

/** The short form of a message, if there is one. */
const short = (key: string): string => {
	const brief = key.replace(/^dragonduel-/, "dragonduel-brief-");
	return knows(brief) ? brief : key;
};
const toldShort = { edition: {} as unknown, lines: new WeakMap<Phrase, string>() };
const lineShort = (phrase: Phrase): string => {
	const edition = spoken();
	if (toldShort.edition !== edition) Object.assign(toldShort, { edition, lines: new WeakMap() });
	const known = toldShort.lines.get(phrase) ?? capital(say(phrase, short));
	toldShort.lines.set(phrase, known);
	return /[.!?]$/.test(known) ? known : `${known}.`;
};
/** The short text of a card, as shown on it. A card with only keywords says what they do. */
export function briefOf(code: string): string {
	const { text, keywords } = cardOf(code);
	if (text.length) return text.map(lineShort).join(" ");
	return keywords.map((word) => `${t(`dragonduel-brief-keyword-${word}`)}.`).join(" ");
}
/** One line of a card's text, in short form. */
export function partBrief(code: string, line: number): string {
	const phrase = cardOf(code).text[line];
	return phrase ? lineShort(phrase) : "";
}

/** A card's cost as printed on it: `2+2X` is 2 and 2 more for each X. */
export const costOf = ({ cost, cost_x }: Card): string =>
	cost_x > 0 ? `${cost}+${cost_x > 1 ? cost_x : ""}X` : String(cost);

/** Lines that have done their work once a card is in play. */
const SPENT = /-on-enter|-tower-(mode|x)$|-extra-cost$/;
const lasting = (code: string): string => {
	const { text } = cardOf(code);
	return text
		.filter(({ key }) => !SPENT.test(key))
		.map(lineShort)
		.join(" ");
};
/**
 * The short text of a card in play in at most `most` letters: whole, or without what is done, or as many clauses or words
 * as fit, marked as cut. Never nothing.
 */
export function briefIn(code: string, most: number): string {
	const whole = briefOf(code);
	if (whole.length <= most) return whole;
	const left = lasting(code) || whole;
	return left.length <= most ? left : cut(left, most);
}
function cut(text: string, most: number): string {
	let told = "";
	for (const clause of text.split(/(?<=[.;]|.{20},)\s+/)) {
		if (told.length + clause.length > most) break;
		told += `${told && " "}${clause}`;
	}
	return `${(told || text.slice(0, text.lastIndexOf(" ", most))).replace(/[\s.;,:]+$/, "")}…`;
}

/** One line of a card's text, or one sentence of a line with choices. */
export function partText(code: string, line: number, part?: number): string {
	const phrase = cardOf(code).text[line];
	const sentences = part === undefined ? [] : sentencesOf(phrase);
	return textLine(sentences[part ?? 0] ?? phrase);
}
/** A line of a card's text by its address in events: card, line and, of a choice, the sentence, as in `CS-45:1:2`. */
export function lineAt(where: string): string {
	const [code = "", line, part] = where.split(":");
	return partText(code, Number(line), part === undefined ? undefined : Number(part));
}
function sentencesOf(phrase: Phrase | undefined): Phrase[] {
	const inner = phrase?.args?.do;
	if (Array.isArray(inner)) return inner.filter(isPhrase);
	return isPhrase(inner) ? sentencesOf(inner) : [];
}
export const isCard = (code: string): boolean => shelf.now().byCode.has(code);

/** The tokens that a card's text mentions. */
export function tokensOf(code: string): Card[] {
	const made = within(cardOf(code).text).filter(({ key }) => key.startsWith("dragonduel-text-token"));
	const names = new Set(made.map(({ args = {} }) => args[settings.get().lang]));
	return allCards().filter((token) => isToken(token) && names.has(nameOf(token.card)));
}

export const playerAt = (view: View, seat: number): Player => view.players[seat] as Player;
export const monsterAt = (view: View, id: string): Monster | undefined =>
	view.players.flatMap(({ monsters }) => monsters).find((monster) => monster.id === id);
export const ownerOf = (view: View, id: string): number =>
	view.players.find(({ monsters }) => monsters.some((monster) => monster.id === id))?.seat ?? -1;
export const monsterName = (view: View, id: string): string => {
	const monster = monsterAt(view, id);
	return monster ? nameOf(monster.card) : id;
};
/** A monster's name even after it has gone, from the events of its entering or leaving. */
export function nameEver(view: View, heard: Heard[], id: string): string {
	if (monsterAt(view, id)) return monsterName(view, id);
	const told = heard.findLast(({ card, monster }) => card !== undefined && monsterRef(monster) === id);
	return told ? nameOf(String(told.card)) : id;
}
/** The seat at the bottom: the reader's own, or the one a spectator follows. */
export const nearSeat = (view: View): number => nearOf(view) ?? 0;
export const foesOf = (view: View): Player[] => {
	const near = nearSeat(view);
	return [...view.players.slice(near + 1), ...view.players.slice(0, near)];
};
