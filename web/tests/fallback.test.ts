// Any view becomes facts and zones, and any title is told in words: its own if it has them, else its names.
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Answer } from "../src/board/picking";
import type { Person } from "../src/board/scene";
import type { Choice, Heard, Question } from "../src/protocol";
import { bare, fits, namesIn, read } from "../src/table/plain/parts";
import {
	answerTexts,
	factText,
	label,
	questionText,
	shown,
	storyOf,
	thenText,
	thingName,
} from "../src/table/plain/say";
import { keysOf, knows, learn, speak, t, whole } from "../src/ui/locales";

const FILES: Record<string, string> = {
	"/api/titles/pebbles/locales/en.ftl": `
pebbles-name = Pebbles
pebbles-view-left = { $value ->
    [one] 1 pebble
   *[other] { $value } pebbles
}
pebbles-view-heaps = Heaps
pebbles-thing = Heap { $ref }
pebbles-thing-Z = The last heap
pebbles-ask-take = How many?
pebbles-answer-take = Take { $count } from { $heap }
pebbles-then-left = { $left } stay.
pebbles-story-took = { $name } took { $count }.
pebbles-rule-turn = Take some.
    .name = Your turn
pebbles-rule-end = Take the last.
`,
	"/api/titles/pebbles/locales/fr.ftl": "pebbles-name = Cailloux\n",
};
vi.stubGlobal("fetch", async (address: string) => {
	const text = FILES[address];
	return { ok: text !== undefined, text: async () => text };
});
beforeAll(async () => {
	await speak("en");
	await Promise.all([learn("pebbles"), learn("plain"), learn("mute")]);
});

const people = ["Ada", "Bo"].map((name, seat) => ({ name, seat }) as Person);
const answer = (word: string, patch: Partial<Choice> = {}): Answer => ({ word, verb: "take", refs: [], ...patch });

describe("a view", () => {
	const view = {
		title: "pebbles",
		seat: 0,
		seats: 2,
		left: 3,
		row: ["S1", null, "S2"],
		heaps: [
			{ heap: "A", left: 1, marks: [] },
			{ heap: "B", left: 2, marks: ["x"] },
		],
		players: [{ seat: 0, colour: "red", cards: { up: ["C1"] } }],
		hand: ["H1"],
		counts: [1, 2],
		empty: [],
		turn: { phase: "main" },
		winners: null,
	};
	const whole = read(view);
	const zone = (field: string) => whole.zones.find((each) => each.field === field)?.things ?? [];

	test("has facts, and zones of things, one's own first", () => {
		expect(whole.facts).toEqual([
			{ field: "left", value: 3 },
			{ field: "counts", value: [1, 2] },
			{ field: "empty", value: [] },
		]);
		expect(whole.zones.map(({ field }) => field)).toEqual(["hand", "row", "heaps", "players", "turn"]);
		expect(zone("row").map(({ name }) => name)).toEqual(["S1", null, "S2"]);
		expect(zone("heaps")[0]).toEqual({ name: "A", seat: null, facts: [{ field: "left", value: 1 }], zones: [] });
		expect(zone("players")[0]).toMatchObject({ name: null, seat: 0, facts: [{ field: "colour", value: "red" }] });
		expect(zone("turn")[0]).toMatchObject({ name: null, facts: [{ field: "phase", value: "main" }] });
	});

	test("says which things can be pointed at, however a ref names them", () => {
		const names = namesIn(whole);
		expect([...names].sort()).toEqual(["A", "B", "C1", "H1", "S1", "S2", "seat:0", "x"]);
		expect(["A", "heap:A", "seat:0", "card:up:C1"].every((ref) => fits(ref, names))).toBe(true);
		expect(["seat:1", "heap:Q"].some((ref) => fits(ref, names))).toBe(false);
		expect(bare("heap:A")).toBe("A");
	});

	test("names an item by its first text where nothing else names it", () => {
		expect(read({ board: [{ hex: "A1", tokens: [] }] }).zones[0]?.things[0]?.name).toBe("A1");
	});
});

describe("words of a title", () => {
	test("are its own where it has them", () => {
		expect(label("pebbles", "heaps")).toBe("Heaps");
		expect(factText("pebbles", { field: "left", value: 1 }, people)).toBe("1 pebble");
		expect(thingName("pebbles", "A")).toBe("Heap A");
		expect(thingName("pebbles", "Z")).toBe("The last heap");
		expect(questionText("pebbles", { ask: "take" } as Question)).toBe("How many?");
		const take = answer("take A 2", { refs: ["A"], gives: "left", facts: { heap: "A", count: 2, left: 1 } as never });
		expect(answerTexts("pebbles", [take]).get("take A 2")).toBe("Take 2 from A");
		expect(thenText("pebbles", take)).toBe("1 stay.");
	});

	test("are the names of its rules where it has none", () => {
		expect(label("mute", "last_card")).toBe("Last card");
		expect(factText("mute", { field: "is_open", value: true }, people)).toBe("Is open: yes");
		expect(factText("mute", { field: "leader", value: 1 }, people)).toBe("Leader: Bo");
		expect(shown("mute", "marks", [1, null, 2], people)).toBe("1, –, 2");
		expect(shown("mute", "marks", [], people)).toBe("none");
		expect(thingName("mute", "A")).toBe("A");
		expect(questionText("mute", { ask: "take-some.more" } as Question)).toBe("Your choice: take some more");
	});

	test("tell answers apart that would read alike", () => {
		const all = [
			answer("take A 1", { refs: ["A"] }),
			answer("take A 2", { refs: ["A"] }),
			answer("pass", { verb: "pass" }),
		];
		expect([...answerTexts("mute", all).values()]).toEqual(["take A 1", "take A 2", "Pass"]);
		expect(thenText("mute", answer("take", { gives: "left", facts: {} as never }))).toBe("");
	});

	test("tell the story in its order, with who did it", () => {
		const heard: Heard[] = [
			{ kind: "took", seat: 1, count: 2 },
			{ kind: "shuffled_again", by: null },
			{ kind: "won", seat: 0, winners: [0, 1], open: false },
		];
		const [took, , last] = storyOf("pebbles", heard, people);
		expect(took).toEqual({ key: "pebbles-story-took", args: { count: 2 }, at: 0, who: 1 });
		expect(last).toEqual({
			key: "plain-told-of",
			args: { text: "won, winners Ada, Bo, open no" },
			at: 2,
			who: 0,
			last: true,
		});
		expect(storyOf("pebbles", heard, people)[1]).toEqual({
			key: "plain-told",
			args: { text: "shuffled again" },
			at: 1,
		});
	});

	test("are used only with all they need", () => {
		const [line] = storyOf("pebbles", [{ kind: "took", seat: 0 }], people);
		expect(line?.key).toBe("plain-told-of");
		expect(whole("pebbles-answer-take", { count: 1 })).toBeNull();
		expect(t("mute-name")).toBe("mute-name");
	});
});

test("the rules of a title are found by their keys, in order", () => {
	expect(keysOf("pebbles-rule-")).toEqual(["pebbles-rule-turn", "pebbles-rule-end"]);
});

test("what the reader's language lacks is said in English", async () => {
	await speak("fr");
	expect(t("pebbles-name")).toBe("Cailloux");
	expect(t("pebbles-ask-take")).toBe("How many?");
	expect(t("plain-yes")).toBe("oui");
	expect(knows("mute-name")).toBe(false);
	await speak("en");
	expect(t("pebbles-name")).toBe("Pebbles");
});
