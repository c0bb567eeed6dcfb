import { expect, test } from "vitest";
import { coinsIn, coursesOf, sideOf } from "../src/games/dualis/rounds";

const PARTNERS = [{ seats: [0, 2] }, { seats: [1, 3] }];

test("coins are counted clockwise from the leader", () => {
	expect(coinsIn("1:S9B S4R+ M7R S11B+", 4)).toEqual([2, 0]);
	expect(coinsIn("2:S9B S4R+ M7R+", 3)).toEqual([0, 1]);
});

test("a course tells coins and tricks after every trick", () => {
	const round = {
		round: 1,
		leader: 1,
		coins: [],
		tricks: [],
		scores: [-1, 1],
		winner: 1,
		plays: ["1:S9B S4R+ M7R S11B+", "3:S1R S2R S3R S4R+"],
		takers: [3, 1],
		undealt: [],
	};
	const [we, they] = coursesOf(round, PARTNERS, 4);
	expect(we).toEqual({ seats: [0, 2], coins: [0, 2, 3], tricks: [0, 0, 0], score: -1 });
	expect(they).toEqual({ seats: [1, 3], coins: [0, 0, 0], tricks: [0, 1, 2], score: 1 });
});

test("every seat has a side", () => {
	expect([0, 1, 2, 3].map((seat) => sideOf(PARTNERS, seat))).toEqual([0, 1, 0, 1]);
});
