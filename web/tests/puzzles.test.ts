// Puzzles of this browser: mistakes come back after one, three and seven days; a rush gets harder and ends with a miss.
import { beforeEach, expect, test, vi } from "vitest";
import type { PuzzleInfo } from "../src/protocol";
import { daysInRow, dueMistakes, keepDay, keepMistake } from "../src/rooms/learn/puzzle/mistakes";
import {
	answered,
	beginRush,
	bestOf,
	endRush,
	foundIn,
	isRushed,
	LENGTH,
	missedIn,
	rush,
} from "../src/rooms/learn/puzzle/rush";

const DAY = 86_400_000;
const BEGIN = new Date("2026-03-10T12:00:00").getTime();
const shelf: PuzzleInfo[] = Array.from({ length: 40 }, (_, i) => ({
	id: `p${i}`,
	rating: 900 + 30 * i,
	margin: 50,
	themes: [],
}));

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	});
	vi.useFakeTimers({ now: BEGIN });
	return () => vi.useRealTimers();
});
const later = (days: number) => vi.setSystemTime(BEGIN + days * DAY);

test("a mistake comes back after one day, three and seven, until it is found", () => {
	keepMistake("dualis", "a", false);
	expect(dueMistakes("dualis")).toEqual([]);
	later(1);
	expect(dueMistakes("dualis")).toEqual(["a"]);
	keepMistake("dualis", "a", false);
	later(3);
	expect(dueMistakes("dualis")).toEqual([]);
	later(4);
	expect(dueMistakes("dualis")).toEqual(["a"]);
	keepMistake("dualis", "a", false);
	later(10);
	expect(dueMistakes("dualis")).toEqual([]);
	later(11);
	keepMistake("dualis", "a", false);
	later(18);
	expect(dueMistakes("dualis")).toEqual(["a"]);
	keepMistake("dualis", "a", true);
	later(400);
	expect(dueMistakes("dualis")).toEqual([]);
	keepMistake("dualis", "b", true); // found at once: no mistake
	later(500);
	expect(dueMistakes("dualis")).toEqual([]);
});

test("days in a row are counted once a day, and end with a day without", () => {
	keepDay();
	keepDay();
	expect(daysInRow()).toBe(1);
	later(1);
	expect(daysInRow()).toBe(1);
	keepDay();
	expect(daysInRow()).toBe(2);
	later(3);
	expect(daysInRow()).toBe(0);
	keepDay();
	expect(daysInRow()).toBe(1);
});

test("a rush gets harder, takes no puzzle twice, and ends with the third miss", () => {
	let now: PuzzleInfo | null = beginRush("dualis", shelf, BEGIN);
	const ratings: number[] = [];
	for (let i = 0; i < 12 && now; i++) {
		expect(isRushed(rush.get().run, "dualis", now.id)).toBe(true);
		ratings.push(now.rating);
		now = answered(true, BEGIN + i);
	}
	expect(ratings.at(-1)).toBeGreaterThan((ratings[0] ?? 0) + 150);
	for (let i = 0; i < 3; i++) now = answered(false, BEGIN + 100);
	expect(now).toBeNull();
	const run = rush.get().run;
	if (!run) throw new Error("There is a rush.");
	expect([foundIn(run), missedIn(run)]).toEqual([12, 3]);
	expect(new Set(run.tries.map(({ id }) => id)).size).toBe(15);
	expect(bestOf("dualis")).toMatchObject({ today: 12, ever: 12 });
	later(1);
	expect(bestOf("dualis")).toMatchObject({ today: 0, ever: 12 });
	expect(dueMistakes("dualis")).toHaveLength(3);
});

test("a rush ends when its time is up, or its solver has had enough", () => {
	beginRush("dualis", shelf, BEGIN);
	expect(answered(true, BEGIN + LENGTH)).toBeNull();
	beginRush("dualis", shelf, BEGIN);
	endRush();
	expect(rush.get().run?.now).toBeNull();
	expect(answered(true, BEGIN)).toBeNull();
	expect(bestOf("dualis").today).toBe(1);
});
