// The final place of a player, and the sentence about it.
import { expect, test } from "vitest";
import { cameText, placeIn } from "../src/table/finale/rank";
import { learn, speak } from "../src/ui/locales";

test("the winners are first, the others come by score", () => {
	const final = { winners: [4], scores: [52, 47, 57, 39, 61] };
	expect([0, 1, 2, 3, 4].map((seat) => placeIn({ ...final, seat }))).toEqual([3, 4, 2, 5, 1]);
});

test("equal scores share a place, but for whoever won by a tie-break", () => {
	const final = { winners: [0], scores: [10, 10, 7, 7] };
	expect([0, 1, 2, 3].map((seat) => placeIn({ ...final, seat }))).toEqual([1, 2, 3, 3]);
});

test("watchers, and people in a game of two, have no place", () => {
	expect(placeIn({ seat: null, winners: [0], scores: [3, 2, 1] })).toBe(0);
	expect(placeIn({ seat: 1, winners: [0], scores: [3, 2] })).toBe(0);
});

test("it is said in words, and not to the winner", async () => {
	await speak("en").then(() => learn("table"));
	expect(cameText({ seat: 2, winners: [0], scores: [3, 2, 1] })).toBe("You came third");
	expect(cameText({ seat: 0, winners: [0], scores: [3, 2, 1] })).toBe("");
});
