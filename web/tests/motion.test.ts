// Durations in the style sheet of the built page, and what the others did since the reader's last answer.
import { expect, test } from "vitest";
import { milliseconds } from "../src/board/animate";
import { didOf as duelDid } from "../src/games/dragonduel/later/since";
import { didOf } from "../src/games/flamecraft/later/since";

test("a time is read in its own unit, as a minifier leaves it", () => {
	expect(milliseconds("360ms")).toBe(360);
	expect(milliseconds(".36s")).toBe(360);
	expect(milliseconds(" 1.2s ")).toBe(1200);
	expect(milliseconds("0s")).toBe(0);
	expect(milliseconds("0ms")).toBe(0);
	expect(milliseconds("")).toBe(0);
});

const turn = (seat: number) => ({ kind: "turn", seat, number: seat, turn: seat });

test("flamecraft: one line for each turn of others, in turn order, with what it brought", () => {
	const heard = [
		{ kind: "gained", seat: 0, good: "br", count: 1 },
		turn(1),
		{ kind: "visited", seat: 1, shop: "S01" },
		{ kind: "gathered", seat: 1, shop: "S01" },
		{ kind: "gained", seat: 1, good: "ir", count: 2 },
		{ kind: "gained", seat: 0, good: "pl", count: 1 },
		{ kind: "reputation", seat: 1, count: 3 },
		turn(2),
		{ kind: "visited", seat: 2, shop: "S02" },
		{ kind: "gained", seat: 2, good: "coin", count: 1 },
		{ kind: "paid", seat: 2, good: "coin", count: 1 },
		turn(0),
	];
	const did = didOf(heard, 0);
	expect(did.map(({ who }) => who)).toEqual([1, 2]);
	expect(did[0]?.brought).toEqual([
		["reputation", 3],
		["iron", 2],
	]);
	expect(did[1]?.brought).toEqual([]);
});

test("dragonduel: turns of others, and one that is still going on", () => {
	const heard = [
		{ kind: "announced", seat: 1, card: "CS-01", item: 4 },
		{ kind: "attack", seat: 1, monster: 3, defender: 0 },
		{ kind: "revealed", seat: 0, card: "CS-02", tower: 4 },
		turn(0),
		{ kind: "announced", seat: 0, card: "CS-03", item: 5 },
	];
	const [did, ...more] = duelDid(heard, 0);
	expect(more).toEqual([]);
	expect(did?.who).toBe(1);
	expect(did?.brought).toEqual([["tower", -1]]);
});
