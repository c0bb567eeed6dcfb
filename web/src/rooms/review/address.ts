// The address of a moment of a game: where, through whose eyes, and whether everything is revealed.
import type { Eyes } from "../../net/reviews";

/** What the address asks for. */
export function askedFor(search: string): { eyes: Eyes | null; all: boolean; at: number | null; follow: boolean } {
	const asked = new URLSearchParams(search);
	const number = (name: string) => (/^\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
	const seat = asked.get("seat") === "watch" ? "watch" : number("seat");
	return { eyes: seat, all: asked.has("all"), at: number("at"), follow: asked.has("follow") };
}
export const addressOf = (table: string, at: number, eyes: Eyes, all: boolean): string =>
	`/review/${table}?at=${at}&seat=${eyes}${all ? "&all" : ""}`;
