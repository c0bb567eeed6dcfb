// Durations in the style sheet of the built page, and what the others did since the reader's last answer.
import { expect, test } from "vitest";
import { milliseconds } from "../src/board/animate";
import { didOf as duelDid } from "../src/games/dragonduel/later/since";

test("a time is read in its own unit, as a minifier leaves it", () => {
	expect(milliseconds("360ms")).toBe(360);
	expect(milliseconds(".36s")).toBe(360);
	expect(milliseconds(" 1.2s ")).toBe(1200);
	expect(milliseconds("0s")).toBe(0);
	expect(milliseconds("0ms")).toBe(0);
	expect(milliseconds("")).toBe(0);
});

const turn = (seat: number) => ({ kind: "turn", seat, number: seat, turn: seat });

test("dragonduel: turns of others, and one that is still going on", () => {
	const heard = [
		{ kind: "announced", seat: 1, card: "CS-01", item: 4 },
		{ kind: "attack", seat: 1, monster: 3, defender: 0 },
		{ kind: "revealed", seat: 0, card: "CS-02", tower: 4, cause: "a3" },
		turn(0),
		{ kind: "announced", seat: 0, card: "CS-03", item: 5 },
	];
	const [did, ...more] = duelDid(heard, 0);
	expect(more).toEqual([]);
	expect(did?.who).toBe(1);
	expect(did?.brought).toEqual([["tower", -1]]);
});
