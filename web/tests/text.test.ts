// The text view: what is announced once, how choices are told apart, and that every title has words for all of it.
import { beforeAll, expect, test } from "vitest";
import type { Heard } from "../src/protocol";
import { type LessonTextProps, waysOf } from "../src/rooms/learn/text";
import { newOnes } from "../src/table/text/announcements";
import { apart, ended, fresh, headingText, stated } from "../src/table/text/content";
import { picksTold } from "../src/table/text/picks";
import { reasonsOf } from "../src/table/text/table";
import { learn, speak } from "../src/ui/locales";

beforeAll(() => speak("en").then(() => Promise.all(["text", "learn", "dualis"].map((name) => learn(name)))));

const event = (kind: string): Heard => ({ kind }) as Heard;

test("each event is news once, also where older ones are forgotten", () => {
	const told = new WeakSet<Heard>();
	const [a, b, c, d] = [event("a"), event("b"), event("c"), event("d")];
	newOnes(told, [a, b]);
	expect([...newOnes(told, [a, b, c])]).toEqual([2]);
	expect([...newOnes(told, [b, c])]).toEqual([]);
	expect([...newOnes(told, [c, d])]).toEqual([1]);
});

test("a story that is told anew as a whole is no news", () => {
	const told = new WeakSet<Heard>();
	newOnes(told, [event("a"), event("b")]);
	expect([...newOnes(told, [event("a"), event("b"), event("c")])]).toEqual([]);
});

test("only the chair that changed is said", () => {
	expect(fresh(["Seat 1: Ada", "Seat 2: free"], ["Seat 1: Ada", "Seat 2: Bo"])).toEqual(["Seat 2: Bo"]);
	expect(fresh(["a"], ["a", "a"])).toEqual(["a"]);
});

test("choices that read alike are told apart by their things", () => {
	const choices = [
		{ text: "Attack with Fire Slime", refs: "m3" },
		{ text: "Attack with Fire Slime", refs: "m5" },
		{ text: "End turn", refs: "" },
	];
	expect(apart(choices, ({ refs }) => refs).map(({ text }) => text)).toEqual([
		"Attack with Fire Slime (m3)",
		"Attack with Fire Slime (m5)",
		"End turn",
	]);
});

test("lines end as sentences do, and choices ask nothing", () => {
	expect([ended("Star 5"), ended("Really?"), ended("")]).toEqual(["Star 5.", "Really?", ""]);
	expect(stated("Potion en A1 ?")).toBe("Potion en A1");
	expect(headingText({ small: "Your turn", heading: "Which card?" })).toBe("Your turn: Which card?");
	expect(headingText({ heading: "Ada is playing" })).toBe("Ada is playing");
});

const endOf = (wish: object): LessonTextProps =>
	({
		spoken: { puzzle: false, steps: [] },
		lesson: { state: { over: true, failed: false } },
		scene: { info: { title: "dualis" } },
		after: null,
		onFork: null,
		...wish,
	}) as unknown as LessonTextProps;

test("a lesson's end leads on to the next one, and no number changes when that is known", () => {
	const texts = (wish: object) => waysOf(endOf(wish)).map(({ text }) => text);
	const after = { title: "dualis", name: "coins", puzzle: false, key: "k", minutes: 1, steps: [] };
	const before = texts({ onFork: () => undefined });
	expect(texts({ onFork: () => undefined, after })).toEqual([...before, "Next lesson"]);
	expect(texts({ after: { ...after, puzzle: true } }).at(-1)).toBe("Try a puzzle");
	expect(texts({ after: { ...after, puzzle: true }, spoken: { puzzle: true, steps: [] } })).toContain("Next puzzle");
	expect(texts({ after, lesson: { state: { over: true, failed: true } } })).not.toContain("Next lesson");
});

test("what is chosen before a game keeps its number when it is left out again", () => {
	const things = ["Bakery", "Smithy"].map((name) => ({ id: name, name, about: `${name} sells.` }));
	const toggled: string[] = [];
	const told = (chosen: string[]) =>
		picksTold({ name: "Shops", things, chosen, state: "x", ways: [], onToggle: (id) => toggled.push(id) });
	const none = told([]);
	const some = told(["Smithy"]);
	expect(none.choices.map(({ text }) => text)).toEqual(["Add Bakery", "Add Smithy"]);
	expect(some.choices.map(({ text }) => text)).toEqual(["Add Bakery", "Remove Smithy"]);
	expect(some.sections.map(({ lines }) => lines)).toEqual([["Smithy"], ["Bakery"]]);
	some.choices[1]?.act();
	expect(toggled).toEqual(["Smithy"]);
});

test("what cannot be chosen is named with its rule, once for several things, and the rule is linked", async () => {
	const scene = {
		info: { title: "dualis" },
		whyNot: async (ref: string) => ({ word: ref === "S1R" ? null : `play ${ref}`, rule: "DU-39", args: { side: "S" } }),
		rules: (place: string) => `/rules/dualis#${place}`,
	} as unknown as Parameters<typeof reasonsOf>[0];
	const things = ["S2R", "S1R", "S3R"].map((ref) => ({ ref, text: `Star ${ref[1]}` }));
	const [because, ...others] = await reasonsOf(scene, things);
	expect(others).toEqual([]);
	expect(because?.text).toMatch(/^Star 2, Star 3: /);
	expect(because?.rules).toBe("/rules/dualis#why-DU-39");
});
