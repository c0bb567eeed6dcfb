// What a table shows, and when: in order, nothing skipped, locked while a word is sent, from scratch after a break.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type Wire } from "../src/net/socket";
import type { TableInfo, Update } from "../src/protocol";
import type { Layout } from "../src/table/layout";
import { Table } from "../src/table/table";

class FakeWire implements Wire {
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: unknown }) => void) | null = null;
	onclose: (() => void) | null = null;
	sent: { t: string; [field: string]: unknown }[] = [];
	send(text: string) {
		this.sent.push(JSON.parse(text));
	}
	close() {}
}

let wire: FakeWire;
let table: Table;
const seen: unknown[] = [];
const says = async (message: object) => {
	wire.onmessage?.({ data: JSON.stringify(message) });
	await vi.advanceTimersByTimeAsync(0);
};
const update = (seq: number, patch: Partial<Update> = {}) => ({
	t: "update",
	table: "abc",
	seq,
	view: { n: seq },
	events: [{ kind: "played", seq }],
	decision: { seat: 0, ask: "play", words: ["play S5B"] },
	waiting: [0],
	...patch,
});
const layout = {
	keep: (heard: unknown[]) => heard,
	between: (before: unknown, { events }: Update) =>
		events.some(({ kind }) => kind === "scored") ? { ...(before as object), between: true } : null,
	hold: ({ events }: Update) => (events.some(({ kind }) => kind === "trick") ? 1000 : 0),
	leave: async () => undefined,
	arrive: async () => undefined,
	over: () => false,
} as unknown as Layout;

beforeEach(async () => {
	vi.useFakeTimers();
	const link = new Link(
		() => {
			wire = new FakeWire();
			return wire;
		},
		() => undefined,
	);
	table = new Table("abc", link, async () => layout);
	table.store.subscribe(() => {
		const { view } = table.store.get();
		if (view && seen.at(-1) !== view) seen.push(view);
	});
	seen.length = 0;
	table.open();
	wire.onopen?.();
	await says({ t: "lobby", table: { id: "abc", title: "dualis", you: 0 } as TableInfo });
});
afterEach(() => vi.useRealTimers());

test("a recap survives a reload, until somebody goes on", async () => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	await says(update(5));
	await says(update(6, { events: [{ kind: "scored" }] }));
	await vi.advanceTimersByTimeAsync(2000);
	expect(table.store.get().summary).toBe(true);
	table.close();
	const anew = async () => {
		const again = new Table("abc", table.link, async () => layout);
		again.open();
		await says({ t: "lobby", table: { id: "abc", title: "dualis", you: 0, chairs: [] } });
		await says(update(6, { log: [{ kind: "scored" }] }));
		return again;
	};
	const first = await anew();
	expect(first.store.get().summary).toBe(true);
	first.next();
	await vi.advanceTimersByTimeAsync(0);
	expect(first.store.get().summary).toBe(false);
	first.close();
	expect((await anew()).store.get().summary).toBe(false);
});

test("the first update is shown at once, with what may be recalled", async () => {
	await says(update(4, { log: [{ kind: "round" }], events: [] }));
	expect(table.store.get()).toMatchObject({ view: { n: 4 }, heard: [{ kind: "round" }] });
});

test("a finished trick stands for a second before the next card covers it", async () => {
	await says(update(1, { log: [] }));
	await says(update(2, { events: [{ kind: "trick" }] }));
	await says(update(3));
	await vi.advanceTimersByTimeAsync(900);
	expect(table.store.get().view).toEqual({ n: 2 });
	await vi.advanceTimersByTimeAsync(150);
	expect(table.store.get().view).toEqual({ n: 3 });
	expect(table.store.get().heard).toHaveLength(2);
});

test("a round's end is shown, then its summary, and the next deal only when asked for", async () => {
	await says(update(1, { log: [] }));
	await says(update(2, { events: [{ kind: "scored" }] }));
	await vi.advanceTimersByTimeAsync(10);
	expect(table.store.get()).toMatchObject({ view: { n: 1, between: true }, summary: true, shown: { decision: null } });
	await vi.advanceTimersByTimeAsync(60_000);
	expect(table.store.get().summary).toBe(true);
	table.next();
	await vi.advanceTimersByTimeAsync(0);
	expect(table.store.get()).toMatchObject({ view: { n: 2 }, summary: false });
	expect(table.store.get().heard).toHaveLength(1);
});

test("a word is sent once, with the number it answers", async () => {
	await says(update(7, { log: [] }));
	table.play("play S5B");
	table.play("play S5B");
	expect(wire.sent.filter(({ t }) => t === "play")).toEqual([{ t: "play", table: "abc", seq: 7, words: ["play S5B"] }]);
	expect(table.store.get().sent).toBe(7);
	await says({ t: "refused", table: "abc", seq: 8, error: "stale", message: "", args: {} });
	expect(table.store.get()).toMatchObject({ sent: null, refused: { error: "stale" } });
});

test("after a break the table tells how much was missed and forgets what was queued", async () => {
	await says(update(1, { log: [] }));
	await says(update(5, { log: [], events: [] }));
	expect(table.store.get()).toMatchObject({ view: { n: 5 }, missed: 4 });
});

test("nothing is skipped when updates come faster than they can be seen", async () => {
	await says(update(1, { log: [] }));
	for (let seq = 2; seq <= 6; seq++) await says(update(seq));
	await vi.advanceTimersByTimeAsync(5000);
	expect(seen).toEqual([1, 2, 3, 4, 5, 6].map((n) => ({ n })));
});

test("why is answered to whoever asked for that word", async () => {
	await says(update(1, { log: [] }));
	const answer = table.why("play M2R");
	await says({ t: "why", table: "abc", word: "play M2R", rule: "DU-39", args: { suit: "S" } });
	expect(await answer).toMatchObject({ rule: "DU-39", args: { suit: "S" } });
});

test("talk is kept once, however often it is repeated", async () => {
	const line = { t: "said", table: "abc", n: 1, seat: 0, name: "Wren", at: "", text: "hello" };
	await says(line);
	await says(line);
	expect(table.store.get().said).toHaveLength(1);
});

test("the cards of the table are asked for together with its layout", async () => {
	const asked: unknown[][] = [];
	const link = new Link(
		() => {
			wire = new FakeWire();
			return wire;
		},
		() => undefined,
	);
	const laid = new Table("abc", link, async (...what) => {
		asked.push(what);
		return layout;
	});
	laid.open();
	wire.onopen?.();
	await says({ t: "lobby", table: { id: "abc", title: "flamecraft", you: 0, cards: "00ff" } as TableInfo });
	expect(asked).toEqual([["flamecraft", "00ff"]]);
	laid.close();
});

test("a reason is told to whoever asked for it, by word or by thing", async () => {
	const [byWord, byThing, other] = [table.why("play S5B"), table.whyNot("S5B"), table.whyNot("S6B")];
	expect(wire.sent.slice(-3)).toEqual([
		{ t: "why", table: "abc", word: "play S5B" },
		{ t: "why", table: "abc", ref: "S5B" },
		{ t: "why", table: "abc", ref: "S6B" },
	]);
	await says({ t: "why", table: "abc", word: "play S6B", rule: "DU-1", args: {}, ref: "S6B" });
	await says({ t: "why", table: "abc", word: "play S5B", rule: "DU-2", args: {}, ref: "S5B" });
	await says({ t: "why", table: "abc", word: "play S5B", rule: "DU-3", args: {} });
	expect([(await byWord).rule, (await byThing).rule, (await other).rule]).toEqual(["DU-3", "DU-2", "DU-1"]);
});

/** Moves of bots, sent all at once. */
const bots = async (...seqs: number[]) => {
	for (const seq of seqs) await says(update(seq, { decision: null, waiting: [1 + (seq % 3)] }));
};

test("the pace counts from what was shown, however early it was sent", async () => {
	await says(update(1, { log: [], decision: null, waiting: [1] }));
	await bots(2, 3, 4);
	for (const n of [1, 2, 3]) {
		await vi.advanceTimersByTimeAsync(850);
		expect(table.store.get().view).toEqual({ n });
		await vi.advanceTimersByTimeAsync(50);
		expect(table.store.get().view).toEqual({ n: n + 1 });
	}
});

test("who skips sees the table as it is when they are asked, and the pace again from then on", async () => {
	await says(update(1, { log: [], decision: null, waiting: [1] }));
	await bots(2, 3);
	table.skip();
	await vi.advanceTimersByTimeAsync(0);
	expect(table.store.get().view).toEqual({ n: 3 });
	await says(update(4));
	expect(table.store.get().view).toEqual({ n: 4 });
	await bots(5, 6);
	expect(table.store.get().view).toEqual({ n: 5 });
	await vi.advanceTimersByTimeAsync(900);
	expect(table.store.get().view).toEqual({ n: 6 });
});

test("nothing can be taken back that others have answered, though it is not shown yet", async () => {
	await says(update(1, { log: [], decision: null, waiting: [1], undo: 2 }));
	expect(table.store.get().shown?.undo).toBe(2);
	await bots(2);
	expect(table.store.get()).toMatchObject({ view: { n: 1 }, shown: { undo: 0 } });
});
