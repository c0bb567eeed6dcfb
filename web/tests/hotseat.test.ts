// Responses at one screen: passed by a stated wish and by public information, never by the cards.
import { describe, expect, it } from "vitest";
import type { Wire } from "../src/net/socket";
import { passesFor, passFor, type Wish } from "../src/rooms/play/hotseat/passing";

describe("whether the page passes for somebody", () => {
	const attack = { kind: "attack", grave: false };
	const card = { kind: "card", grave: false };
	it("follows their wish", () => {
		const passed = (how: Wish) => [attack, card].map((window) => passesFor(how, window));
		expect([passed("always"), passed("attacks"), passed("never")]).toEqual([
			[false, false],
			[false, true],
			[true, true],
		]);
	});
	it("asks whoever could lose by it, and outside of windows", () => {
		expect(passesFor("never", { kind: "attack", grave: true })).toBe(false);
		expect(passesFor("never", null)).toBe(false);
	});
});

/** A connection to a server that asks this. */
function lineTo(words: string[], verbs: string[]) {
	const sent: Record<string, unknown>[] = [];
	const wire: Wire = {
		send: (text) => {
			const frame = JSON.parse(text);
			sent.push(frame);
			const choices = verbs.map((verb) => ({ verb, refs: [] }));
			const decision = { seat: 1, ask: "respond", words, choices };
			if (frame.t === "join") tell({ t: "update", table: "abc", seq: 7, decision, view: {}, events: [], waiting: [1] });
			if (frame.t === "play")
				tell({ t: "update", table: "abc", seq: 8, decision: null, view: {}, events: [], waiting: [0] });
		},
		close: () => undefined,
		onopen: null,
		onmessage: null,
		onclose: null,
	};
	const tell = (message: unknown) => queueMicrotask(() => wire.onmessage?.({ data: JSON.stringify(message) }));
	queueMicrotask(() => wire.onopen?.());
	return { sent, dial: () => wire };
}
const BEN = { seat: 1, name: "Ben", face: "plant" as const, token: "of Ben" };

describe("passing for somebody", () => {
	for (const words of [["pass"], ["pass", "play CS-01"]])
		it(`is one word in their name, with ${words.length} to choose from`, async () => {
			const { sent, dial } = lineTo(words, ["pass", "play"].slice(0, words.length));
			expect(await passFor("abc", BEN, dial)).toBe(true);
			expect(sent[0]).toEqual({ t: "hello", token: "of Ben" });
			expect(sent.at(-1)).toEqual({ t: "play", table: "abc", seq: 7, words: ["pass"] });
		});
	it("leaves what cannot be passed to the person", async () => {
		const { sent, dial } = lineTo(["play CS-01"], ["play"]);
		expect(await passFor("abc", BEN, dial)).toBe(false);
		expect(sent.some(({ t }) => t === "play")).toBe(false);
	});
});
