// Answers that the page gives by itself: the title proposes, only the table sends, whatever draws the table.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { halt, march, marchOf } from "../src/games/dragonduel/table/marching";
import { automaticOf } from "../src/games/flamecraft_duals/table/outcome";
import type { ClientMessage, ServerMessage, TableInfo, Update } from "../src/protocol";
import { settings } from "../src/state/settings";
import { makeStore } from "../src/state/store";
import type { Proposal } from "../src/table/automatic/automatic";
import { type Answers, automatic } from "../src/table/automatic/automatic";
import type { Layout } from "../src/table/layout";
import { Table } from "../src/table/table";

const tables: Table[] = [];
type Watch = (state: { up: boolean; everUp: boolean; retryAt: null }) => void;

/** A table with a connection that is a list. */
type Propose = Answers<unknown>["propose"];

async function opened(
	propose: Propose,
	chairs: { seat: number; kind: string }[],
	{ wishes = [], close, ...more }: Partial<Layout & Answers<unknown>> = {},
) {
	const sent: ClientMessage[] = [];
	let hear: (message: ServerMessage) => void = () => undefined;
	let watch: Watch = () => undefined;
	const link = {
		hear: (hearer: typeof hear) => {
			hear = hearer;
			return () => undefined;
		},
		watch: (watcher: Watch) => {
			watch = watcher;
			watcher({ up: true, everUp: true, retryAt: null });
			return () => undefined;
		},
		join: () => undefined,
		leave: () => undefined,
		send: (message: ClientMessage) => sent.push(message) > 0,
	} as unknown as ConstructorParameters<typeof Table>[1];
	const layout = {
		keep: (heard: unknown[]) => heard,
		between: () => null,
		hold: () => 0,
		leave: async () => undefined,
		arrive: async () => undefined,
		over: () => false,
		automatic: automatic({ propose, wishes, close }),
		...more,
	} as unknown as Layout;
	const table = new Table("abc", link, async () => layout);
	tables.push(table);
	table.open();
	hear({ t: "lobby", table: { id: "abc", title: "x", you: 0, chairs } as unknown as TableInfo } as ServerMessage);
	await vi.advanceTimersByTimeAsync(0);
	const says = async (seq: number, words: string[] | null, patch: Partial<Update> = {}, ask = "respond") => {
		const decision = words && { seat: 0, ask, words, choices: [] };
		const update = { t: "update", table: "abc", seq, view: { n: seq }, events: [], decision, waiting: [0], ...patch };
		hear(update as unknown as ServerMessage);
		await vi.advanceTimersByTimeAsync(0);
	};
	const cut = (up: boolean) => watch({ up, everUp: true, retryAt: null });
	const words = () => sent.flatMap((message) => (message.t === "play" ? message.words : []));
	return { table, says, words, cut, hear };
}
const BOTS = [
	{ seat: 0, kind: "person" },
	{ seat: 1, kind: "bot" },
];
const PEOPLE = [
	{ seat: 0, kind: "person" },
	{ seat: 1, kind: "person" },
];
const pass =
	(more: Partial<Proposal> = {}): Propose =>
	({ decision }) =>
		decision.words.length === 1 ? { word: "pass", ...more } : null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	for (const table of tables.splice(0)) table.close();
	settings.set({ endTurns: false, text: false });
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe("an automatic answer", () => {
	test("is given among bots before the question is shown", async () => {
		const { table, says, words } = await opened(pass({ waits: true }), BOTS);
		await says(1, ["pass"], { log: [] });
		expect(words()).toEqual(["pass"]);
		expect(table.store.get()).toMatchObject({ answered: true, shown: { decision: null } });
	});

	test("is given to a question that is seen, if the person's own setting answers it", async () => {
		const { table, says, words } = await opened(pass({ seen: true }), BOTS);
		await says(1, ["pass"], { log: [] });
		expect(table.store.get().shown?.decision).not.toBeNull();
		expect(words()).toEqual(["pass"]);
	});

	test("waits among people, says so, and does not come if the person wants to be asked", async () => {
		const wish = makeStore({ stay: false });
		const answer: Propose = () => (wish.get().stay ? null : { word: "pass", waits: true });
		const { table, says, words } = await opened(answer, PEOPLE, { wishes: [wish] });
		vi.spyOn(Math, "random").mockReturnValue(0);
		await says(1, ["pass"], { log: [] });
		expect(table.store.get().answering).toBe(1500);
		await vi.advanceTimersByTimeAsync(1400);
		expect(words()).toEqual([]);
		wish.set({ stay: true });
		await vi.advanceTimersByTimeAsync(5000);
		expect(words()).toEqual([]);
		expect(table.store.get().answering).toBeNull();
	});

	test("that was wished for at one table is given at no other", async () => {
		const attack: Propose = ({ decision }) => marchOf({ view: { turn: 3 }, decision } as Parameters<typeof marchOf>[0]);
		const first = await opened(attack, BOTS, { wishes: [march], close: halt });
		march.set({ turn: 3, words: ["attack 7 on 1"] });
		first.table.close();
		const other = await opened(attack, BOTS, { wishes: [march], close: halt });
		await other.says(1, ["attack 7 on 1", "end"], { log: [] }, "main");
		expect(other.words()).toEqual([]);
		march.set({ turn: 3, words: ["attack 7 on 1"] });
		await vi.advanceTimersByTimeAsync(0);
		expect(other.words()).toEqual(["attack 7 on 1"]);
	});

	test("comes in the text view too", async () => {
		settings.set({ text: true });
		const { says, words } = await opened(pass({ waits: true }), PEOPLE);
		await says(1, ["pass"], { log: [] });
		await vi.advanceTimersByTimeAsync(3000);
		expect(words()).toEqual(["pass"]);
	});

	test("that is refused is not given again, but after a lost connection it is", async () => {
		const { says, words, hear, cut } = await opened(pass({ seen: true }), PEOPLE);
		await says(1, ["pass"], { log: [] });
		hear({ t: "refused", table: "abc", seq: 1, error: "stale", message: "", args: {} } as unknown as ServerMessage);
		settings.set({ endTurns: true });
		await vi.advanceTimersByTimeAsync(3000);
		expect(words()).toEqual(["pass"]);
		cut(false);
		await vi.advanceTimersByTimeAsync(3000);
		expect(words()).toEqual(["pass"]);
		cut(true);
		await vi.advanceTimersByTimeAsync(0);
		expect(words()).toEqual(["pass", "pass"]);
	});

	test("does not come where a person has a choice, nor from a title that fails to decide", async () => {
		const { says, words } = await opened(pass(), BOTS);
		await says(1, ["play", "pass"], { log: [] });
		const broken = await opened(() => {
			throw new Error("no idea");
		}, BOTS);
		vi.spyOn(console, "error").mockImplementation(() => undefined);
		await broken.says(1, ["pass"], { log: [] });
		expect([...words(), ...broken.words()]).toEqual([]);
		expect(broken.table.store.get().shown?.seq).toBe(1);
	});
});

test("a turn ends by itself if the setting says so, and only a coin is left besides", () => {
	const answer = (word: string, facts: object = {}) => ({ word, verb: word, refs: [], facts });
	const of = (...answers: object[]) => automaticOf(answers as Parameters<typeof automaticOf>[0]);
	const end = answer("done", { nothing_left: true });
	expect(of(end, answer("coin"))).toBeNull();
	settings.set({ endTurns: true });
	expect(of(end, answer("coin"))).toEqual({ word: "done", seen: true });
	expect(of(answer("done", { nothing_left: true, ends: "end" }))).toBeNull();
	expect(of(answer("done", { nothing_left: false }), answer("score"))).toBeNull();
	expect(of(answer("pull", { automatic: true }))).toEqual({ word: "pull" });
});

describe("nothing freezes:", () => {
	beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
	const none: Propose = () => null;

	test("a motion that throws, before or after the view changes", async () => {
		const fails = async () => {
			throw new Error("no such element");
		};
		const { table, says } = await opened(none, PEOPLE, { leave: fails, arrive: fails });
		await says(1, ["pass"], { log: [] });
		await says(2, ["pass"]);
		await says(3, ["pass"]);
		expect(table.store.get()).toMatchObject({ view: { n: 3 }, shown: { seq: 3 } });
	});

	test("a motion that never ends", async () => {
		const { table, says } = await opened(none, PEOPLE, { arrive: () => new Promise(() => undefined) });
		await says(1, ["pass"], { log: [] });
		await says(2, ["pass"]);
		await says(3, ["pass"]);
		await vi.advanceTimersByTimeAsync(13_000);
		expect(table.store.get().view).toEqual({ n: 3 });
	});

	test("a layout that throws while it looks at an update", async () => {
		const between = () => {
			throw new Error("what is this?");
		};
		const { table, says } = await opened(none, PEOPLE, { between });
		await says(1, ["pass"], { log: [] });
		await says(2, ["pass"]);
		expect(table.store.get()).toMatchObject({ view: { n: 2 }, shown: { decision: { words: ["pass"] } } });
	});

	test("a reason that nobody answers, that cannot be sent, or that was asked twice", async () => {
		const { table, says, cut, hear } = await opened(none, PEOPLE);
		await says(1, ["pass"], { log: [] });
		const [one, other] = [table.whyNot("S5B"), table.whyNot("S5B")];
		const reason = { t: "why", table: "abc", word: "play S5B", ref: "S5B", rule: "DU-1", args: {} };
		hear(reason as unknown as ServerMessage);
		expect([(await one).rule, (await other).rule]).toEqual(["DU-1", "DU-1"]);
		const late = table.why("play S6B");
		await vi.advanceTimersByTimeAsync(8000);
		expect((await late).rule).toBeNull();
		const lost = table.why("play S7B");
		cut(false);
		expect((await lost).rule).toBeNull();
	});
});
