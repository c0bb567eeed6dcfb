// What a bot has done for a seat between two moments of a game.
import { expect, test } from "vitest";
import { deedsIn } from "../src/table/life/deeds";

const heard = [[{ kind: "deal" }], [{ kind: "a" }, { kind: "b" }], [{ kind: "c" }], [{ kind: "d" }], [{ kind: "e" }]];
const review = { first: 0, heard, movers: [0, 1, 0, 0] };

test("counts what the seat itself said, and finds its events", () => {
	expect(deedsIn(review, 0, 0, 4)).toEqual({ count: 3, lines: new Set([1, 2, 4, 5]) });
	expect(deedsIn(review, 0, 1, 3)).toEqual({ count: 1, lines: new Set([4]) });
	expect(deedsIn(review, 1, 2, 4).count).toBe(0);
});

test("what may not be looked back to is left out", () => {
	const late = { first: 3, heard: heard.slice(3), movers: review.movers };
	expect(deedsIn(late, 0, 0, 4)).toEqual({ count: 2, lines: new Set([0, 1]) });
});
