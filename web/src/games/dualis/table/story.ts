// The story of a table in sentences, made from what this seat heard. Newest trick first. A table played from memory
// tells the cards of the running trick, and of the last one until the next card is led; then only who took it.

import type { Heard } from "../../../protocol";
import type { Line } from "../../../table/layout";
import { newestFirst } from "../../../table/story/order";
import { signed } from "../../../ui/locales";
import { nameOf, type View } from "./cards";

interface Played {
	kind: "played";
	seat: number;
	trick: number;
	card: string;
	coin: boolean;
	lies: "R" | "B";
	centre: [number, number];
	trump: "R" | "B" | null;
	led: boolean;
	direction: "high" | "low";
}
interface TrickEnd {
	kind: "trick";
	trick: number;
	winner: number;
	card: string;
	trump: "R" | "B" | null;
}
interface RoundStart {
	kind: "round";
	round: number;
	leader: number;
}
interface Scored {
	kind: "scored";
	round: number;
	scores: number[];
	winner: number | null;
}
type Told = Played | TrickEnd | RoundStart | Scored;

const KINDS = new Set(["played", "trick", "round", "scored"]);
export const told = (heard: Heard[]): Told[] => heard.filter((event) => KINDS.has(event.kind)) as unknown as Told[];
export const playedIn = (heard: Heard[]): Played[] => told(heard).filter((event) => event.kind === "played");

/** Drops what may not be seen again: cards of tricks that have been covered. */
export function keep(heard: Heard[], view: View): Heard[] {
	const known = heard.filter((event) => event.kind !== "round" || Number(event.round) <= view.round);
	if (view.memory_aid === "full") return known;
	const firstOpen = openFrom(known, view, view.memory_aid === "last_trick" ? 1 : 0);
	return known.filter((event, i) => i >= firstOpen || event.kind !== "played");
}

/** Index of the first event whose card may still be shown. */
function openFrom(heard: Heard[], view: View, back: number): number {
	const leads = heard.flatMap((event, i) => (event.kind === "played" && event.led ? [i] : []));
	const standing = view.table.length ? 1 : view.last ? 1 : 0;
	return leads.at(-(standing + back)) ?? (standing + back > leads.length ? 0 : heard.length);
}

export function storyOf(heard: Heard[], view: View): Line[] {
	const groups: Line[][] = [];
	const events = told(heard);
	const places = heard.flatMap(({ kind }, i) => (KINDS.has(kind) ? [i] : []));
	const open = new Set(events.filter((event) => event.kind === "played").map((event) => event.trick));
	let at = "";
	for (const [k, event] of events.entries()) {
		const place = event.kind === "played" || event.kind === "trick" ? `trick ${event.trick}` : event.kind;
		if (place !== at || event.kind === "round") groups.push(headingOf(event, open));
		at = place;
		groups.at(-1)?.push(...linesOf(event, view, open).map((line) => ({ ...line, at: places[k] ?? 0 })));
	}
	const last = groups.at(-1)?.findLast((line) => line.who !== undefined);
	if (last) last.last = true;
	const lines = newestFirst(groups);
	// if every trick is still open, as in a review, nothing has to be remembered
	const done = events.filter((event) => event.kind === "trick");
	const forgets = done.length === 1 || done.some(({ trick }) => !open.has(trick));
	if (view.memory_aid !== "full" && forgets) {
		lines.push({ key: "dualis-story-memory", icon: "lock" });
	}
	return lines;
}

function headingOf(event: Told, open: Set<number>): Line[] {
	if (event.kind === "round") return [{ key: "dualis-round", args: { round: event.round }, heading: true }];
	if (event.kind === "scored" || !open.has(event.trick)) return [];
	return [{ key: "dualis-trick", args: { trick: event.trick }, heading: true }];
}

function linesOf(event: Told, view: View, open: Set<number>): Line[] {
	switch (event.kind) {
		case "round":
			return [{ key: "dualis-story-round", who: event.leader }];
		case "played":
			return playLines(event, view);
		case "trick": {
			const key = open.has(event.trick) ? "dualis-story-took" : "dualis-story-took-face-down";
			return [{ key, who: event.winner, args: { card: nameOf(event.card), trick: event.trick } }];
		}
		case "scored":
			return [{ key: "dualis-story-scored", icon: "crown", args: { scores: event.scores.map(signed).join(" : ") } }];
	}
}

function playLines(event: Played, view: View): Line[] {
	const verb = event.led ? "leads" : "plays";
	const key = event.coin ? `dualis-story-${verb}-coin` : `dualis-story-${verb}`;
	const lines: Line[] = [{ key, who: event.seat, args: { card: nameOf(event.card), lies: event.lies } }];
	if (event.coin)
		lines.push({
			key: "dualis-story-centre",
			icon: `coin-${event.lies === "R" ? "red" : "blue"}`,
			args: centreArgs(event, view),
		});
	if (event.led && view.highlow && view.say_direction)
		lines.push({ key: `dualis-${event.direction}-wins`, icon: "star" });
	return lines;
}

function centreArgs(event: Played, view: View): Record<string, string | number> {
	const [red, blue] = event.centre;
	return { red, blue, trump: view.show_trump_now ? (event.trump ?? "none") : "hidden" };
}
