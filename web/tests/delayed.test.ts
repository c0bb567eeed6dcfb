// A table some minutes behind: what has been said since is held back, and nothing earlier is shown by coming anew.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Review, ServerMessage, Update } from "../src/protocol";
import { Delayed, type Source } from "../src/rooms/watch/delayed";

const MINUTE = 60_000;
const update = (seq: number): Update =>
	({ t: "update", table: "t", seq, view: { seq }, events: [], decision: null, waiting: [] }) as unknown as Update;

/** A game of three words, said 3, 2 and half a minute ago. */
const source: Source = {
	story: async () =>
		({
			moments: 4,
			first: 0,
			movers: [0, 1, 0],
			heard: [[{ kind: "deal" }], [{ kind: "a" }], [{ kind: "b" }], [{ kind: "c" }]],
			ages: [3 * MINUTE, 2 * MINUTE, MINUTE / 2],
		}) as unknown as Review,
	moments: async () => ({ table: "t", seat: null, first: 0, updates: [0, 1, 2, 3].map(update) }),
};

function watching(behind: number, from: Source = source) {
	let tell: (message: ServerMessage) => void = () => undefined;
	const wire = {
		hear: (hearer: typeof tell) => {
			tell = hearer;
			return () => undefined;
		},
		watch: () => () => undefined,
		join: () => undefined,
		leave: () => undefined,
	};
	const shown: ServerMessage[] = [];
	new Delayed(wire, "t", behind, from).hear((message) => shown.push(message));
	return { shown, tell: (message: unknown) => tell(message as ServerMessage) };
}
const seqs = (shown: ServerMessage[]) => shown.flatMap((each) => (each.t === "update" ? [each.seq] : []));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whoever comes sees the table as it was, and then what was said, when it is due", async () => {
	const { shown, tell } = watching(MINUTE);
	tell({ ...update(3), log: [] });
	await vi.advanceTimersByTimeAsync(0);
	expect(seqs(shown)).toEqual([2]);
	expect(shown[0]).toMatchObject({ log: [{ kind: "deal" }, { kind: "a" }, { kind: "b" }] });
	tell(update(4));
	await vi.advanceTimersByTimeAsync(MINUTE / 2 - 1);
	expect(seqs(shown)).toEqual([2]);
	await vi.advanceTimersByTimeAsync(1);
	expect(seqs(shown)).toEqual([2, 3]);
	expect(shown[1]).toMatchObject({ events: [{ kind: "c" }] });
	await vi.advanceTimersByTimeAsync(MINUTE / 2);
	expect(seqs(shown)).toEqual([2, 3, 4]);
});

test("the first line about the table comes at once, its result when it is due, and talk never", async () => {
	const { shown, tell } = watching(MINUTE);
	tell({ t: "lobby", table: { id: "t", status: "running" } });
	tell({ t: "lobby", table: { id: "t", status: "over" } });
	tell({ t: "lobby", table: { id: "other" } });
	tell({ t: "said", table: "t", n: 1, text: "the ace is mine" });
	expect(shown).toEqual([{ t: "lobby", table: { id: "t", status: "running" } }]);
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(shown).toHaveLength(2);
});

test("a game that is over is shown as it is; where nothing can be asked, all of it waits", async () => {
	const over = watching(MINUTE, {
		...source,
		story: async () => ({ moments: 4, first: 0, movers: [], heard: [] }) as unknown as Review,
	});
	over.tell({ ...update(3), log: [] });
	await vi.advanceTimersByTimeAsync(0);
	expect(seqs(over.shown)).toEqual([3]);
	const alone = watching(MINUTE, { ...source, story: () => Promise.reject(new Error("no answer")) });
	alone.tell({ ...update(3), log: [] });
	await vi.advanceTimersByTimeAsync(MINUTE - 1);
	expect(seqs(alone.shown)).toEqual([]);
	await vi.advanceTimersByTimeAsync(1);
	expect(seqs(alone.shown)).toEqual([3]);
});
