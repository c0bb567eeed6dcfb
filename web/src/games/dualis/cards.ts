// Cards and words of Duālis as the page reads them: `S5B` is Star 5 blue, `play S5B+` plays it with a coin.
import { t } from "../../locales";
import type { Views } from "../../protocol";

export type View = Views["dualis"];
export type Laid = View["table"][number];
export type Trick = View["seen"][number];
export type Round = View["rounds"][number];
export type Side = View["sides"][number];
export type Colour = "R" | "B";

export interface Card {
	suit: "S" | "M";
	number: number;
	colour: Colour;
}

export function cardOf(code: string): Card {
	const parts = /^([SM])(\d+)([RB])/.exec(code);
	if (!parts) throw new Error(`${code} is not a card.`);
	return { suit: parts[1] as Card["suit"], number: Number(parts[2]), colour: parts[3] as Colour };
}

export const other = (colour: Colour): Colour => (colour === "R" ? "B" : "R");
export const wordOf = (code: string, coin: boolean): string => `play ${code}${coin ? "+" : ""}`;

/** The card's name in the reader's language; with a coin, also how it lies. */
export function nameOf(code: string, coin = false): string {
	const { suit, number, colour } = cardOf(code);
	return t(coin ? "dualis-card-turned" : "dualis-card", { suit, number, colour, lies: other(colour) });
}

/** Which codes can be played at all, and which of them with a coin. */
export function choicesOf(words: string[]): { cards: Set<string>; coins: Set<string> } {
	const cards = new Set<string>();
	const coins = new Set<string>();
	for (const word of words) {
		const code = word.slice("play ".length);
		if (code.endsWith("+")) coins.add(code.slice(0, -1));
		cards.add(code.replace("+", ""));
	}
	return { cards, coins };
}
