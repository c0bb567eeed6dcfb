// Bubbles at the seats: what is new, one a seat, long lines for longer.
import { expect, test } from "vitest";
import { freshOf, holdOf } from "../src/rooms/circle/fresh";

const line = (n: number, seat: number, text = "Hi") => ({ n, seat, text });

test("only what came since is shown, the newest of each seat", () => {
	const lines = [line(1, 0), line(2, 1), line(3, 0, "Well played"), line(4, 0, "Again?")];
	expect([...freshOf(lines, 1).values()].map(({ n }) => n)).toEqual([2, 4]);
	expect(freshOf(lines, 4).size).toBe(0);
});

test("a line of more than six words stays for twice as long", () => {
	expect(holdOf(line(1, 0, "one two three four five six"))).toBe(4000);
	expect(holdOf(line(1, 0, "one two three four five six seven"))).toBe(8000);
});
