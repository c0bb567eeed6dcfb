// How each seat's reputation grew, turn by turn, as the rules told it.
import type { Event } from "../table/story";

export interface Course {
	seat: number;
	/** Reputation at the start of each turn, and at the end. */
	points: number[];
}

export function coursesOf(heard: Event[], seats: number): Course[] {
	const start = heard.findLastIndex((event) => event.kind === "begun") + 1;
	const standings = heard.slice(start).flatMap((event) => ("reputation" in event ? [event.reputation] : []));
	const shared = standings.filter((standing) => Array.isArray(standing));
	return Array.from({ length: seats }, (_, seat) => ({ seat, points: shared.map((standing) => standing[seat] ?? 0) }));
}
