// A rush: as many puzzles as one finds in three minutes, from easy to hard; the third miss ends it. The first answer
// counts, there are no hints, and no rating changes; what is missed goes to the mistakes.
import type { PuzzleInfo } from "../../../protocol";
import { remember, remembered } from "../../../state/settings";
import { makeStore } from "../../../state/store";
import { keepDay, keepMistake, today } from "./mistakes";
import { puzzleIn } from "./standing";

export const LENGTH = 180_000; // ms
export const MISSES = 3;
const STEP = 35; // points of rating from one puzzle to the next
const NEAREST = 4;

export interface Try {
	id: string;
	rating: number;
	found: boolean;
}
export interface RushState {
	title: string;
	/** When time is up. */
	ends: number;
	/** The puzzle that is asked; none once it is over. */
	now: PuzzleInfo | null;
	/** The last puzzle on the table. */
	at: string;
	tries: Try[];
}
export interface Best {
	day: number;
	today: number;
	ever: number;
}
const place = (title: string): string => `emberhall.rush.${title}`;

/** The rush under way or just over; it goes with the tab. */
export const rush = makeStore<{ run: RushState | null }>({ run: null });
let shelf: PuzzleInfo[] = [];

/** The same for a puzzle among lessons, by its address. */
export function isOfRush(lesson: string): boolean {
	const puzzle = puzzleIn(lesson);
	return puzzle !== null && isRushed(rush.get().run, puzzle.title, puzzle.id);
}

export const foundIn = ({ tries }: RushState): number => tries.filter(({ found }) => found).length;
export const missedIn = (run: RushState): number => run.tries.length - foundIn(run);

export function bestOf(title: string): Best {
	const best = remembered<Best>(place(title)) ?? { day: 0, today: 0, ever: 0 };
	return best.day === today() ? best : { ...best, day: today(), today: 0 };
}

/** Begins with the easiest puzzles of a title; returns the first. */
export function beginRush(title: string, puzzles: PuzzleInfo[], now = Date.now()): PuzzleInfo | null {
	shelf = [...puzzles].sort((a, b) => a.rating - b.rating);
	const first = pick(shelf.slice(0, NEAREST));
	rush.set({ run: first && { title, ends: now + LENGTH, now: first, at: first.id, tries: [] } });
	return first;
}

/** Whether this puzzle lies on the table because of a rush, under way or just over. */
export const isRushed = (run: RushState | null, title: string, id: string): boolean =>
	run?.title === title && run.at === id;

/** Notes an answer; returns the next puzzle, or null when the rush is over. */
export function answered(found: boolean, now = Date.now()): PuzzleInfo | null {
	const { run } = rush.get();
	if (!run?.now) return null;
	const { title, now: puzzle } = run;
	if (!found) keepMistake(title, puzzle.id, false);
	keepDay();
	const tries = [...run.tries, { id: puzzle.id, rating: puzzle.rating, found }];
	const missed = tries.filter((each) => !each.found).length;
	const next = missed < MISSES && now < run.ends ? harder(puzzle.rating, tries) : null;
	rush.set({ run: { ...run, tries, now: next, at: next?.id ?? run.at } });
	if (!next) keepBest(title, tries);
	return next;
}

/** Ends it: time is up, or the reader has had enough. */
export function endRush(): void {
	const { run } = rush.get();
	if (!run?.now) return;
	rush.set({ run: { ...run, now: null } });
	keepBest(run.title, run.tries);
}

export function leaveRush(): void {
	rush.set({ run: null });
}

function harder(rating: number, tries: Try[]): PuzzleInfo | null {
	const tried = new Set(tries.map(({ id }) => id));
	const open = shelf.filter(({ id }) => !tried.has(id));
	const near = open.sort((a, b) => Math.abs(a.rating - rating - STEP) - Math.abs(b.rating - rating - STEP));
	return pick(near.slice(0, NEAREST));
}

const pick = (near: PuzzleInfo[]): PuzzleInfo | null => near[Math.floor(Math.random() * near.length)] ?? null;

function keepBest(title: string, tries: Try[]): void {
	const count = tries.filter(({ found }) => found).length;
	const best = bestOf(title);
	remember(place(title), { day: today(), today: Math.max(best.today, count), ever: Math.max(best.ever, count) });
}
