// Bots that are too slow for this device, and what is offered in their place.
import { expect, test } from "vitest";
import { slowOf } from "../src/rooms/frame/device/pace";

const LEVELS = ["novice", "casual", "greedy", "expert", "master"];
const ALL = {
	duals: { master: 9.4, expert: 4, greedy: 0.2 },
	all: { master: 9, expert: 9, greedy: 9, casual: 9, novice: 9 },
};

test("a slow level offers the next lower one that is quick enough", () => {
	expect(slowOf(ALL, "duals", LEVELS, "master")).toEqual([9.4, "greedy"]);
	expect(slowOf(ALL, "duals", LEVELS, "expert")).toEqual([4, "greedy"]);
});

test("a quick level, one that was not measured, and one with nothing below it say nothing", () => {
	expect(slowOf(ALL, "duals", LEVELS, "greedy")).toBeNull();
	expect(slowOf(ALL, "duals", LEVELS, "casual")).toBeNull();
	expect(slowOf(ALL, "other", LEVELS, "master")).toBeNull();
	expect(slowOf(ALL, "all", LEVELS, "novice")).toBeNull();
	expect(slowOf(ALL, "all", LEVELS, "master")).toBeNull();
});
