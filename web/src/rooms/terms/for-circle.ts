// Setting up a table for a circle.
import { api } from "../../net/api";
import { asMe } from "../../person/me";
import type { TitleInfo } from "../../protocol";
import { go } from "../../state/route";
import { fitting } from "../../table/options/options";
import type { Terms } from "./new-table";

/** A circle that a table is for, and how many of its people are there. */
export interface ForCircle {
	id: string;
	here: number;
}

/** Sets up a table for a circle: those who are there sit down, and bots take the other seats until somebody comes. */
export async function setUpFor(circle: ForCircle, title: TitleInfo, terms: Terms): Promise<void> {
	const { seats, options, level, agreed } = terms;
	const bots: Record<string, string> = {};
	for (let seat = Math.max(1, circle.here); seat < seats; seat += 1) bots[seat] = level;
	const wish = { title: title.name, seats, options: fitting(title, seats, options), bots, sit: 0, circle: circle.id };
	const table = await asMe(() => api.makeTable(agreed ? { ...wish, terms: agreed } : wish));
	go(table.id);
}
