// Flamecraft Duals: words sorted by where they are clicked, previews read off the view, the story, and how it went.
import { beforeAll, describe, expect, test } from "vitest";
import { coursesOf } from "../src/games/flamecraft_duals/course";
import { beside, centreOf, ROWS, type View } from "../src/games/flamecraft_duals/pieces";
import { previewOf } from "../src/games/flamecraft_duals/preview";
import { lastHexes, storyOf } from "../src/games/flamecraft_duals/story";
import { choicesOf, wouldBe } from "../src/games/flamecraft_duals/words";
import { learn, speak, t } from "../src/locales";

beforeAll(() => speak("en").then(() => learn("flamecraft_duals")));

const FACET = {
	card: "L-CCC",
	icons: "CCC",
	matches: [],
	short: [{ hexes: ["B2", "C3", "D3"], missing: "D3", wants: "C" }],
};
function view(changes: Record<string, unknown> = {}): View {
	const tokens: Record<string, string[]> = { B2: ["B", "C"], C3: ["C"], C4: ["CI"] };
	return {
		seats: 2,
		board: ROWS.flat().map((hex) => ({ hex, tokens: tokens[hex] ?? [] })),
		hand: [FACET],
		fountain: [],
		held: null,
		source: null,
		mini: null,
		...changes,
	} as unknown as View;
}

describe("the board", () => {
	test("has nineteen hexes and forty-two pairs that touch", () => {
		const hexes = ROWS.flat();
		expect(hexes.length).toBe(19);
		const pairs = hexes.flatMap((a, i) => hexes.slice(i + 1).filter((b) => beside(a, b)));
		expect(pairs.length).toBe(42);
		expect(centreOf("C3")).toEqual([300, 274]);
	});
});

describe("words", () => {
	test("lie where they are clicked", () => {
		const found = choicesOf([
			"place C3",
			"score L-CCC",
			"claim F-B",
			"pick CI",
			"draw 0",
			"coin",
			"coin flair",
			"done",
		]);
		expect([...found.hex]).toEqual([["C3", "place C3"]]);
		expect(found.card.get("L-CCC")).toBe("score L-CCC");
		expect(found.fountain.get("F-B")).toBe("claim F-B");
		expect(found.token.get("CI")).toBe("pick CI");
		expect(found.draw.get("0")).toBe("draw 0");
		expect([...found.coin.keys()]).toEqual(["", "flair"]);
		expect([...found.plain.keys()]).toEqual(["done"]);
	});

	test("are asked about as the question would have them", () => {
		expect(wouldBe("hex", "A1", "iron.to")).toBe("to A1");
		expect(wouldBe("hex", "A1", "potion.b")).toBe("with A1");
		expect(wouldBe("hex", "A1", "score")).toBeNull();
		expect(wouldBe("coin", "", "score")).toBe("coin");
	});
});

describe("a preview", () => {
	const held = { token: "CI", source: "pull", rainbow: false };

	test("tells the card that a placement completes, and only there", () => {
		expect(previewOf(view({ held }), "place D3").completes.map(({ card }) => card)).toEqual(["L-CCC"]);
		expect(previewOf(view({ held }), "place A1").completes).toEqual([]);
		expect(previewOf(view({ held: { ...held, token: "M" } }), "place D3").completes).toEqual([]);
		expect(previewOf(view({ held: { ...held, token: "W" } }), "place D3").completes).toHaveLength(1);
	});

	test("does not count a token that is moved out of the pattern", () => {
		expect(previewOf(view({ source: "C4" }), "to D3").completes).toHaveLength(1);
		expect(previewOf(view({ source: "C3" }), "to D3").completes).toEqual([]);
		expect(previewOf(view({ source: "C3" }), "to D3").gone).toBe("C3");
	});

	test("of a swap shows both tokens in their new places", () => {
		const { ghosts } = previewOf(view({ source: "C4" }), "with B2");
		expect(ghosts.map(({ hex, face }) => `${hex} ${face}`)).toEqual(["B2 CI", "C4 C"]);
	});
});

describe("the story", () => {
	const HEARD = [
		{ kind: "begun", first: 1, bag: 30, deck: 38 },
		{ kind: "turn", seat: 1, turn: 1 },
		{ kind: "pulled", seat: 1, token: "CI", why: "pull", bag: 29 },
		{ kind: "placed", seat: 1, token: "CI", hex: "D3" },
		{ kind: "drew", seat: 1, from: "deck" },
		{ kind: "turn", seat: 0, turn: 2 },
		{ kind: "moved", seat: 0, token: "B", from: "C3", to: "C4", by: "meat" },
		{ kind: "scored", seat: 0, card: "L-CCC", reputation: 3, hexes: ["B2", "C3", "D3"] },
	];
	const tell = () => storyOf(HEARD, view()).map((line) => t(line.key, { ...line.args, name: `seat ${line.who}` }));

	test("tells the newest turn first, and hides the card another drew", () => {
		expect(tell()).toEqual([
			"Turn 2 · seat 0",
			"seat 0 moves bread from C3 to C4.",
			"seat 0 scores Facet Row, worth 3.",
			"Turn 1 · seat 1",
			"seat 1 pulls crystal-iron.",
			"seat 1 places crystal-iron on D3.",
			"seat 1 draws a card.",
			"Set-up",
			"seat 1 begins.",
		]);
	});

	test("marks the hexes of the last thing that happened", () => {
		expect(lastHexes(HEARD)).toEqual(["B2", "C3", "D3"]);
		expect(lastHexes(HEARD.slice(0, 7))).toEqual(["C4"]);
		expect(lastHexes([])).toEqual([]);
	});

	test("is drawn as reputation after every turn of the last game", () => {
		const game = [...HEARD, { kind: "special", seat: 1 }, { kind: "claimed", seat: 1, card: "F-B", reputation: 4 }];
		expect(coursesOf(game, 2).map(({ points }) => points)).toEqual([
			[0, 0, 3, 3],
			[0, 0, 0, 4],
		]);
		expect(coursesOf([...game, { kind: "begun", first: 0 }], 2)[0]?.points).toEqual([0]);
	});
});
