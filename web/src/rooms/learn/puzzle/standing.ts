// What this browser remembers of puzzles, title by title: the rating, and which puzzles were found at the first try.
import type { PuzzleInfo, PuzzleResult } from "../../../protocol";
import { remember, remembered } from "../../../state/settings";

export interface Standing {
	mu: number;
	sigma: number;
	rating: number;
	margin: number;
	/** By id: whether the first try found it. */
	tried: Record<string, boolean>;
	/** The ratings after the last tries, the newest last. */
	curve: number[];
}
const NEW: Standing = { mu: 25, sigma: 25 / 3, rating: 1500, margin: 490, tried: {}, curve: [] };
const LONGEST = 30;
const NEAREST = 6;
const place = (title: string): string => `emberhall.puzzles.${title}`;

export const standingOf = (title: string): Standing => ({ ...NEW, ...remembered<Partial<Standing>>(place(title)) });
export const isTried = (title: string, id: string): boolean => id in standingOf(title).tried;

export function keepResult(title: string, result: PuzzleResult): void {
	const before = standingOf(title);
	remember(place(title), {
		mu: result.mu,
		sigma: result.sigma,
		rating: result.rating,
		margin: result.margin,
		tried: { ...before.tried, [result.puzzle.id]: result.solved },
		curve: [...before.curve, result.rating].slice(-LONGEST),
	});
}

/** How many of these were tried, and how many of them found. */
export function counted(standing: Standing, puzzles: PuzzleInfo[]): { tried: number; found: number } {
	const results = puzzles.map(({ id }) => standing.tried[id]).filter((each) => each !== undefined);
	return { tried: results.length, found: results.filter(Boolean).length };
}

/** A puzzle near the rating that was not tried yet, with the theme if one is wanted; any other if there is none. */
export function nextPuzzle(title: string, puzzles: PuzzleInfo[], theme: string | null): PuzzleInfo | undefined {
	const { tried, rating } = standingOf(title);
	const about = puzzles.filter(({ themes }) => !theme || themes.includes(theme));
	const open = about.filter(({ id }) => !(id in tried));
	const near = [...(open.length ? open : about)]
		.sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
		.slice(0, NEAREST);
	return near[Math.floor(Math.random() * near.length)];
}

export const pathTo = (title: string, id: string, theme: string | null = null): string =>
	`/learn/${title}/p-${id}${theme ? `?theme=${encodeURIComponent(theme)}` : ""}`;

/** The title and id in the address of a puzzle among lessons; null for a lesson. */
export function puzzleIn(lesson: string): { title: string; id: string } | null {
	const [title = "", name = ""] = lesson.split("/");
	return name.startsWith("p-") ? { title, id: name.slice(2) } : null;
}
