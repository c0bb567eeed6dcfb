// The drawings: every card of the data files has its own, and no two are the same in other colours.
import { describe, expect, test } from "vitest";
import { drawn, pictureArt, shownBy } from "../src/games/dragonduel/art";
import { allCards } from "../src/games/dragonduel/cards";
import { allOf } from "../src/games/flamecraft/cards";
import { fancies as dualsFancies } from "../src/games/flamecraft_duals/book";
import { drawn as drawnDragons, fancyArt } from "../src/goods/fancies";

/** The lines of a drawing without its colours and, for the duel, without the country behind it. */
const linesOf = (svg: string): string => svg.slice(svg.indexOf("<g stroke=")).replaceAll(/#[0-9A-Fa-f]{3,8}/g, "");

function expectAllDifferent(drawings: [name: string, svg: string][]): void {
	const seen = new Map<string, string>();
	const equal: string[] = [];
	for (const [name, svg] of drawings) {
		const lines = linesOf(svg);
		expect(lines.match(/<(path|circle|ellipse)/g)?.length ?? 0, `${name} is hardly drawn`).toBeGreaterThan(4);
		expect(svg, name).not.toMatch(/NaN|undefined|null/);
		const same = seen.get(lines);
		if (same) equal.push(`${name} is drawn like ${same}`);
		seen.set(lines, name);
	}
	expect(equal).toEqual([]);
}

describe("DragonDuel", () => {
	test("every card has a picture of its own", () => {
		const cards = allCards();
		expect(cards.filter((card) => shownBy(card) !== card.card).map(({ card }) => card)).toEqual([]);
		expect(drawn().sort()).toEqual(cards.map(({ card }) => card).sort());
		expectAllDifferent(cards.map((card) => [card.card, pictureArt(card)]));
	});

	const stranger = { card: "XX-1", element: "water", traits: [] as string[], ops: [] as string[] };
	test("a house's monster looks like its kin, in the colours of its own element", () => {
		const traits = [...new Set(allCards().flatMap((card) => card.traits))];
		const alone = traits.filter((trait) => shownBy({ ...stranger, kind: "monster", traits: [trait] }) === "egg");
		expect(alone).toEqual([]);
		const dragon = { ...stranger, kind: "monster" as const, traits: ["robot", "dragon"] };
		expect(pictureArt(dragon)).not.toEqual(pictureArt({ ...dragon, element: "fire" }));
		expect(linesOf(pictureArt(dragon))).toEqual(linesOf(pictureArt({ ...dragon, element: "fire" })));
	});
	test("a house's magic shows what it does", () => {
		const ops = [...new Set(allCards().flatMap((card) => (card.kind === "magic" ? card.ops : [])))];
		expect(ops.filter((op) => shownBy({ ...stranger, kind: "magic", ops: [op] }) === "spell")).toEqual([]);
	});
	test("what is like nothing else is an egg or an unread spell", () => {
		expect(shownBy({ ...stranger, kind: "monster", traits: ["robot"] })).toBe("egg");
		expect(shownBy({ ...stranger, kind: "magic", ops: ["dance"] })).toBe("spell");
		expectAllDifferent([
			["egg", pictureArt({ ...stranger, kind: "monster" })],
			["spell", pictureArt({ ...stranger, kind: "magic" })],
		]);
	});
});

describe("the fancy dragons", () => {
	const ids = [...allOf("fancy"), ...allOf("companion")].map(({ id }) => id);
	const duals = dualsFancies().map(({ card }) => card);
	test("each of Flamecraft and of Duals has a picture of its own", () => {
		expect(ids).toHaveLength(36 + 7);
		expect(duals).toHaveLength(8);
		expect(drawnDragons().sort()).toEqual([...ids, ...duals].sort());
		expectAllDifferent([...ids, ...duals].map((id) => [id, fancyArt(id)]));
	});
	test("one of a house is a dragon too", () => {
		expect(fancyArt("F99")).not.toEqual(fancyArt("F98"));
		expectAllDifferent([["F99", fancyArt("F99")]]);
	});
});
