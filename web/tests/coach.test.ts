// The coach on the page: the listed decisions of an analysis, its progress, and the words for answers and reasons.
import { beforeAll, expect, test } from "vitest";
import { Failure } from "../src/net/api";
import type { AnalysisState, CoachSide, Hint, KeyDecision, TableInfo } from "../src/protocol";
import { Look } from "../src/rooms/coach/analysis";
import { lineOf } from "../src/rooms/coach/curve";
import { askHint, opened } from "../src/rooms/coach/hint/hint";
import { Answers, reasonTexts, sceneAt } from "../src/rooms/coach/hint/naming";
import { chanceAt, namedOf, percent, soFar } from "../src/rooms/coach/hint/numbers";
import { layoutFor } from "../src/table/plain";
import { tellerOf } from "../src/table/plain/teller";
import { learn, speak } from "../src/ui/locales";

const decision = (at: number, patch: Partial<KeyDecision> = {}): KeyDecision => ({
	at,
	seat: 0,
	word: "take 1",
	ask: "take",
	about: "",
	before: 5000,
	taken: 4000,
	loss: 1500,
	error: 100,
	alternatives: [
		{ word: "take 3", chance: 5500, error: 90, choice: { verb: "take", refs: ["heap"] } },
		{ word: "take 1", chance: 4000, error: 90, choice: { verb: "take", refs: ["heap"] } },
	],
	why: [{ key: "wins", than: "take 1", args: {}, events: [] }],
	view: {} as never,
	...patch,
});
const point = (at: number, chance: number, luck = 0, own = 0, others = 0) => ({ at, chance, luck, own, others });
const SIDE: CoachSide = {
	accounts: [
		{
			seat: 0,
			start: 5000,
			final: 0,
			luck: -2000,
			own: -1500,
			others: [0, -1500],
			points: [point(0, 5000), point(4, 5600, 300, 0, 300), point(9, 0, -2000, -1500, -1500)],
			mistakes: [7],
			strokes: [4],
		},
	],
	decisions: [decision(7), decision(4, { taken: 5900, loss: 0 }), decision(2, { seat: 1 })],
};
const INFO = { id: "t", title: "nim", chairs: [{ seat: 0, kind: "person", face: "iron", here: true, name: "Wren" }] };

beforeAll(() => speak("en").then(() => Promise.all([learn("coach"), learn("plain")])));

test("a seat's decisions are numbered as they were made, each with what it lost or gained", () => {
	expect(namedOf(SIDE, 0).map(({ number, mistake, change }) => [number, mistake, change])).toEqual([
		[1, false, 900],
		[2, true, -1500],
	]);
	expect(namedOf(SIDE, 1)).toEqual([]);
});

test("between two points the chance and its parts stay as they were", () => {
	const [account] = SIDE.accounts;
	if (!account) throw new Error("no account");
	expect([0, 3, 4, 8, 9].map((at) => percent(chanceAt(account, at)))).toEqual([50, 50, 56, 56, 0]);
	expect(soFar(account, 5)).toMatchObject({ luck: 300, own: 0, others: 300 });
	expect(lineOf(account.points, (at) => at * 10)).toBe("M0.00 50.00L40.00 44.00L90.00 100.00");
});

const unasked = () => Promise.reject(new Failure(404, "not-asked", "Nobody has asked."));
const state = (stage: AnalysisState["stage"], done = 0): AnalysisState => ({ stage, done, of: 10 });
const DONE: AnalysisState = { ...state("done", 10), analysis: { title: "nim" } as never };

test("an analysis is asked for once and followed to its end, also where another process answers", async () => {
	const answers = [() => Promise.resolve(state("running", 5)), unasked, () => Promise.resolve(DONE)];
	let asked = 0;
	const calls = {
		state: () => (answers.shift() ?? unasked)(),
		ask: () => {
			asked += 1;
			return Promise.resolve(state("waiting"));
		},
		hint: () => Promise.reject(new Error("no hint")),
	};
	const look = new Look("t", calls, () => Promise.resolve());
	const parts: number[] = [];
	look.store.subscribe(() => parts.push(look.store.get().part));
	await look.ask();
	expect(asked).toBe(2);
	expect(parts).toContain(0.5);
	expect(look.store.get()).toMatchObject({ stage: "done", analysis: { title: "nim" } });
});

test("nobody has asked, or it went wrong: both can be asked again", async () => {
	const calls = { state: unasked, ask: () => Promise.reject(new Failure(429, "too-many", "")), hint: unasked };
	const look = new Look("t", calls, () => Promise.resolve());
	await look.open();
	expect(look.store.get().stage).toBe("unasked");
	await look.ask();
	expect(look.store.get()).toMatchObject({ stage: "failed", problem: { key: "too-many" } });
});

test("answers, gains and events are told in the title's words", async () => {
	const layout = layoutFor("nim");
	tellerOf("nim").ready = true; // nothing was fetched: it is told by its sentences
	const scene = sceneAt(INFO as unknown as TableInfo, decision(7));
	const names = new Answers(scene, await layout.sayings(), decision(7).alternatives);
	expect(names.of("take 3")).toBe("Take heap");
	expect(new Answers(scene, null, decision(7).alternatives).of("take 3")).toBe("take 3");
	const why = (reason: object) =>
		reasonTexts(layout, names, [{ than: "take 3", args: {}, events: [], ...reason } as never]);
	const event = { kind: "took", seat: 0, count: 3 };
	expect(why({ key: "then", events: [event] })[0]).toMatch(/^It usually leads to this: .*Wren.*3/);
	expect(why({ key: "prevents", events: [event] })[0]).toMatch(/^It prevents what usually follows “Take heap”: .*3/);
	const chance = { key: "chance", args: { best: 6100, worst: 4700 } };
	expect(why(chance)).toEqual(["Played out many times, its chance is 61%, that of “Take heap” 47%."]);
	expect(why({ ...chance, events: [event] })[0]).toMatch(/47%\. Most often it leads to this: .*3/);
});

test("a hint that comes too late is let go", async () => {
	const hint = { seq: 3, word: "take 1", why: [], alternatives: [], used: 1 };
	let come: (hint: Hint) => void = () => undefined;
	const late = askHint("t 3", () => new Promise<Hint>((done) => (come = done)).then((found) => [found, null]));
	const next = askHint("t 5", () => Promise.resolve([{ ...hint, seq: 5 }, null]));
	await next;
	come(hint);
	await late;
	expect(opened.get()).toMatchObject({ question: "t 5", hint: { seq: 5 } });
});
