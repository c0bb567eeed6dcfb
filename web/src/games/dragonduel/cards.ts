// The cards as the page reads them: what each is, and what it says, made from its data in the reader's language.
import { capital } from "../../capital";
import { knows, t } from "../../locales";
import type { Heard, Views } from "../../protocol";
import { settings } from "../../settings";
import { shelfOf } from "../shelf";
import data from "./cards.json";
import { monsterRef } from "./things";

export type View = Views["dragonduel"];
export type Player = View["players"][number];
export type Monster = Player["monsters"][number];
export type Item = View["chain"][number];

export interface Phrase {
	key: string;
	args: Record<string, unknown>;
	else?: string;
}
export interface Card {
	card: string;
	kind: "monster" | "magic" | "token";
	name: { en: string; fr: string };
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
	/** Said of a Magic; of a monster its kind says it. */
	token?: boolean;
}
export interface Starter {
	key: string;
	elements: string[];
	counts: Record<string, number>;
}

interface Catalogue {
	cards: Card[];
	decks: Starter[];
}
const shelf = shelfOf("dragonduel", import.meta.url, data as unknown as Catalogue, ({ cards, decks }) => ({
	cards,
	decks,
	byCode: new Map(cards.map((card) => [card.card, card])),
}));
export const { lay, tagged } = shelf;
export const allCards = (): Card[] => shelf.now().cards;
export const starters = (): Starter[] => shelf.now().decks;

/** A card nobody here knows, as in a deck that was made with the cards of another house: it is shown by its number. */
const STRANGE = (code: string): Card => ({
	card: code,
	kind: "magic",
	name: { en: code, fr: code },
	cost: 0,
	cost_x: 0,
	element: "light",
	traits: [],
	strength: null,
	keywords: [],
	abilities: 0,
	text: [],
	ops: [],
	provenance: "",
});
export const cardOf = (code: string): Card => shelf.now().byCode.get(code) ?? STRANGE(code);
export const nameOf = (code: string): string => cardOf(code).name[settings.get().lang];

/** Made by effects, never in a deck. */
export const isToken = ({ kind, token }: Card): boolean => kind === "token" || token === true;

export const ELEMENTS = ["fire", "earth", "water", "wind", "light", "dark"] as const;
/** The look calls darkness shadow. */
export const shade = (element: string): string => (element === "dark" ? "shadow" : element);
export const elementName = (element: string): string => t(`dragonduel-element-${element}`);
export const traitName = (trait: string): string =>
	knows(`dragonduel-trait-${trait}`) ? t(`dragonduel-trait-${trait}`) : capital(trait);
export const flagName = (flag: string): string => t(`dragonduel-flag-${flag}`);

export const listed = (names: string[]): string => names.join(", ");

/** A tree of messages as one sentence; what is empty leaves no gap. */
export function say(phrase: Phrase): string {
	if (!phrase.key) return String(phrase.args[settings.get().lang] ?? "");
	if (!knows(phrase.key)) return phrase.else ?? "";
	return t(phrase.key, Object.fromEntries(Object.entries(phrase.args).map(([name, arg]) => [name, said(arg)])))
		.replaceAll(/\s+/g, " ")
		.replaceAll(/ ([,.])/g, "$1")
		.trim();
}
function said(arg: unknown): string | number {
	if (typeof arg === "number") return arg;
	if (Array.isArray(arg))
		return arg
			.map((part) => said(part))
			.filter(Boolean)
			.join(" ");
	return typeof arg === "object" && arg !== null ? say(arg as Phrase) : String(arg);
}

/** What has been said once need not be put together again. */
const saidBefore = { lang: "", lines: new WeakMap<Phrase, string>() };
export function textLine(phrase: Phrase | undefined): string {
	if (!phrase) return "";
	const { lang } = settings.get();
	if (saidBefore.lang !== lang) Object.assign(saidBefore, { lang, lines: new WeakMap() });
	const line = saidBefore.lines.get(phrase) ?? capital(say(phrase));
	saidBefore.lines.set(phrase, line);
	return line;
}
export const textOf = (code: string): string[] => cardOf(code).text.map(textLine);

/** One line of a card's text, or one sentence of a line that lets choose. */
export function partText(code: string, line: number, part?: number): string {
	const phrase = cardOf(code).text[line];
	const sentences = part === undefined ? [] : sentencesOf(phrase);
	return textLine(sentences[part ?? 0] ?? phrase);
}
function sentencesOf(phrase: Phrase | undefined): Phrase[] {
	const inner = phrase?.args.do;
	if (Array.isArray(inner)) return inner as Phrase[];
	return typeof inner === "object" && inner !== null ? sentencesOf(inner as Phrase) : [];
}
export const isCard = (code: string): boolean => shelf.now().byCode.has(code);

/** The tokens a card's text speaks of. */
export function tokensOf(code: string): Card[] {
	const names = new Set<unknown>();
	const walk = (part: unknown): void => {
		if (Array.isArray(part)) part.forEach(walk);
		else if (typeof part === "object" && part !== null) {
			const { key, args } = part as Phrase;
			if (key.startsWith("dragonduel-text-token")) names.add(args.en);
			Object.values(args).forEach(walk);
		}
	};
	cardOf(code).text.forEach(walk);
	return allCards().filter((card) => isToken(card) && names.has(card.name.en));
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
/** A monster's name also after it has gone, from what was told when it entered or left. */
export function nameEver(view: View, heard: Heard[], id: string): string {
	if (monsterAt(view, id)) return monsterName(view, id);
	const told = heard.findLast(({ card, monster }) => card !== undefined && monsterRef(monster) === id);
	return told ? nameOf(String(told.card)) : id;
}
/** Whoever sits at the bottom: oneself, or the first seat for those who watch. */
export const nearSeat = (view: View): number => view.seat ?? 0;
export const foesOf = (view: View): Player[] => {
	const near = nearSeat(view);
	return [...view.players.slice(near + 1), ...view.players.slice(0, near)];
};
