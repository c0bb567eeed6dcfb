// Where things are around the table: the reader at the bottom, the others clockwise from there.

import type { Person } from "../../../board/scene";
import { nearOf } from "../../../table/followed-seat";
import { t } from "../../../ui/locales";
import type { Side, View } from "./cards";
import { sideOf } from "./rounds";

export type Place = "s" | "w" | "n" | "e";
const ROUND: Record<number, Place[]> = { 3: ["s", "w", "e"], 4: ["s", "w", "n", "e"] };

export const bottomOf = (view: View): number => nearOf(view) ?? 0;

export function placeOf(view: View, seat: number): Place {
	const offset = (seat - bottomOf(view) + view.seats) % view.seats;
	return ROUND[view.seats]?.[offset] ?? "n";
}

/** "We" and "They" for a player in a partnership; names for everybody else. */
export function sideName(view: View, people: Person[], side: Side): string {
	if (view.mode === "partnership" && view.seat !== null) {
		return t(sideOf(view.sides, view.seat) === view.sides.indexOf(side) ? "dualis-we" : "dualis-they");
	}
	return side.seats.map((seat) => people[seat]?.name ?? "").join(" & ");
}

/** The reader's own side first. */
export function sidesInOrder(view: View): Side[] {
	const near = nearOf(view);
	const mine = near === null ? 0 : sideOf(view.sides, near);
	return [...view.sides.slice(mine), ...view.sides.slice(0, mine)];
}
