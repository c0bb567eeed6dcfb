// Puzzles that were not found come back after a day, after three, and then every seven, until they are found. Kept by
// this browser, like the ratings; and with them the days in a row on which a puzzle was tried.
import { remember, remembered } from "../../../state/settings";

const AFTER = [1, 3, 7]; // days
const MOST = 200;
const DAY = 86_400_000;
const STREAK = "emberhall.puzzle-days";
const place = (title: string): string => `emberhall.mistakes.${title}`;

interface Mistake {
	/** The day it comes back. */
	due: number;
	/** How often it was missed since. */
	times: number;
}
/** The number of a day, by this browser's clock. */
export const today = (): number => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / DAY);

const all = (title: string): Record<string, Mistake> => remembered<Record<string, Mistake>>(place(title)) ?? {};

/** Notes what became of a puzzle: found, it does not come back; missed, later than the last time. */
export function keepMistake(title: string, id: string, solved: boolean): void {
	const { [id]: before, ...others } = all(title);
	if (solved && !before) return;
	const times = (before?.times ?? -1) + 1;
	const due = today() + (AFTER[Math.min(times, AFTER.length - 1)] ?? 1);
	const rest = Object.fromEntries(Object.entries(others).slice(1 - MOST));
	remember(place(title), solved ? others : { ...rest, [id]: { due, times } });
}

/** Which of them have come back, the oldest first. */
export const dueMistakes = (title: string): string[] =>
	Object.entries(all(title))
		.filter(([, { due }]) => due <= today())
		.sort(([, a], [, b]) => a.due - b.due)
		.map(([id]) => id);

interface Days {
	last: number;
	count: number;
}
/** A puzzle was tried today. */
export function keepDay(): void {
	const { last, count } = remembered<Days>(STREAK) ?? { last: 0, count: 0 };
	if (last !== today()) remember(STREAK, { last: today(), count: last === today() - 1 ? count + 1 : 1 });
}

/** On how many days in a row puzzles were tried, up to yesterday or today. */
export function daysInRow(): number {
	const { last, count } = remembered<Days>(STREAK) ?? { last: 0, count: 0 };
	return last >= today() - 1 ? count : 0;
}
