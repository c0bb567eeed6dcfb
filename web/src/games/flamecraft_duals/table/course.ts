// A game replayed from its events: how each seat's reputation grew, turn by turn.
import type { Heard } from "../../../protocol";

export interface Course {
	seat: number;
	/** Reputation of scored cards after turn 0, 1, 2 ... */
	points: number[];
}

export function coursesOf(heard: Heard[], seats: number): Course[] {
	const start = heard.findLastIndex((event) => event.kind === "begun") + 1;
	const courses = Array.from({ length: seats }, (_, seat): Course => ({ seat, points: [0] }));
	for (const event of heard.slice(start)) {
		if (event.kind === "turn" || event.kind === "special") {
			for (const { points } of courses) points.push(points.at(-1) ?? 0);
		} else if (event.kind === "scored" || event.kind === "claimed") {
			const points = courses[Number(event.seat)]?.points;
			if (points) points.push((points.pop() ?? 0) + Number(event.reputation));
		}
	}
	return courses;
}
