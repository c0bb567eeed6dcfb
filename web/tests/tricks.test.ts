// The page's preview against the golden tricks of the rules (8.1, 8.2, 8.3) and the table of what one coin does (5.2).
import { describe, expect, test } from "vitest";
import { cardOf, choicesOf, type Laid, other } from "../src/games/dualis/cards";
import { type Centre, outcomeOf, takeCoin, trumpOf } from "../src/games/dualis/tricks";

type Golden = [id: string, centre: string, plays: string, after: string, trump: string, winner: number];

const NORMAL: Golden[] = [
	["G1", "5/4", "S2R S9B M7R S5B+", "4/4", "-", 2],
	["G2", "5/4", "S2R S9B M7R S5B", "5/4", "R", 3],
	["T01", "7/7", "S5R S9B S13R S1B", "7/7", "-", 3],
	["T02", "7/7", "S9R S9B S2R S3B", "7/7", "-", 2],
	["T03", "7/5", "S9R M9R S13B S4B", "7/5", "R", 2],
	["T04", "7/7", "S13B+ S2B S3R S4R", "6/7", "B", 2],
	["T05", "7/5", "S4B+ S13B S12B S3R", "6/5", "R", 1],
	["T06", "6/5", "S4B+ S13B S12B S3R", "5/5", "-", 2],
	["T07", "7/7", "S3R+ S8B+ S10R M13B", "6/6", "-", 3],
	["T08", "5/3", "S4B S9B M13B S2B", "5/3", "R", 2],
	["T09", "4/4", "S7R S7B M7R M7B", "4/4", "-", 2],
	["T10", "5/2", "S7R S7B+ M7R M7B+", "3/2", "R", 4],
	["T11", "0/0", "M4R S13R M6B M5R", "0/0", "-", 3],
	["T12", "0/3", "S3R+ S12R M1B S13R", "0/2", "B", 1],
	["T13", "3/3", "M2R S13R S13B S12B", "3/3", "-", 1],
	["T14", "4/3", "M2B M13B S1R M12B", "4/3", "R", 3],
	["T15", "4/3", "S11R S6B S12B S2B+", "3/3", "-", 3],
	["T16", "4/3", "S11R S6B S12B S2B", "4/3", "R", 1],
	["T17", "5/4", "M8B+ M3R M12B M13B+", "3/4", "B", 3],
	["T18", "1/1", "S10R+ S4B S11R M9B", "1/0", "R", 3],
	["T19", "2/4", "S6B M6B+ S5R+ S13R", "1/3", "B", 1],
	["T20", "7/7", "S4R S11B S11R", "7/7", "-", 3],
	["T21", "3/5", "M10R M13R S2B", "3/5", "B", 3],
	["T22", "6/6", "S2R+ M12B S9R", "6/5", "R", 3],
];
const HIGH_LOW: [...Golden, low: boolean][] = [
	["H1", "7/7", "S10R+ S2B S5R S13R", "7/6", "R", 3, true],
	["H2", "7/7", "S10B S2R S13B S2B", "7/7", "-", 4, true],
	["H3", "7/7", "S3R S9B M1R S9R", "7/7", "-", 4, false],
	["H4", "6/7", "S6B S4R+ M1R S9B", "6/6", "-", 2, true],
	["H5", "5/6", "S6B S4R M1R S9B", "5/6", "B", 1, true],
	["H6", "7/5", "M5B+ M5R S13R M1B", "6/5", "R", 3, false],
	["H7", "4/4", "M9B M11R S1B M9R", "4/4", "-", 4, true],
];

const centreOf = (text: string): Centre => {
	const [red, blue] = text.split("/").map(Number);
	return [red ?? 0, blue ?? 0];
};

/** Plays all but the last card and asks for the outcome of the last, as the page does for its own seat. */
function lastOf(centre: string, plays: string, highlow: boolean) {
	const words = plays.split(" ");
	const seats = words.length;
	let now = centreOf(centre);
	const table: Laid[] = [];
	for (const [seat, word] of words.slice(0, -1).entries()) {
		const card = word.replace("+", "");
		const coin = word.endsWith("+");
		const { colour } = cardOf(card);
		const lies = coin ? other(colour) : colour;
		if (coin) now = takeCoin(now, lies);
		table.push({ seat, card, coin, lies });
	}
	const last = words.at(-1) ?? "";
	const view = { centre: [...now], table, highlow, seats };
	return outcomeOf(view, seats - 1, last.replace("+", ""), last.endsWith("+"));
}

describe("golden tricks", () => {
	test.each(NORMAL)("%s", (_, centre, plays, after, trump, winner) => {
		const outcome = lastOf(centre, plays, false);
		expect(outcome).toEqual({
			centre: centreOf(after),
			trump: trump === "-" ? null : trump,
			low: false,
			best: winner - 1,
			final: true,
		});
	});
	test.each(HIGH_LOW)("%s", (_, centre, plays, after, trump, winner, low) => {
		const outcome = lastOf(centre, plays, true);
		expect(outcome).toMatchObject({
			centre: centreOf(after),
			trump: trump === "-" ? null : trump,
			low,
			best: winner - 1,
		});
	});
});

describe("one coin", () => {
	test.each([
		["S5B", [5, 3], "R", true],
		["S5B", [5, 4], null, false],
		["S5B", [4, 4], "B", false],
		["S5R", [3, 5], "B", true],
		["S5R", [4, 5], null, false],
		["S5R", [5, 5], "R", false],
	] as const)("on %s with the centre at %j", (card, centre, trump, isTrump) => {
		const outcome = outcomeOf({ centre: [...centre], table: [], highlow: false, seats: 4 }, 0, card, true);
		expect(outcome.trump).toBe(trump);
		expect(other(cardOf(card).colour) === outcome.trump).toBe(isTrump);
		expect(outcome.final).toBe(false);
	});
});

test("an empty centre has no trump", () => {
	expect(trumpOf([0, 0])).toBeNull();
});

test("words become cards, with and without a coin", () => {
	const { cards, coins } = choicesOf(["play S3R", "play S3R+", "play S8B"]);
	expect([...cards]).toEqual(["S3R", "S8B"]);
	expect([...coins]).toEqual(["S3R"]);
	expect(() => cardOf("X1R")).toThrow("X1R is not a card.");
});
