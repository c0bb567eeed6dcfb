// Replaying a game: jumps back and forth always end at the requested moment, with the events heard by then.
import { expect, test, vi } from "vitest";
import type { Moments, Review, Update } from "../src/protocol";
import { piledUp, stairs } from "../src/rooms/review/chart";
import { found, outcomeOf } from "../src/rooms/review/filters";
import { pressed } from "../src/rooms/review/keys";
import { happenedAt } from "../src/rooms/review/moment";
import { compared, seriesOf } from "../src/rooms/review/numbers";
import { heardBy, momentOf, Past, toldOf, turnFrom } from "../src/rooms/review/past";
import { Rewind } from "../src/rooms/review/rewind";
import { sceneOf } from "../src/rooms/review/scene";
import type { Layout } from "../src/table/layout";

const LAST = 75;
const MOVERS = Array.from({ length: LAST }, (_, k) => Math.floor(k / 3) % 3);
const eventsAt = (at: number) => Array.from({ length: at % 4 }, (_, n) => ({ kind: "told", at, n }));
const chairs = [0, 1, 2].map((seat) => ({ seat, kind: "bot", face: "bread", here: true, name: `Bot ${seat}` }));
const table = { id: "abc", title: "dualis", seats: 3, chairs, status: "over", you: null };
const review = (seat: number | null): Review =>
	({
		table,
		seat,
		moments: LAST + 1,
		first: 0,
		movers: MOVERS,
		heard: Array.from({ length: LAST + 1 }, (_, at) => eventsAt(at)),
	}) as unknown as Review;
const update = (seat: number | null, at: number): Update =>
	({
		t: "update",
		table: "abc",
		seq: at,
		view: { at, seat },
		events: eventsAt(at),
		decision: null,
		waiting: [],
	}) as unknown as Update;

const asked: string[] = [];
const source = {
	story: async (_: string, eyes: unknown) => review(eyes === "watch" ? null : Number(eyes)),
	moments: async (_: string, eyes: unknown, at: number): Promise<Moments> => {
		asked.push(`${eyes} ${at}`);
		const seat = eyes === "watch" ? null : Number(eyes);
		const updates = Array.from({ length: Math.min(32, LAST + 1 - at) }, (__, k) => update(seat, at + k));
		await new Promise((done) => setTimeout(done, (at % 3) * 5));
		return { table: "abc", seat, first: at, updates };
	},
};
const moved: string[] = [];
const layout = {
	leave: async () => undefined,
	arrive: async (events: unknown[], view: { at: number }) => void moved.push(`${view.at} ${events.length}`),
	between: () => null,
	hold: () => 0,
} as unknown as Layout;
const opened = async (at = 0) => {
	const rewind = new Rewind(new Past("abc", source), async () => layout);
	await rewind.open(1, at);
	return rewind;
};

test("the first moment of a part of a game tells the last thing before it, not how the game began", () => {
	const heard = [["deal", "lead", "follow"], ["take"]].map((kinds) => kinds.map((kind) => ({ kind })));
	const lines = heard.flat().map(({ kind }, at) => ({ key: kind, at }));
	const toldFrom = (first: number) => toldOf({ ...review(0), heard, first, moments: first + 2 } as unknown as Review);
	expect(happenedAt(lines, toldFrom(0), 0, [])).toHaveLength(3);
	expect(happenedAt(lines, toldFrom(34), 34, [])).toEqual([expect.stringContaining("follow")]);
	expect(happenedAt(lines, toldFrom(34), 35, [])).toEqual([expect.stringContaining("take")]);
});

test("a hundred random jumps back and forth show the moment, the eyes and what was heard by then", async () => {
	const rewind = await opened();
	let chance = 7;
	const below = (n: number) => {
		chance = (chance * 1103515245 + 12345) % 2147483648;
		return Math.floor((chance / 2147483648) * n);
	};
	for (let jump = 0; jump < 100; jump++) {
		const to = below(LAST + 1);
		const eyes = below(3);
		if (jump % 5 === 0) await rewind.see(eyes);
		await rewind.go(to, jump % 2 === 0);
		const state = rewind.store.get();
		expect(state.at).toBe(to);
		expect(state.view).toEqual({ at: to, seat: state.eyes });
		const heard = Array.from({ length: to + 1 }, (_, at) => eventsAt(at)).flat();
		expect(sceneOf(state)?.heard).toEqual(heard);
	}
	expect(new Set(asked).size).toBe(asked.length); // no slice is fetched twice
});

test("of several jumps at once the last one counts", async () => {
	const rewind = await opened();
	await Promise.all([rewind.go(70), rewind.go(33), rewind.go(5)]);
	expect(rewind.store.get().at).toBe(5);
	await Promise.all([rewind.step(1), rewind.step(1), rewind.step(1)]);
	expect(rewind.store.get().at).toBe(8);
});

test("a step forward moves as it was, a step back only shows", async () => {
	const rewind = await opened(10);
	moved.length = 0;
	await rewind.step(1);
	await rewind.step(-1);
	await rewind.go(30, true);
	expect(moved).toEqual(["11 3"]);
});

test("all revealed has what every other seat saw at the moment", async () => {
	const rewind = await opened(3);
	await rewind.see(1, true);
	expect(rewind.store.get().others).toEqual([
		{ at: 3, seat: 0 },
		{ at: 3, seat: 2 },
	]);
	await rewind.go(40);
	expect(rewind.store.get().others.map((view) => (view as unknown as { at: number }).at)).toEqual([40, 40]);
	await rewind.see(2);
	expect(rewind.store.get().others).toEqual([]);
});

test("it plays by itself to the end, and from there anew", async () => {
	vi.useFakeTimers();
	const rewind = new Rewind(new Past("abc", source), async () => layout);
	const open = rewind.open(0, LAST - 2);
	await vi.runAllTimersAsync();
	await open;
	rewind.setSpeed(4);
	const playing = rewind.play();
	await vi.runAllTimersAsync();
	await playing;
	expect(rewind.store.get()).toMatchObject({ at: LAST, playing: false });
	void rewind.play();
	await vi.advanceTimersByTimeAsync(1);
	expect(rewind.store.get().at).toBeLessThan(3);
	rewind.pause();
	await vi.runAllTimersAsync();
	vi.useRealTimers();
});

test("keys step, turn over whole turns, and jump to both ends", async () => {
	const rewind = await opened(4);
	const after = async (key: string, shift = false) => {
		expect(pressed(rewind, key, shift)).toBe(true);
		await new Promise((done) => setTimeout(done, 12));
		return rewind.store.get().at;
	};
	expect(await after("ArrowRight")).toBe(5);
	expect(await after("ArrowLeft")).toBe(4);
	expect(await after("ArrowRight", true)).toBe(6);
	expect(await after("PageUp")).toBe(3);
	expect(await after("End")).toBe(LAST);
	expect(await after("Home")).toBe(0);
	expect(pressed(rewind, "x", false)).toBe(false);
});

test("events and moments find each other, also where only the end may be looked at", () => {
	const told = toldOf({ ...review(0), first: 70, heard: [70, 71, 72].map(eventsAt), moments: 73 });
	expect([70, 71, 72].map((at) => heardBy(told, at))).toEqual([2, 5, 5]);
	expect([0, 1, 2, 4].map((event) => momentOf(told, event))).toEqual([70, 70, 71, 71]);
	expect(turnFrom(told, 70, -1)).toBe(70);
});

test("who failed to fetch tries again", async () => {
	const broken = { ...source, story: vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue(review(0)) };
	const past = new Past("abc", broken);
	await expect(past.story(0)).rejects.toThrow("away");
	expect((await past.story(0)).review.moments).toBe(LAST + 1);
});

test("games are found by title, by whom and by how they ended", () => {
	const game = (id: string, title: string, names: string[], you: number | null, winners: number[]) =>
		({ id, title, you, winners, chairs: names.map((name, seat) => ({ seat, name })) }) as never;
	const games = {
		mine: [game("a", "dualis", ["Wren", "Odile"], 0, [0]), game("b", "flamecraft", ["Wren", "Bramble"], 0, [1])],
		public: [game("c", "dualis", ["Moss"], null, [0])],
	};
	const ids = (wish: object) =>
		found(games, { title: "", whom: "", result: "", whose: "mine", ...wish }).map(({ id }) => id);
	expect(ids({})).toEqual(["a", "b"]);
	expect(ids({ title: "flamecraft" })).toEqual(["b"]);
	expect(ids({ result: "won" })).toEqual(["a"]);
	expect(ids({ whom: " odi" })).toEqual(["a"]);
	expect(ids({ whose: "public" })).toEqual(["c"]);
	expect(games.public.map(outcomeOf)).toEqual([""]);
});

test("charts stand in steps, and areas lie on each other", () => {
	expect(
		stairs([
			[0, 5],
			[2, 3],
		]),
	).toBe("M0.0 5.0H2.0V3.0");
	expect(
		piledUp([
			{ name: "a", seat: 0, points: [1, 2] },
			{ name: "b", seat: 1, points: [3, 0] },
		]),
	).toEqual([
		[1, 2],
		[4, 2],
	]);
});

test("what one came to is compared with the average of one's games, whatever the seat", () => {
	const points = {
		key: "points",
		compared: true,
		of: (view: unknown) => (view as { points: number[] }).points.map((value, seat) => ({ seat, value })),
	};
	const view = (seat: number, ...points: number[]) => ({ seat, points }) as never;
	const unlike = { ...points, key: "other", compared: false };
	expect(compared([points, unlike], view(1, 3, 9), 1, [view(0, 4, 1), view(1, 7, 2)])).toEqual([
		{ key: "points", here: 9, average: 3 },
	]);
	const people = [{ name: "Wren" }, { name: "Odile" }] as never;
	const sides = { key: "k", of: () => [{ seat: 0, side: [0, 1], value: 5 }] };
	expect(seriesOf(sides, [view(0)], 0, people)).toEqual([{ name: "Wren, Odile", seat: 0, points: [5] }]);
});
