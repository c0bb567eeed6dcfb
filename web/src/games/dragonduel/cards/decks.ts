// The player's own decks: written one card per line, stored here and on the server, passed to a table in one line.

import { remember, remembered } from "../../../state/settings";
import { keepMade, nameMade } from "../../../table/options/made";
import { t } from "../../../ui/locales";
import { allCards, cardOf, deckLimits, isToken, nameOf, namesOf, starters } from "./cards";
import { type Counts, inOneLine, sorted } from "./deck-names";

export interface Deck {
	name: string;
	counts: Counts;
	/** Its id on the server, once it has been stored there. */
	id?: string | undefined;
	/** Of a deck being built: the name of the one it began as. */
	from?: string | undefined;
}

const PLACE = "emberhall.dragonduel.decks";
export const decks = (): Deck[] => remembered<Deck[]>(PLACE) ?? [];
/** Keeps them in this browser; those that can be played are choices wherever a deck is chosen. */
export function keepDecks(all: Deck[]): void {
	remember(PLACE, all);
	const playable = all.filter(({ counts }) => problems(counts).length === 0);
	keepMade(
		"dragonduel",
		playable.map(({ name, counts }) => ({ name, value: inOneLine(counts) })),
	);
}

/** The deck being built: nothing is lost when the builder is closed. */
const DRAFT = "emberhall.dragonduel.draft";
export const draft = (): Deck | null => remembered<Deck>(DRAFT) ?? decks()[0] ?? null;
export const keepDraft = (deck: Deck): void => remember(DRAFT, deck);

/** True if a deck is nowhere else: neither saved under its name, nor a starter deck, nor empty. */
export function isUnsaved({ name, counts }: Deck): boolean {
	const line = inOneLine(counts);
	if (!line || starters().some((starter) => inOneLine(starter.counts) === line)) return false;
	return !decks().some((each) => each.name === name && inOneLine(each.counts) === line);
}

export const sizeOf = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** `4 CS-01 Fire Slime`, one card per line: for people to read and to send each other. */
export const written = (counts: Counts): string =>
	sorted(counts)
		.map(([code, n]) => `${n} ${code} ${nameOf(code)}`)
		.join("\n");
/** Makes the table's options show this deck by its name, in this browser. */
export const nameDeck = ({ name, counts }: Deck): void => nameMade(inOneLine(counts), name);

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
	return allCards().find(({ card }) => namesOf(card).some((each) => plain(each) === wanted))?.card;
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
	const { size, most } = deckLimits();
	if (all !== size) found.push(t("dragonduel-deck-D01", { of: size, n: all }));
	for (const [code, n] of sorted(counts)) {
		const known = allCards().find(({ card }) => card === code);
		if (!known) found.push(t("dragonduel-deck-D03", { card: code }));
		else if (isToken(known)) found.push(t("dragonduel-deck-D04", { card: nameOf(code) }));
		else if (n > most) found.push(t("dragonduel-deck-D02", { of: most, card: nameOf(code), n }));
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
