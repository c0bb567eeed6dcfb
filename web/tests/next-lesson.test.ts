import { describe, expect, it } from "vitest";
import type { LessonInfo } from "../src/protocol";
import { nextOf } from "../src/rooms/learn/next-lesson";

const one = (title: string, name: string, puzzle = false): LessonInfo => ({
	title,
	name,
	puzzle,
	key: name,
	minutes: 1,
	steps: [],
});
const SHELF = [
	one("dualis", "first"),
	one("dualis", "coins"),
	one("dualis", "take", true),
	one("dualis", "two", true),
	one("dragonduel", "first"),
];
const following = (id: string, ...done: string[]) => nextOf(id, SHELF, (each) => done.includes(each))?.name ?? null;

describe("what comes after a lesson", () => {
	it("is the next lesson of the title, then the puzzles", () => {
		expect(following("dualis/first")).toBe("coins");
		expect(following("dualis/first", "dualis/coins")).toBe("take");
		expect(following("dualis/coins", "dualis/first")).toBe("take");
	});
	it("is a lesson left out before rather than a puzzle", () => expect(following("dualis/coins")).toBe("first"));
	it("is another puzzle that is not solved, from the first one on at the end", () => {
		expect(following("dualis/take")).toBe("two");
		expect(following("dualis/two")).toBe("take");
		expect(following("dualis/two", "dualis/take")).toBeNull();
	});
	it("is nothing for a title with nothing more, or a lesson there is not", () => {
		expect(following("dragonduel/first")).toBeNull();
		expect(following("dualis/none")).toBeNull();
	});
});
