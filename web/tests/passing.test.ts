// When DragonDuel's page passes by itself, and that the wait reveals nothing about the cards.
import { afterEach, describe, expect, test, vi } from "vitest";
import type { View } from "../src/games/dragonduel/cards/cards";
import { passed, passOf, windowKey } from "../src/games/dragonduel/table/passing";
import { askMore, wishes } from "../src/games/dragonduel/table/wishes";
import type { Heard, Question } from "../src/protocol";
import { wait } from "../src/table/automatic/automatic";
import { type Part, viewOf } from "./views";

const view = (patch: Part<View> = {}) =>
	viewOf("dragonduel", { turn: 3, active: 1, window: { kind: "attack" }, ...patch });
const asked = (why: string, ...plays: string[]): Question => ({
	seat: 0,
	ask: "respond",
	words: [...plays, "pass"],
	choices: [
		...plays.map(() => ({ verb: "play", refs: [] })),
		{ verb: "pass", refs: [], gives: "pass", facts: { why } },
	],
});
const NOTHING = asked("nothing");
const SOMETHING = asked("attack", "play CS-13");
const LATER = asked("nothing", "play CS-13");
const usual = wishes.get();

afterEach(() => {
	wishes.set(usual);
	vi.restoreAllMocks();
});

describe("passing by itself", () => {
	test("where no response can matter, unless the person wishes to be asked more often", () => {
		const all = () => [NOTHING, LATER, SOMETHING].map((question) => passed(view(), question, [], null));
		expect(all()).toEqual([true, true, false]);
		askMore();
		expect(all()).toEqual([true, false, false]);
		askMore();
		expect(all()).toEqual([false, false, false]);
	});

	test("after the same wait, whether there was a response or not", () => {
		const open = { seq: 4, view: view(), heard: [] };
		const pass = (decision: Question) => passOf({ ...open, decision });
		expect(pass(LATER)).toEqual({ word: "pass", waits: true });
		expect(pass(LATER)).toEqual(pass(NOTHING));
	});

	test("never at an attack that could end the game, if anything can be answered", () => {
		const grave = view({ battle: { defender: 0, grave: true } });
		expect(passed(grave, LATER, [], "turn")).toBe(false);
		expect(passed(grave, NOTHING, [], "turn")).toBe(true);
	});

	test("never to another question, though one answer is left", () => {
		expect(passed(view(), { seat: 0, ask: "main", words: ["end"], choices: [] }, [], "turn")).toBe(false);
	});

	test("where no stop is set", () => {
		wishes.set({ stops: { ...usual.stops, attack: false } });
		expect(passed(view(), SOMETHING, [], null)).toBe(true);
		expect(passed(view({ window: { kind: "end" } }), SOMETHING, [], null)).toBe(false);
	});

	test("until my turn: through the turns of all others, not in mine", () => {
		expect(passed(view({ turn: 4, active: 2 }), SOMETHING, [], "turn")).toBe(true);
		expect(passed(view({ turn: 5, active: 0 }), SOMETHING, [], "turn")).toBe(false);
	});

	test("in this window, also when it repeats, and not in the next", () => {
		const heard: Heard[] = [{ kind: "attack" }];
		const skipping = windowKey(view(), heard);
		const again = view({ chain: [{ id: "c7" }] });
		expect(passed(again, SOMETHING, [...heard, { kind: "duel" }], skipping)).toBe(true);
		expect(passed(view(), SOMETHING, [...heard, { kind: "attack" }], skipping)).toBe(false);
		const card = (id: string) => view({ window: { kind: "card" }, chain: [{ id }] });
		expect(passed(card("c2"), SOMETHING, heard, windowKey(card("c2"), heard))).toBe(true);
		expect(passed(card("c3"), SOMETHING, heard, windowKey(card("c2"), heard))).toBe(false);
	});
});

test("the wait lies between 1.5 and 3 seconds, by lot", () => {
	const lots = [0, 0.5, 0.999];
	const random = vi.spyOn(Math, "random");
	for (const lot of lots) random.mockReturnValueOnce(lot);
	expect(lots.map(() => wait())).toEqual([1500, 2250, 2998.5]);
	expect(wait.length).toBe(0); // it cannot know the cards
});
