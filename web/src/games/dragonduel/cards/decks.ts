// The player's own decks: written one card per line, stored here and on the server, passed to a table in one line.

import { remember, remembered } from "../../../state/settings";
import { madeName, nameMade } from "../../../table/options/made";
import { knows, t } from "../../../ui/locales";
import { allCards, cardOf, isToken, nameOf, type Player, type View } from "./cards";

export type Counts = Record<string, number>;
export interface Deck {
	name: string;
	counts: Counts;
	/** Its id on the server, once it has been stored there. */
	id?: string | undefined;
}
export const SIZE = 50;
export const MOST = 4;

const PLACE = "emberhall.dragonduel.decks";
export const decks = (): Deck[] => remembered<Deck[]>(PLACE) ?? [];
export const keepDecks = (all: Deck[]): void => remember(PLACE, all);

/** The deck being built: nothing is lost when the builder is closed. */
const DRAFT = "emberhall.dragonduel.draft";
export const draft = (): Deck | null => remembered<Deck>(DRAFT) ?? decks()[0] ?? null;
export const keepDraft = (deck: Deck): void => remember(DRAFT, deck);

export const sizeOf = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
export const sorted = (counts: Counts): [string, number][] =>
	Object.entries(counts)
		.filter(([, n]) => n > 0)
		.sort(([a], [b]) => a.localeCompare(b));

/** `4 CS-01 Fire Slime`, one card per line: for people to read and to send each other. */
export const written = (counts: Counts): string =>
	sorted(counts)
		.map(([code, n]) => `${n} ${code} ${nameOf(code)}`)
		.join("\n");
/** The deck in one line, as a table's options carry it. */
export const inOneLine = (counts: Counts): string =>
	sorted(counts)
		.map(([code, n]) => `${n}x${code.toLowerCase()}`)
		.join(",");

/** Makes the table's options show this deck by its name, in this browser. */
export const nameDeck = ({ name, counts }: Deck): void => nameMade(inOneLine(counts), name);

/** The name of a player's deck: a starter deck's own, or the one it was built under. */
export function deckName({ lists }: View, { seat, deck_name: key }: Player): string {
	if (knows(`dragonduel-deck-name-${key}`) && key !== "own") return t(`dragonduel-deck-name-${key}`);
	const counts: Counts = {};
	for (const code of lists[seat] ?? []) counts[code] = (counts[code] ?? 0) + 1;
	return madeName(inOneLine(counts)) ?? t("dragonduel-deck-name-own");
}

/** Text normalized for comparison: case, accents and kinds of apostrophes and dashes make no difference. */
const plain = (text: string): string =>
	text
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/[^\p{L}\p{N}]+/gu, " ")
		.trim()
		.toLowerCase();

/** The card that a line names: by number, or by name in either language. */
function codeOf(said: string): string | undefined {
	const code = /^[a-z]{2}-\d{1,2}(?=\s|$)/i.exec(said)?.[0];
	if (code) return code.toUpperCase();
	const wanted = plain(said);
	return allCards().find(({ name }) => Object.values(name).some((each) => plain(each) === wanted))?.card;
}

/** The first line that names no card. */
export interface Wrong {
	line: number;
	said: string;
}
export const isWrong = (got: Counts | Wrong): got is Wrong => typeof got.said === "string";

const BEFORE = /^(\d+)(?:\s*[x×](?=\s|[a-z]{2}-\d)|\s)\s*(.+)$/i;
const AFTER = /^(.+?)\s+[x×]\s*(\d+)$/i;

/** Reads `4 CS-01 Fire Slime`, `4x Fire Slime`, `Slime de feu x4` or `Fire Slime`, one card per line. */
export function read(text: string): Counts | Wrong {
	const counts: Counts = {};
	for (const [at, line] of text.replaceAll(",", "\n").split("\n").entries()) {
		const said = line.split("#")[0]?.trim();
		if (!said) continue;
		const before = BEFORE.exec(said);
		const after = before ? null : AFTER.exec(said);
		const code = codeOf(before?.[2] ?? after?.[1] ?? said);
		if (!code) return { line: at + 1, said };
		counts[code] = (counts[code] ?? 0) + Number(before?.[1] ?? after?.[2] ?? 1);
	}
	return counts;
}

/** Why a table would refuse this deck, in sentences; none if it is legal. The server checks it again. */
export function problems(counts: Counts): string[] {
	const found: string[] = [];
	const all = sizeOf(counts);
	if (all !== SIZE) found.push(t("dragonduel-deck-D01", { of: SIZE, n: all }));
	for (const [code, n] of sorted(counts)) {
		const known = allCards().find(({ card }) => card === code);
		if (!known) found.push(t("dragonduel-deck-D03", { card: code }));
		else if (isToken(known)) found.push(t("dragonduel-deck-D04", { card: nameOf(code) }));
		else if (n > MOST) found.push(t("dragonduel-deck-D02", { of: MOST, card: nameOf(code), n }));
	}
	return found;
}

/** How many cards there are of each cost; the last column is for all higher ones. */
export function curveOf(counts: Counts, columns: number): number[] {
	const curve = Array.from({ length: columns }, () => 0);
	for (const [code, n] of Object.entries(counts)) {
		const at = Math.min(columns - 1, cardOf(code).cost);
		curve[at] = (curve[at] ?? 0) + n;
	}
	return curve;
}

export function sumBy(counts: Counts, of: (code: string) => string): [string, number][] {
	const sums = new Map<string, number>();
	for (const [code, n] of Object.entries(counts)) if (n) sums.set(of(code), (sums.get(of(code)) ?? 0) + n);
	return [...sums].sort(([, a], [, b]) => b - a);
}
