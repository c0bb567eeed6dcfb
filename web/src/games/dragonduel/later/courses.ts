// How the Towers fell: the data of the ending's chart.
import type { Heard } from "../../../protocol";
import type { View } from "../cards/cards";

/** Tower cards after each turn, per seat; −1 once a player is out. */
export function coursesOf(heard: Heard[], { seats, tower_size }: View): number[][] {
	const now = Array.from({ length: seats }, () => tower_size);
	const courses = now.map((n) => [n]);
	for (const { kind, seat, tower } of heard) {
		if (typeof seat === "number" && typeof tower === "number") now[seat] = tower;
		if (kind === "defeated" && typeof seat === "number") now[seat] = -1;
		if (kind === "turn" || kind === "over") for (const [at, course] of courses.entries()) course.push(now[at] ?? 0);
	}
	return courses;
}
