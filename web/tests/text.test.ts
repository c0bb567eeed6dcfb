// The text view: what is said once, how choices are told apart, and that every title has words for all of it.
import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../src/locales";
import type { Heard } from "../src/protocol";
import { newOnes } from "../src/text/said";
import { apart, ended, fresh, headingText, stated } from "../src/text/told";

beforeAll(() => speak("en").then(() => learn("text")));

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
