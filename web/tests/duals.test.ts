// Flamecraft Duals: the drawn board, answers as sentences and previews, the story, and the course of a game.
import { beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../src/board/picking";
import { chosenText, consequence } from "../src/games/flamecraft_duals/later/consequence";
import { coursesOf } from "../src/games/flamecraft_duals/later/course";
import { previewOf } from "../src/games/flamecraft_duals/table/outcome";
import { beside, centreOf, ROWS } from "../src/games/flamecraft_duals/table/pieces";
import { type Event, lastHexes } from "../src/games/flamecraft_duals/table/story";
import { learn, speak } from "../src/ui/locales";

beforeAll(() => speak("en").then(() => learn("flamecraft_duals")));

describe("the board", () => {
	test("has nineteen hexes and forty-two pairs that touch", () => {
		const hexes = ROWS.flat();
		expect(hexes.length).toBe(19);
		const pairs = hexes.flatMap((a, i) => hexes.slice(i + 1).filter((b) => beside(a, b)));
		expect(pairs.length).toBe(42);
		expect(centreOf("C3")).toEqual([300, 274]);
	});
});

const answer = (verb: string, refs: string[], gives?: string, facts?: Record<string, unknown>): Answer =>
	({ word: [verb, ...refs].join(" "), verb, refs, gives, facts }) as Answer;
const PLACED = { hexes: ["D3"], tokens: ["CI"], gone: null, covers: null, fills: false, completes: [] };

describe("a preview", () => {
	test("shows a token where it would lie, and where it came from", () => {
		const step = { card: "L-CCC", before: 2, after: 3, of: 3 };
		const facts = { ...PLACED, gone: "C4", completes: ["L-CCC"], progress: [step] };
		expect(previewOf(answer("to", ["D3"], "placed", facts))).toEqual({
			ghosts: [{ hex: "D3", face: "CI", instead: false }],
			gone: "C4",
			mini: null,
			completes: ["L-CCC"],
			progress: { "L-CCC": step },
			reach: [],
		});
	});

	test("of a swap shows both tokens in their new places", () => {
		const facts = { hexes: ["B2", "C4"], tokens: ["CI", "C"], completes: [] };
		const { ghosts } = previewOf(answer("with", ["B2"], "swapped", facts));
		expect(ghosts).toEqual([
			{ hex: "B2", face: "CI", instead: true },
			{ hex: "C4", face: "C", instead: true },
		]);
	});

	test("rings what any fire-up would take, before one is chosen", () => {
		const fires = [answer("fire", [], "type", { type: "I", reach: ["B2"] }), answer("fire", [], "type", { type: "O" })];
		expect(previewOf(null, fires).reach).toEqual(["B2"]);
		expect(previewOf(answer("place", ["D3"], "placed", { ...PLACED, reach: ["C3"] }), fires).reach).toEqual(["C3"]);
	});

	test("shows the fountain, a token that leaves, and nothing where nothing is known", () => {
		expect(previewOf(answer("fountain", ["C3"], "fountain", { lifted: [] })).mini).toBe("C3");
		expect(previewOf(answer("from", ["C3"], "lifted", { token: "C", gone: "C3" })).gone).toBe("C3");
		const nothing = { ghosts: [], gone: null, mini: null, completes: [], progress: {}, reach: [] };
		expect(previewOf(answer("pull", []))).toEqual(nothing);
		expect(previewOf(null)).toEqual(nothing);
	});
});

describe("an answer is told", () => {
	const CASES: [Answer, text: string, then: string][] = [
		[answer("place", ["D3"], "placed", PLACED), "Crystal-iron on D3?", ""],
		[
			answer("place", ["D3"], "placed", { ...PLACED, completes: ["L-CCC"], fills: true }),
			"Crystal-iron on D3?",
			"Completes Facet Row.",
		],
		[
			answer("place", ["D3"], "placed", { ...PLACED, covers: "B", fills: true }),
			"Crystal-iron on D3?",
			"The stack is then full.",
		],
		[
			answer("to", ["D3"], "placed", { ...PLACED, gone: "C4", covers: "B" }),
			"Crystal-iron from C4 to D3?",
			"Covers bread.",
		],
		[
			answer("with", ["B2"], "swapped", { hexes: ["B2", "C4"], tokens: ["CI", "C"], completes: [] }),
			"Swap crystal-iron on C4 with crystal on B2?",
			"",
		],
		[answer("score", ["L-CCC"], "reputation", { reputation: 3 }), "Score Facet Row?", "+3 reputation."],
		[answer("fountain", ["C3"], "fountain", { lifted: ["B", "C"] }), "The fountain on C3?", "Lifts bread, crystal."],
		[answer("coin", ["coin"]), "Spend a coin?", "Draw two cards, then put two under the deck."],
		[
			answer("coin", ["flair"]),
			"Spend a coin on Flair?",
			"Spend a coin: name a type, draw a card and show it. If it shows that type, draw a second one without showing it.",
		],
		[answer("fire", [], "type", { type: "B" }), "as bread", ""],
		[answer("done", []), "End turn", ""],
		[answer("done", [], "", { ends: "end" }), "End turn", "This ends the game."],
		[
			answer("place", ["D3"], "placed", { ...PLACED, ends: "duty" }),
			"Crystal-iron on D3?",
			"Nothing scored and no coin left: this ends the game.",
		],
		[
			answer("ignite", ["B2"], "token", { token: "I", fires: ["I"] }),
			"Fire up iron on B2?",
			"As iron: move two ringed adjacent tokens by one.",
		],
	];
	test.each(CASES)("%j", (each, text, then) => {
		expect([chosenText(each), consequence(each)]).toEqual([text, then]);
	});
});

describe("what happened", () => {
	const seat = 1;
	const HEARD: Event[] = [
		{ kind: "begun", first: 1, seats: 2, bag: 30, deck: 38 },
		{ kind: "turn", seat, turn: 1, reputation: [3, 3] },
		{ kind: "pulled", seat, token: "CI", why: "pull", bag: 29, part_of: null },
		{ kind: "placed", seat, token: "CI", hex: "D3", part_of: null },
		{ kind: "fired", seat, token: "CI", hex: "D3", type: "I", chosen: true, link: 1, part_of: "placed" },
		{ kind: "moved", seat, token: "B", origin: "C3", hex: "C4", why: "iron", part_of: "fire-1" },
		{ kind: "moved", seat, token: "P", origin: "D2", hex: "D1", why: "iron", part_of: "fire-1" },
		{ kind: "coin", seat, use: "starburst", left: 2, worth: -1 },
		{ kind: "moved", seat, token: "B", origin: "C4", hex: "B3", why: "starburst", part_of: "coin" },
		{ kind: "scored", seat, card: "L-CCC", reputation: 3, total: 5, hexes: ["B2", "C3", "D3"] },
		{ kind: "drew", seat, origin: "deck", shown: false, part_of: null },
		{ kind: "turn", seat: 0, turn: 2, reputation: [3, 5] },
	];

	test("is marked on its hexes", () => {
		expect(lastHexes(HEARD)).toEqual(["B2", "C3", "D3"]);
		expect(lastHexes(HEARD.slice(0, 9))).toEqual(["B3"]);
		expect(lastHexes([])).toEqual([]);
	});

	test("is drawn as reputation at every turn of the last game", () => {
		const game: Event[] = [...HEARD, { kind: "special", seat: 1, reputation: [7, 5] }];
		expect(coursesOf(game, 2).map(({ points }) => points)).toEqual([
			[3, 3, 7],
			[3, 5, 5],
		]);
		expect(coursesOf([...game, { kind: "begun", first: 0, seats: 2, bag: 30, deck: 38 }], 2)[0]?.points).toEqual([]);
	});
});
