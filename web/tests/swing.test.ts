// The moment of an evening: its games, and the largest swing that is not somebody's blunder.
import { expect, test } from "vitest";
import type { Analysis, TableInfo } from "../src/protocol";
import { eveningOf, greatest, swingOf } from "../src/rooms/standing/swing";

const game = (id: string, created: string, status = "over") => ({ id, created, status }) as TableInfo;
const points = (...chances: number[]) => chances.map((chance, i) => ({ at: 10 * i, chance }));
const analysis = (accounts: { seat: number; points: unknown[] }[], decisions: unknown[] = []) =>
	({ knew: { accounts, decisions } }) as unknown as Analysis;

test("an evening is the games with no long break between them", () => {
	const shelf = [
		game("running", "2026-11-19T22:30:00Z", "running"),
		game("late", "2026-11-19T22:00:00Z"),
		game("first", "2026-11-19T17:30:00Z"),
		game("before", "2026-11-18T22:00:00Z"),
	];
	expect(eveningOf(shelf).map(({ id }) => id)).toEqual(["late", "first"]);
	expect(eveningOf([])).toEqual([]);
});

test("the largest rise counts, unless another's mistake explains it", () => {
	const at = game("one", "");
	const both = [
		{ seat: 0, points: points(5000, 4000, 8000) },
		{ seat: 1, points: points(5000, 6000, 2000) },
	];
	expect(swingOf(at, analysis(both))).toMatchObject({ seat: 0, at: 20, before: 4000, after: 8000 });
	const blunder = { at: 12, seat: 1, loss: 3500 };
	expect(swingOf(at, analysis(both, [blunder]))).toMatchObject({ seat: 1, at: 10, before: 5000, after: 6000 });
	expect(swingOf(at, analysis([{ seat: 0, points: points(5000) }]))).toBeNull();
});

test("of several games the greatest swing is told", () => {
	const small = swingOf(game("a", ""), analysis([{ seat: 0, points: points(4000, 5000) }]));
	const great = swingOf(game("b", ""), analysis([{ seat: 0, points: points(1000, 5000) }]));
	expect(greatest([small, null, great])?.game.id).toBe("b");
	expect(greatest([null])).toBeNull();
});
