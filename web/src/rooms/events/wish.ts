// What somebody wants an evening to be, before it is set up.
import { SHELF, titleOf } from "../../games/titles";
import type { NewEvent, TitleInfo, Value } from "../../protocol";
import { last } from "../../state/last-title";
import { defaultTerms } from "../terms/new-table";
import type { System } from "./formats";

export interface Wish {
	name: string;
	title: string;
	options: Record<string, Value>;
	system: System;
	rounds: number;
	minutes: number;
	clock: string;
	fill: boolean;
	level: string;
	shared: boolean;
	/** Minutes until it begins, and between rounds; -1: by hand. */
	wait: number;
	pause: number;
}
export const BY_HAND = -1;
export const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 9];
export const MINUTES = [30, 45, 60, 90, 120, 180];
export const CLOCKS = ["none", "game 300+5", "game 600+5", "game 900+10", "game 1800+20", "move 30", "move 60"];
export const WAITS = [BY_HAND, 5, 10, 15, 30, 60];
export const PAUSES = [BY_HAND, 0, 1, 3, 5, 10];
const PAIR = 2;
/** An evening is mostly played in pairs. */
const DUEL = SHELF.find((name) => titleOf(name)?.seats === PAIR) ?? "";

/** Two sides meet, so the number of seats is even. */
export const seatsOf = (title: TitleInfo): number => title.seats.find((seats) => seats % PAIR === 0) ?? PAIR;
export const optionsOf = (title: TitleInfo): Wish["options"] => defaultTerms(title, seatsOf(title)).options;

export const usualWish = (name: string, titles: TitleInfo[]): Wish => {
	const title = titles.find((each) => each.name === (last.get().title || DUEL)) ?? titles[0];
	return {
		name,
		title: title?.name ?? DUEL,
		options: title ? optionsOf(title) : {},
		system: "swiss",
		rounds: 3,
		minutes: 60,
		clock: "game 900+10",
		fill: true,
		level: title?.bots.includes("greedy") ? "greedy" : (title?.bots[0] ?? ""),
		shared: false,
		wait: BY_HAND,
		pause: 3,
	};
};

/** What the server is sent: nothing that does not go with the format, and only options that differ from the usual. */
export function sent(wish: Wish, title: TitleInfo): NewEvent {
	const { name, system, rounds, minutes, clock, level, wait, pause } = wish;
	const usual = optionsOf(title);
	const options = Object.fromEntries(Object.entries(wish.options).filter(([key, value]) => usual[key] !== value));
	return {
		name,
		title: wish.title,
		seats: seatsOf(title),
		options,
		system,
		rounds,
		minutes,
		level,
		fill: wish.fill && system !== "knockout",
		shared: wish.shared && system !== "arena",
		terms: { clock, zero: "lose", away: "ask" },
		...(wait === BY_HAND ? {} : { wait }),
		...(pause === BY_HAND ? {} : { pause }),
	};
}
