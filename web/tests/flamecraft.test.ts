// The page's reading of Flamecraft: which things a word is about, and a sentence for everything a card does.
import { beforeAll, describe, expect, test } from "vitest";
import { allOf, type Card, cardOf } from "../src/games/flamecraft/cards";
import { eitherIn, marksOf, textOf } from "../src/games/flamecraft/say";
import { storyOf } from "../src/games/flamecraft/story";
import { pagesOf, refsOf, withAll } from "../src/games/flamecraft/words";
import { learn, speak } from "../src/locales";

describe("a word is about", () => {
	test.each([
		["visit ST-BR", ["shop:ST-BR"]],
		["place A-BR-1 on ST-BR.2", ["artisan:A-BR-1", "slot:ST-BR.2"]],
		["gift br to 2", ["good:br", "seat:2"]],
		["gift A-BR-4 to 1", ["artisan:A-BR-4", "seat:1"]],
		["gift F03 to 1", ["fancy:F03", "seat:1"]],
		["gift ir away", ["good:ir"]],
		["lay coin A-PO-6", ["artisan:A-PO-6"]],
		["cast PU-ME-C x2 with C1", ["spell:PU-ME-C"]],
		["return F18", ["fancy:F18"]],
		["companion C6", ["companion:C6"]],
		["companion", []],
		["gather", []],
	])("%s: %j", (word, refs) => expect(refsOf(word)).toEqual(refs));

	test("what clicks leave open", () => {
		const words = ["place A-BR-1 on ST-BR.2", "place A-BR-1 on S01.1", "place A-ME-1 on ST-BR.2", "skip"];
		expect(withAll(words, ["artisan:A-BR-1"])).toHaveLength(2);
		expect(withAll(words, ["artisan:A-BR-1", "slot:S01.1"])).toEqual([words[1]]);
	});

	test("what lies on which page of a phone", () => {
		const pages = pagesOf(["take A-BR-1", "draw", "cast PU-BR-A", "reveal F05", "fire A-ME-1"]);
		expect([...pages].map(([page, refs]) => [page, refs.size])).toEqual([
			["park", 2],
			["spells", 1],
			["you", 1],
		]);
	});
});

describe.each(["en", "fr"] as const)("in %s", (lang) => {
	beforeAll(async () => {
		await speak(lang);
		await learn("flamecraft");
	});
	const families: Card["family"][] = ["artisan", "shop", "enchantment", "fancy", "companion", "achievement"];
	test.each(families)("every %s says what it does", (family) => {
		for (const { id, text, reveal, passive } of allOf(family)) {
			const said = textOf(id);
			const plain = family === "shop" && !text && !reveal && !passive;
			expect(said.length > 0, id).toBe(!plain);
			expect(said, id).not.toMatch(/flamecraft-|\{|undefined|_/);
		}
	});
	test("slots show their reward as marks", () => {
		expect(marksOf(cardOf("ST-BR").slots?.[1]?.reward)).toEqual([["coin", 1]]);
	});
	test("two ways of one effect are both said", () => {
		const found = allOf("shop").flatMap(({ text }) => eitherIn(text) ?? []);
		expect(found.length).toBeGreaterThan(1);
		expect(found.every((text) => text.length > 4)).toBe(true);
	});
});

test("the story puts the newest turn first, and what one drew instead of that one drew", () => {
	const lines = storyOf([
		{ kind: "turn", seat: 0, number: 1, final: false },
		{ kind: "visited", seat: 0, shop: "ST-BR" },
		{ kind: "drawn", seat: 0, count: 1 },
		{ kind: "drew", seat: 0, card: "A-BR-1" },
		{ kind: "turn", seat: 1, number: 2, final: false },
	]);
	expect(lines.map(({ key }) => key.replace("flamecraft-story-", ""))).toEqual(["turn", "turn", "drew", "visited"]);
	expect(lines.find(({ last }) => last)?.key).toBe("flamecraft-story-drew");
});
