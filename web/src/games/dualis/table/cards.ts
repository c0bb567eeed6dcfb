// Cards of Duālis as the page draws them, `S5B` is Star 5 blue.
import type { Answer } from "../../../board/picking";
import type { Views } from "../../../protocol";
import { t } from "../../../ui/locales";

export type View = Views["dualis"];
export type Trick = View["seen"][number];
export type Round = View["rounds"][number];
export type Side = View["sides"][number];
export type Colour = "R" | "B";

export interface Card {
	suit: "S" | "M";
	number: number;
	colour: Colour;
}
const NUMBERS = Array.from({ length: 13 }, (_, i) => i + 1);
const DECK = new Map<string, Card>(
	(["S", "M"] as const).flatMap((suit) =>
		(["R", "B"] as const).flatMap((colour) =>
			NUMBERS.map((number): [string, Card] => [`${suit}${number}${colour}`, { suit, number, colour }]),
		),
	),
);

export function cardOf(code: string): Card {
	const card = DECK.get(code);
	if (!card) throw new Error(`${code} is not a card.`);
	return card;
}

export const other = (colour: Colour): Colour => (colour === "R" ? "B" : "R");

/** The card's name in the reader's language; with a coin, also how it lies. */
export function nameOf(code: string, coin = false): string {
	const { suit, number, colour } = cardOf(code);
	return t(coin ? "dualis-card-turned" : "dualis-card", { suit, number, colour, lies: other(colour) });
}

/** What a card counts as, once a coin has changed it: `S7B+`. */
export function countedName(play: string): string {
	const code = play.replace("+", "");
	return code === play ? nameOf(code) : t("dualis-card-counted", { ...cardOf(code) });
}

/** A play: its card, and whether a coin goes on it. */
export interface Play {
	code: string;
	coin: boolean;
}
export const playOf = ({ refs: [code = "", coin] }: Answer): Play => ({ code, coin: coin !== undefined });

/** The finished trick while it may be seen; a new round begins with an empty table. */
export const lastOf = ({ table, last, round, winners }: View): Trick | null =>
	last && !table.length && (last.round === round || winners) ? last : null;
