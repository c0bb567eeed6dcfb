import { expect, test } from "vitest";
import { cardOf, nameOf, playOf } from "../src/games/dualis/table/cards";
import { coursesOf, sideOf } from "../src/games/dualis/table/rounds";

const PARTNERS = [{ seats: [0, 2] }, { seats: [1, 3] }];

test("a course tells coins and tricks after every trick", () => {
	const round = {
		round: 1,
		leader: 1,
		coins: [],
		tricks: [],
		scores: [-1, 1],
		winner: 1,
		plays: ["1:S9B S4R+ M7R S11B+", "3:S1R S2R S3R S4R+"],
		bidders: [[2, 0], [2]],
		takers: [3, 1],
		undealt: [],
	};
	const [we, they] = coursesOf(round, PARTNERS);
	expect(we).toEqual({ seats: [0, 2], coins: [0, 2, 3], tricks: [0, 0, 0], score: -1 });
	expect(they).toEqual({ seats: [1, 3], coins: [0, 0, 0], tricks: [0, 1, 2], score: 1 });
});

test("every seat has a side", () => {
	expect([0, 1, 2, 3].map((seat) => sideOf(PARTNERS, seat))).toEqual([0, 1, 0, 1]);
});

test("a card is read by its code, a play by what it touches", () => {
	expect(cardOf("S13B")).toEqual({ suit: "S", number: 13, colour: "B" });
	expect(() => cardOf("X1R")).toThrow("X1R is not a card.");
	expect(() => nameOf("S14R")).toThrow("S14R is not a card.");
	const answer = { word: "play S5B+", verb: "play", refs: ["S5B", "coin:R"] };
	expect(playOf(answer)).toEqual({ code: "S5B", coin: true });
	expect(playOf({ ...answer, refs: ["S5B"] })).toEqual({ code: "S5B", coin: false });
});
