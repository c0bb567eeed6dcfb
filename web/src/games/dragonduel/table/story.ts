// The story of a duel in sentences, made from what this seat heard; the newest turn first.

import type { Heard } from "../../../protocol";
import type { Line } from "../../../table/layout";
import { newestFirst } from "../../../table/story/order";
import type { View } from "../cards/cards";
import { Teller } from "./tales";

export function storyOf(heard: Heard[], view: View): Line[] {
	const teller = new Teller(heard, view);
	const groups: Line[][] = [[{ key: "dragonduel-set-up", heading: true }]];
	for (const at of heard.keys()) {
		const line = teller.lineAt(at);
		if (!line) continue;
		if (line.heading) groups.push([line]);
		else groups.at(-1)?.push(line);
	}
	return newestFirst(groups.filter((group) => group.length > 1));
}

/** Tower cards after each turn, per seat: the data of the ending's chart. */
export function coursesOf(heard: Heard[], seats: number): number[][] {
	const now = Array.from({ length: seats }, () => 5);
	const courses = now.map((n) => [n]);
	for (const event of heard) {
		if (typeof event.tower === "number" && typeof event.seat === "number") now[event.seat] = event.tower;
		if (event.kind === "defeated" && typeof event.seat === "number") now[event.seat] = -1;
		if (event.kind === "turn" || event.kind === "over")
			for (const [seat, course] of courses.entries()) course.push(now[seat] ?? 0);
	}
	return courses;
}
