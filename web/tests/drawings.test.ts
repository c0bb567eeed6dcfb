// The drawings: no two differ only in colour, and none is unused. A card may be added without one: it then looks like a
// related card.
import { beforeAll, describe, expect, test } from "vitest";
import { drawn, pictureArt, shownBy } from "../src/games/dragonduel/art";
import { allCards } from "../src/games/dragonduel/cards/cards";
import { drawn as drawnShops, shopArt } from "../src/games/flamecraft/art/shops";
import { Brief, goalIn } from "../src/games/flamecraft/table/brief";
import { allOf } from "../src/games/flamecraft/table/cards";
import { drawn as drawnFountains, fountainPicture } from "../src/games/flamecraft_duals/art/fountains";
import LIST from "../src/games/flamecraft_duals/cards.json";
import { fancies as dualsFancies } from "../src/games/flamecraft_duals/table/book";
import { drawn as drawnDragons, fancyArt } from "../src/games/goods/fancies";
import { dragon } from "../src/ui/dragon";
import { learn, speak } from "../src/ui/locales";

/** The lines of a drawing without its colours and, for the duel, without the background. */
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
	test("the cards have pictures of their own", () => {
		const cards = allCards().filter((card) => shownBy(card) === card.card);
		expect(cards.length).toBeGreaterThanOrEqual(96 + 5);
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
	test("those of Flamecraft and of Duals have pictures of their own", () => {
		expect(drawnDragons().length).toBeGreaterThanOrEqual(36 + 7 + 8);
		expect([...ids, ...duals]).toEqual(expect.arrayContaining(drawnDragons()));
		expectAllDifferent([...ids, ...duals].map((id) => [id, fancyArt(id)]));
	});
	test("one of a house is a dragon too", () => {
		expect(fancyArt("F99")).not.toEqual(fancyArt("F98"));
		expectAllDifferent([["F99", fancyArt("F99")]]);
	});
});

test("the shops have windows of their own", () => {
	const shops = allOf("shop").filter(({ id }) => drawnShops().includes(id));
	expect(shops.length).toBeGreaterThanOrEqual(34);
	expect(drawnShops()).toHaveLength(shops.length);
	expectAllDifferent(shops.map(({ id, icon = "" }) => [id, shopArt(id, icon)]));
	expectAllDifferent([["of a house", shopArt("S99", "strange")]]);
});

test("the cards of the fountain have pictures of their own", () => {
	const all = LIST.cards.filter(({ family }) => family === "fountain").map(({ id }) => id);
	const ids = all.filter((id) => drawnFountains().includes(id));
	expect(ids.length).toBeGreaterThanOrEqual(6);
	expect(drawnFountains()).toHaveLength(ids.length);
	expectAllDifferent([...ids, "F-X"].map((id) => [id, fountainPicture(id)]));
});

describe("the signs of the fancy dragons", () => {
	beforeAll(() => speak("en").then(() => learn("flamecraft")));
	/** The names of the icons in something rendered. */
	function icons(node: unknown): string[] {
		if (Array.isArray(node)) return node.flatMap(icons);
		const { props } = (node ?? {}) as { props?: { name?: string; children?: unknown } };
		return props ? [...(props.name ? [props.name] : []), ...icons(props.children)] : [];
	}
	test("a moon dragon never shows the sun", () => {
		const shown = allOf("fancy").flatMap(({ id, timing }) => {
			const { goal, reward } = goalIn(id);
			const signs = [...icons(Brief({ text: goal })), ...reward.map(([icon]) => icon)];
			return timing === "moon" ? signs.map((sign) => [id, sign]) : [];
		});
		expect(shown.length).toBeGreaterThan(10);
		expect(shown.filter(([, sign]) => sign === "fancy-sun")).toEqual([]);
		expect(shown.some(([, sign]) => sign === "fancy")).toBe(true); // some mention other dragons
	});
});

test("a dragon is drawn alike each time, so that the page keeps what it has", () => {
	const two = { type: "bread", second: "meat" } as const;
	expect(dragon(two)).toBe(dragon(two));
	expect(dragon(two)).not.toBe(dragon({ type: "meat", second: "bread" }));
});
