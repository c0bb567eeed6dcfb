// Picking as in every title: pointing at things narrows the answers, the one that is left is chosen, and a second click
// gives it; things can be dragged onto each other instead.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dropped, type Place } from "../src/board/picking/later/drops";
import { seenBefore } from "../src/board/picking/later/under";
import { type Manner, pickerOf, picks } from "../src/board/picking/picks";
import type { Question } from "../src/protocol";
import { settings } from "../src/state/settings";

const OFFERS: Record<string, [verb: string, ...refs: string[]]> = {
	"place A on 1": ["place", "A", "slot1"],
	"place A on 2": ["place", "A", "slot2"],
	"place B on 2": ["place", "B", "slot2"],
	"visit X": ["visit", "X"],
	"cast S x1": ["cast", "S"],
	"cast S x2": ["cast", "S"],
	"use m5": ["use", "m5"],
	"attack m5 p1": ["attack", "m5", "p1"],
	"play H": ["play", "H"],
	"play H+": ["play", "H", "coin"],
	"play K": ["play", "K"],
	"play K+": ["play", "K", "coin"],
	"play L": ["play", "L"],
	done: ["done"],
};
const question = (words: string[]): Question => ({
	seat: 0,
	ask: "any",
	words,
	choices: words.map((word) => {
		const [verb = "", ...refs] = OFFERS[word] ?? [];
		return { verb, refs };
	}),
});

let said: string[];
let asked: Question;
let locked: boolean;
/** The table as it is rendered now. */
const now = (manner: Manner = {}) =>
	pickerOf({ info: { id: "t1" }, decision: asked, locked, play: (...words) => said.push(...words) }, manner);
beforeEach(() => {
	said = [];
	locked = false;
	asked = question(Object.keys(OFFERS));
	picks.set({ asked: "", refs: [], word: null, peek: null });
});
afterEach(() => settings.set({ atOnce: false }));

describe("a gesture of several words", () => {
	const together = (words: string[], final?: boolean) => ({
		words,
		choice: { verb: "place", refs: [words[1] ?? "", words[2] ?? "", "X"], ...(final && { final }) },
	});
	const manner: Manner = { atOnce: ({ words, final }) => words !== undefined && !final };
	beforeEach(() => {
		asked = {
			...question(["visit X", "done"]),
			combined: [
				together(["visit X", "E", "s1"]),
				together(["visit X", "E", "s3"]),
				together(["visit X", "F", "s2"], true),
				together(["visit X", "G", "s3"]),
			],
		};
	});

	test("is begun with one thing and said by the other", () => {
		expect([...now(manner).lit]).toEqual(["X"]);
		expect([...now(manner).begins]).toEqual(["E", "F", "G"]);
		now(manner).point("E");
		expect(said).toEqual([]);
		expect([...now(manner).lit]).toEqual(["E", "s1", "X", "s3"]);
		now(manner).point("s1");
		expect(said).toEqual(["visit X", "E", "s1"]);
	});

	test("is said by its first thing where that can only end at one place, and not by the place", () => {
		now(manner).point("s1");
		expect(said).toEqual([]);
		now(manner).clear();
		now(manner).point("G");
		expect(said).toEqual(["visit X", "G", "s3"]);
	});

	test("leaves the answer alone that it begins with", () => {
		now(manner).point("X");
		expect(now(manner).answer?.word).toBe("visit X");
		now(manner).point("G");
		expect(said).toEqual(["visit X", "G", "s3"]);
	});

	test("waits for a word where it cannot be taken back", () => {
		now(manner).pointAll(["F", "s2"]);
		expect(said).toEqual([]);
		expect(now(manner).answer?.words).toEqual(["visit X", "F", "s2"]);
		now(manner).confirm();
		expect(said).toEqual(["visit X", "F", "s2"]);
	});
});

describe("a gesture that one thing says", () => {
	const manner: Manner = { atOnce: seenBefore };
	beforeEach(() => {
		asked = {
			...question(["visit X", "done"]),
			combined: [
				{ words: ["visit X", "fire D"], choice: { verb: "fire", refs: ["D"] } },
				{ words: ["done", "end"], choice: { verb: "end", refs: [], final: true } },
			],
		};
	});
	afterEach(() => vi.unstubAllGlobals());
	const mouse = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

	test("is said by a click where a mouse has shown it, and looked at first where a finger taps", () => {
		mouse(false);
		now(manner).point("D");
		expect(said).toEqual([]);
		expect(now(manner).shown?.words).toEqual(["visit X", "fire D"]);
		now(manner).clear();
		mouse(true);
		now(manner).point("D");
		expect(said).toEqual(["visit X", "fire D"]);
	});

	test("without a thing is a button beside the others", () => {
		expect(now(manner).plain.map(({ verb }) => verb)).toEqual(["done", "end"]);
	});

	test("what is final waits for a second click under a mouse, too", () => {
		mouse(true);
		asked = { ...question(["visit X"]), choices: [{ verb: "visit", refs: ["X"], final: true }] };
		now(manner).point("X");
		expect(said).toEqual([]);
		now(manner).point("X");
		expect(said).toEqual(["visit X"]);
	});
});

describe("a click", () => {
	test("chooses the only answer that touches a thing, and a second one gives it", () => {
		expect(now().point("X")).toBe(true);
		expect(now().answer?.word).toBe("visit X");
		expect(said).toEqual([]);
		now().point("X");
		expect(said).toEqual(["visit X"]);
		expect(now().refs).toEqual([]);
	});

	test("narrows where several touch it", () => {
		now().point("A");
		expect(now().answer).toBeNull();
		expect(now().left.map(({ word }) => word)).toEqual(["place A on 1", "place A on 2"]);
		expect([...now().lit]).toEqual(["A", "slot1", "slot2"]);
		now().point("slot2");
		expect(now().answer?.word).toBe("place A on 2");
		expect([...now().chosen]).toEqual(["A", "slot2"]);
	});

	test("in either order, and on the other thing of the only answer left it gives it", () => {
		now().point("slot1");
		expect(now().answer?.word).toBe("place A on 1");
		now().point("A");
		expect(said).toEqual(["place A on 1"]);
	});

	test("leaves a chosen answer for another, and keeps what goes with both", () => {
		now().pointAll(["A", "slot1"]);
		expect(now().lit.has("X")).toBe(true);
		now().point("slot2");
		expect(now().answer?.word).toBe("place A on 2");
		now().point("B");
		expect(now().answer?.word).toBe("place B on 2");
		now().point("X");
		expect(now().refs).toEqual(["X"]);
		expect(said).toEqual([]);
	});

	test("lets go of a thing that was pointed at", () => {
		now().point("A");
		now().point("A");
		expect(now().refs).toEqual([]);
		expect(now().left).toHaveLength(asked.words.length);
	});

	test("on a thing that no answer touches does nothing", () => {
		expect(now().point("nothing")).toBe(false);
		expect(now().refs).toEqual([]);
	});

	test("before the first one is drawn is the second one", () => {
		const drawn = now();
		drawn.point("X");
		drawn.point("X");
		expect(said).toEqual(["visit X"]);
	});

	test("while a word is on its way points at nothing", () => {
		locked = true;
		expect(now().point("X")).toBe(false);
		expect(now()).toMatchObject({ live: false, answers: [], refs: [] });
		expect([...now().lit]).toEqual([]);
	});
});

describe("what is complete", () => {
	test("is chosen although a thing of the same verb could be added, and taken away", () => {
		now().point("H");
		expect(now().answer?.word).toBe("play H");
		now().toggle("coin");
		expect(now().answer?.word).toBe("play H+");
		now().point("K");
		expect(now().answer?.word).toBe("play K+");
		now().toggle("coin");
		expect(now().answer?.word).toBe("play K");
		now().point("K");
		expect(said).toEqual(["play K"]);
	});

	test("lets go of what does not go with it", () => {
		now().pointAll(["H", "coin"]);
		now().point("L");
		expect(now().answer?.word).toBe("play L");
	});

	test("waits where another verb goes on", () => {
		now().point("m5");
		expect(now().answer).toBeNull();
		expect(now().complete.map(({ word }) => word)).toEqual(["use m5"]);
		expect(now().left).toHaveLength(2);
	});

	test("waits where several answers touch the same things: they are buttons", () => {
		now().point("S");
		expect(now().answer).toBeNull();
		expect(now().complete.map(({ word }) => word)).toEqual(["cast S x1", "cast S x2"]);
		const [, twice] = now().complete;
		if (twice) now().choose(twice);
		expect(now().answer?.word).toBe("cast S x2");
		if (twice) now().choose(twice);
		expect(said).toEqual(["cast S x2"]);
	});
});

test("answers without a thing are buttons", () => {
	expect(now().plain.map(({ word }) => word)).toEqual(["done"]);
});

describe("at once", () => {
	test("by the title: answers with nothing to weigh", () => {
		const manner: Manner = { atOnce: ({ verb }) => verb === "visit" };
		now(manner).point("L");
		expect(said).toEqual([]);
		now(manner).point("X");
		expect(said).toEqual(["visit X"]);
	});

	test("by the setting, as far as the title lets it", () => {
		settings.set({ atOnce: true });
		now({ quick: ({ verb }) => verb !== "play" }).point("L");
		expect(said).toEqual([]);
		now().point("L"); // the second click
		now().point("H");
		expect(said).toEqual(["play L", "play H"]);
	});

	test("never by letting go", () => {
		now().pointAll(["H", "coin"]);
		settings.set({ atOnce: true });
		now().toggle("coin");
		expect(said).toEqual([]);
	});
});

describe("what is lit", () => {
	test("in order: second things once a first one is picked", () => {
		const manner: Manner = { inOrder: true };
		expect([...now(manner).lit]).toEqual(["A", "B", "X", "S", "m5", "H", "K", "L"]);
		now(manner).point("A");
		expect([...now(manner).lit]).toEqual(["A", "slot1", "slot2"]);
		now(manner).clear();
		now(manner).point("H");
		expect(now(manner).lit.has("coin")).toBe(true);
		expect(now(manner).lit.has("K")).toBe(true);
		expect(now(manner).lit.has("slot1")).toBe(false);
	});

	test("and what any answer touches does not change with it", () => {
		now().point("A");
		expect(now().touched.size).toBe(12);
	});
});

describe("what is picked", () => {
	test("belongs to the question: it outlives other seats' answers, and not its own", () => {
		now().point("A");
		asked = question([...asked.words]);
		expect(now().refs).toEqual(["A"]);
		asked = question(["place A on 1", "done"]);
		expect(now().refs).toEqual([]);
	});

	test("can be looked at without choosing", () => {
		now().point("H");
		const coin = now().answers.find(({ word }) => word === "play H+");
		now().peek(coin ?? null);
		expect(now().answer?.word).toBe("play H");
		expect(now().shown?.word).toBe("play H+");
		now().peek(null);
		expect(now().shown?.word).toBe("play H");
		expect(now().confirm()).toBe(true);
		expect(said).toEqual(["play H"]);
		expect(now().confirm()).toBe(false);
	});
});

describe("dragging", () => {
	const drop = (ref: string, place: Place, about = "") => dropped(now().answers, about, ref, place);
	const word = (...of: Parameters<typeof drop>) => drop(...of)?.answer?.word;

	test("one thing onto another gives the answer of both", () => {
		expect(word("A", { ref: "slot2" })).toBe("place A on 2");
		expect(drop("B", { ref: "slot1" })).toBeNull();
		expect(drop("A", { ref: "A" })).toBeNull();
	});

	test("into a zone gives the answer of a verb it takes", () => {
		expect(word("H", { verbs: ["play"] })).toBe("play H");
		expect(word("m5", { verbs: ["use"] })).toBe("use m5");
		expect(drop("H", { verbs: ["use"] })).toBeNull();
		expect(drop("S", { verbs: ["cast"] })).toBeNull(); // it asks how often
	});

	test("what the question is about goes on all that answers it", () => {
		expect(word("held", { ref: "X" }, "held")).toBe("visit X");
		expect(drop("other", { ref: "X" }, "held")).toBeNull();
		expect(word("held", { verbs: ["done"] }, "held")).toBe("done");
	});

	test("where more is to be said only points", () => {
		expect(drop("held", { ref: "m5" }, "held")).toEqual({ refs: ["m5"], answer: null });
		settings.set({ atOnce: true });
		now().hold(["X"]);
		expect(said).toEqual([]);
		expect(now().refs).toEqual(["X"]);
	});
});
