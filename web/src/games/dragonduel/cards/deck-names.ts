// What a deck is called, and how it is written in one line.
import { madeName } from "../../../table/options/made";
import { knows, t } from "../../../ui/locales";
import type { Player, View } from "./cards";

export type Counts = Record<string, number>;

export const sorted = (counts: Counts): [string, number][] =>
	Object.entries(counts)
		.filter(([, n]) => n > 0)
		.sort(([a], [b]) => a.localeCompare(b));

/** The deck in one line, as a table's options carry it. */
export const inOneLine = (counts: Counts): string =>
	sorted(counts)
		.map(([code, n]) => `${n}x${code.toLowerCase()}`)
		.join(",");

/** The name of a player's deck: a starter deck's own, or the one it was built under. */
export function deckName({ lists }: View, { seat, deck_name: key }: Player): string {
	if (knows(`dragonduel-deck-name-${key}`) && key !== "own") return t(`dragonduel-deck-name-${key}`);
	const counts: Counts = {};
	for (const code of lists[seat] ?? []) counts[code] = (counts[code] ?? 0) + 1;
	return madeName(inOneLine(counts)) ?? t("dragonduel-deck-name-own");
}
