// Durations in the style sheet of the built page.
import { expect, test } from "vitest";
import { milliseconds } from "../src/board/animate";

test("a time is read in its own unit, as a minifier leaves it", () => {
	expect(milliseconds("360ms")).toBe(360);
	expect(milliseconds(".36s")).toBe(360);
	expect(milliseconds(" 1.2s ")).toBe(1200);
	expect(milliseconds("0s")).toBe(0);
	expect(milliseconds("0ms")).toBe(0);
	expect(milliseconds("")).toBe(0);
});
