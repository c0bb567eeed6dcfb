// The story is told from what was heard, and a table played from memory forgets what has been covered.
import { beforeAll, expect, test } from "vitest";
import type { View } from "../src/games/dualis/table/cards";
import { keep, storyOf } from "../src/games/dualis/table/story";
import type { Heard } from "../src/protocol";
import { keysOf } from "../src/table/story/story";
import { learn, speak, t } from "../src/ui/locales";

beforeAll(() => speak("en").then(() => learn("dualis")));

const LAID = { seat: 1, card: "S4R", coin: false, lies: "R" } as const;
const view = (patch: Partial<View>): View =>
	({
		round: 1,
		memory_aid: "none",
		show_trump_now: true,
		highlow: false,
		say_direction: true,
		table: [],
		last: null,
		...patch,
	}) as View;
const played = (trick: number, seat: number, card: string, patch: object = {}): Heard => ({
	kind: "played",
	seat,
	trick,
	card,
	coin: false,
	lies: card.at(-1),
	centre: [7, 7],
	trump: null,
	led: false,
	direction: "high",
	...patch,
});
const taken = (trick: number, winner: number, card: string): Heard => ({
	kind: "trick",
	trick,
	winner,
	card,
	trump: null,
	coins: [],
});
const HEARD: Heard[] = [
	{ kind: "round", round: 1, leader: 0 },
	played(1, 0, "S9B", { led: true }),
	played(1, 1, "S4R", { coin: true, lies: "B", centre: [7, 6], trump: "R" }),
	taken(1, 0, "S9B"),
	played(2, 0, "M2R", { led: true }),
];

const tell = (heard: Heard[], seen: View): string[] =>
	storyOf(heard, seen).map((line) => t(line.key, { ...line.args, name: `seat ${line.who}` }));

test("newest trick first, in sentences", () => {
	expect(tell(HEARD.slice(0, 4), view({ last: {} as View["last"] }))).toEqual([
		"Trick 1",
		"seat 0 takes the trick with Star 9 Blue.",
		"Centre 7 : 6. Red is trump.",
		"seat 1 plays Star 4 Red and takes a blue coin: it counts as blue.",
		"seat 0 leads Star 9 Blue.",
		"Round 1",
		"seat 0 leads the first trick.",
		"Earlier tricks lie face down. This table plays from memory.",
	]);
});

test("once the next card is led, the cards of the last trick are forgotten", () => {
	const now = view({ table: [LAID] });
	const kept = keep(HEARD, now);
	expect(kept.filter((event) => event.kind === "played").map((event) => event.card)).toEqual(["M2R"]);
	expect(tell(kept, now)).toEqual([
		"Trick 2",
		"seat 0 leads Moon 2 Red.",
		"Trick 1: seat 0 took it.",
		"Round 1",
		"seat 0 leads the first trick.",
		"Earlier tricks lie face down. This table plays from memory.",
	]);
});

test("a finished trick stays until it is covered", () => {
	const kept = keep(HEARD.slice(0, 4), view({ last: {} as View["last"] }));
	expect(kept).toHaveLength(4);
});

test("memory aids keep what they promise", () => {
	const events = (aid: View["memory_aid"]) =>
		keep(
			[...HEARD, taken(2, 0, "M2R"), played(3, 0, "M5R", { led: true })],
			view({ memory_aid: aid, table: [LAID] }),
		).flatMap((event) => (event.kind === "played" ? [event.card] : []));
	expect(events("none")).toEqual(["M5R"]);
	expect(events("last_trick")).toEqual(["M2R", "M5R"]);
	expect(events("full")).toEqual(["S9B", "S4R", "M2R", "M5R"]);
});

test("the direction is announced at the lead, and only where it is wanted", () => {
	const lead = [played(1, 0, "S9B", { led: true, direction: "low" })];
	expect(tell(lead, view({ highlow: true, table: [LAID] }))).toContain("Low wins");
	expect(tell(lead, view({ highlow: true, say_direction: false, table: [LAID] }))).not.toContain("Low wins");
});

test("a table that hides the trump does not tell it in the story either", () => {
	const told = tell(HEARD.slice(0, 3), view({ show_trump_now: false, table: [LAID] }));
	expect(told.join(" ")).toContain("Centre 7 : 6.");
	expect(told.join(" ")).not.toContain("trump");
});

test("the next round is not told before the last one has been looked at", () => {
	const events = [
		...HEARD.slice(0, 4),
		{ kind: "scored", round: 1, scores: [1, -2], winner: 0 },
		{ kind: "round", round: 2, leader: 3 },
	];
	expect(tell(keep(events, view({ last: {} as View["last"] })), view({}))[0]).toBe("The round is scored: +1 : −2.");
});

test("a line keeps its name when others come before it, and no two have the same", () => {
	const old = [{ key: "b", who: 1, at: 2 }, { key: "a" }, { key: "a" }];
	const lines = [{ key: "a" }, { key: "b", who: 1, at: 3 }, ...old];
	expect(keysOf(lines).slice(2)).toEqual(keysOf(old));
	expect(new Set(keysOf(lines)).size).toBe(lines.length);
});
