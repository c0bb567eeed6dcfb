// The page's reading of Flamecraft: which things a word is about, and a sentence for everything a card does.
import { beforeAll, describe, expect, test } from "vitest";
import { spoken } from "../src/board/story";
import type { Person, Scene } from "../src/games";
import { asker, askText, smallLine } from "../src/games/flamecraft/asking";
import { briefOf, goalIn } from "../src/games/flamecraft/brief";
import { allOf, type Card, cardOf, type View } from "../src/games/flamecraft/cards";
import { goalsOf } from "../src/games/flamecraft/goals";
import { changesOf, consequence, feeTo } from "../src/games/flamecraft/outcome";
import { eitherIn, marksOf, textOf } from "../src/games/flamecraft/say";
import { storyOf } from "../src/games/flamecraft/story";
import { pagesOf, refsOf, shelvesOf, withAll } from "../src/games/flamecraft/words";
import { learn, speak } from "../src/locales";
import type { Heard } from "../src/protocol";

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

	test("what comes to the question on a phone", () => {
		const view = {
			park: [{ card: "A-BR-1" }, null],
			row: ["PU-BR-A", null],
			me: { hand: ["A-ME-1"], fancies: [] },
		} as unknown as View;
		const shelves = (...words: string[]) => shelvesOf(view, words.flatMap(refsOf));
		expect(shelves("take A-BR-1", "draw")).toEqual(["park"]);
		expect(shelves("place A-ME-1 on ST-BR.2", "skip")).toEqual(["hand"]);
		expect(shelves("fire A-ME-1")).toEqual(["hand"]);
		expect(shelves("fire A-IR-0", "visit ST-BR")).toEqual([]);
		expect(shelves("cast PU-BR-A", "cast PU-BR-B", "reveal F05")).toEqual(["row", "fancies"]);
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

describe("a question names", () => {
	const turn = { about: null, left: 0, to: null, price: null };
	const asked = (ask: string, words: string[], more: object = {}, heard: object[] = [], finals: number | null = null) =>
		({
			view: { seat: 0, turn: { ...turn, ...more }, players: [{ seat: 0, at: "S20" }], finals },
			people: [{ name: "Wren" }, { name: "Ash" }],
			decision: { seat: 0, ask, words },
			heard,
		}) as unknown as Scene<View>;
	beforeAll(async () => {
		await speak("en");
		await learn("flamecraft");
	});
	test.each([
		[
			"the enchantment whose price gives goods",
			asked("good-of-cost", ["good br"], { about: "PU-BR-A", left: 2 }),
			"price of",
		],
		["the enchantment to be reserved", asked("reserve", ["reserve PU-BR-A", "skip"], { about: "PU-BR-A" }), "Reserve "],
		["who swaps places", asked("swap", ["swap A-BR-0"], { about: "A-PO-0" }), "With whom does Tannin swap places?"],
		[
			"who is new",
			asked("fire-newcomer", ["fire A-BR-0", "skip"], { about: "A-BR-0" }),
			"Fire up Pan, who is new here?",
		],
		["who gets a good", asked("good", ["good br"], { to: 1 }), "Which good does Ash get?"],
		["the shop one is at", asked("ability", ["use", "skip"]), "Use the ability of Sage of Sage?"],
		["what is used again", asked("may", ["use", "skip"], { left: 2 }), "Use the ability of Sage of Sage once more?"],
		["what is paid", asked("pay", ["pay"], {}, [{ kind: "cast", card: "PU-PO-A" }]), ": use coins instead of goods?"],
		["nothing where there is nothing to name", asked("visit", ["visit ST-BR"]), "Which shop do you visit?"],
	])("%s", (_, scene, said) => expect(askText(scene)).toContain(said));
	test("the enchantment by its name", () => {
		const scene = asked("good-of-cost", ["good br"], { about: "PU-BR-A" });
		expect(askText(scene)).toContain(cardOf("PU-BR-A").names.en);
	});
	test("how much of the same is to come, and the last turn", () => {
		expect(smallLine(asked("good", [], { left: 3 }).view)).toBe("Your turn · 3 to choose");
		expect(smallLine(asked("visit", [], { left: 1 }, [], 2).view)).toBe("Your turn · last turn");
	});
	test("a card that asks for artisans back, which a hand too full asks for as well", () => {
		const words = ["return A-BR-1"];
		expect(asker(asked("return", words, {}, [{ kind: "used", shop: "S07" }]))).toBe("S07");
		expect(asker(asked("return", words, {}, [{ kind: "used", shop: "S07" }, { kind: "returned" }]))).toBe(null);
		expect(asker(asked("return", words, {}, [{ kind: "used", shop: "S20" }]))).toBe(null);
	});
	test("the shop that had an artisan fired up, and now lets it be given away", () => {
		const heard = [{ kind: "used", shop: "S27" }, { kind: "fired", card: "A-CR-5" }, { kind: "gained" }];
		expect(asker(asked("gift-artisan", ["gift A-CR-5 to 1", "skip"], { about: "A-CR-5" }, heard))).toBe("S27");
		expect(asker(asked("good", ["good br"], {}, heard))).toBe("A-CR-5");
	});
});

describe("what would come of a word", () => {
	const shop = { id: "ST-PO", slots: ["A-PO-0", "A-PO-1", null], pawns: [2, 0, 1], gives: [0, 0, 0, 3, 1, 0, 0, 0, 0] };
	const view = {
		seat: 0,
		town: [
			{ space: 1, hidden: false, shop: { enchantments: [], fee: 2, coins: [], casts: [], asleep: false, ...shop } },
		],
		players: [{ seat: 0, at: "ST-PO", goods: [0, 0, 2, 0, 1, 0], coins: 2 }],
		pawns: ["ST-PO", "ST-PO", "ST-PO"],
		turn: { price: null },
	};
	const scene = (more: object = {}, heard: Heard[] = []) =>
		({
			view: { ...view, ...more },
			people: [{ name: "Wren" }, { name: "Ash" }, { name: "Soot" }],
			decision: { seat: 0, ask: "pay", words: ["pay"] },
			heard,
		}) as unknown as Scene<View>;
	beforeAll(async () => {
		await speak("en");
		await learn("flamecraft");
	});
	test("what a visit gives, at one's own goods", () => {
		expect([...changesOf(scene(), "visit ST-PO")]).toEqual([
			["po", 3],
			["cr", 1],
		]);
	});
	test("a price, and coins for what is lacking", () => {
		expect([...changesOf(scene(), "cast PU-PO-A")]).toEqual([
			["ir", -2],
			["cr", -1],
			["coin", -2],
		]);
	});
	test("the price that is being paid", () => {
		expect([...changesOf(scene({ turn: { price: [0, 0, 2, 0, 2, 0, 1] } }), null)]).toEqual([
			["ir", -2],
			["cr", -2],
			["coin", -1],
		]);
		expect(changesOf(scene(), null).size).toBe(0);
	});
	test("a fee goes to everybody there, clockwise", () => {
		const visited = { kind: "visited", seat: 0, shop: "ST-PO" };
		expect(feeTo(scene({}, [visited]))).toBe("Ash");
		expect(feeTo(scene({}, [visited, { kind: "fee", seat: 0, to: 1, good: "br" }]))).toBe("Soot");
	});
	test("so many sets cost and give so much", () => {
		expect(consequence(scene(), "cast PU-PO-C x3")).toBe(
			"Pay 3 meat, 3 plants. 4 reputation. Then fire up everyone here.",
		);
		expect(consequence(scene(), "buy PU-PO-C x1")).toBe("Pay 1 meat, 1 plant. No reward.");
	});
	test("an enchantment that nobody pays for gives nobody its reward", () => {
		expect(consequence(scene(), "tuck PU-PO-C on ST-PO")).toBe(
			"From now on, anyone who gathers at Potable Potions gains 1 more potion.",
		);
	});
	test("the last window fills a shop", () => {
		expect(consequence(scene(), "place A-CR-1 on ST-PO.3")).toContain("That fills the shop");
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
	test("a sun's small card says its goal in words and its reward in marks", () => {
		const { goal, reward } = goalIn("F15");
		expect(goal).toBe(lang === "en" ? "1+ shops filled this turn" : "1+ boutiques remplies ce tour");
		expect(reward).toEqual([
			["reputation", 5],
			["artisan", 1],
		]);
		for (const { id } of allOf("fancy")) expect(goalIn(id).goal, id).toMatch(/^[\p{Lu}\d:+−][^→]*(→ .+)?$/u);
	});
	test("faces say in few words what sentences say in many, with goods and hearts drawn", () => {
		expect(briefOf("S06")).toBe(lang === "en" ? "2:br: → 2:artisan: from the Park" : "2:br: → 2:artisan: du Parc");
		expect(briefOf("S05")).toBe(`−3:rep: → +4:coin: ${lang === "en" ? "or" : "ou"} 3:coin: → 5:rep:`);
		expect(goalIn("F26").goal.replaceAll("\u00a0", " ")).toBe(
			lang === "en"
				? "1:rep: per 2 :me: of yours, 3:rep: if 3+ :me: of yours, nobody has more"
				: "1:rep: par 2 :me: à vous, 3:rep: si 3+ :me: à vous, nul n’en a plus",
		);
		for (const family of ["shop", "companion", "fancy"] as const)
			for (const { id } of allOf(family)) {
				const text = family === "fancy" ? goalIn(id).goal : briefOf(id);
				expect(text, id).not.toMatch(/flamecraft-|[{}$_]|undefined|→$/);
				expect(text.replaceAll(/:\w+:/g, "w").length, `${id}: ${text}`).toBeLessThan(76);
			}
	});
	test("slots show their reward as marks", () => {
		expect(marksOf(cardOf("ST-BR").slots?.[1]?.reward)).toEqual([["coin", 1]]);
	});
	test("one artisan is one, not up to one artisans", () => {
		expect(textOf("S07")).toContain(lang === "en" ? "Return an artisan from your hand" : "Remettez un artisan");
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

describe("sentences of the story", () => {
	const words = (events: Heard[], seats = 3) =>
		storyOf(events, { seats } as View)
			.filter(({ heading }) => !heading)
			.map((line) => spoken(line, PEOPLE));
	const PEOPLE = ["Wren", "Ash", "Moss"].map((name, seat) => ({ name, seat }) as Person);
	beforeAll(() => speak("en"));

	test("a visit and what is gathered there are one, with goods summed", () => {
		const gained = (good: string, count: number) => ({ kind: "gained", seat: 0, good, count });
		expect(
			words([
				{ kind: "visited", seat: 0, shop: "ST-BR" },
				{ kind: "fee", seat: 0, to: 1, good: "pl" },
				{ kind: "gathered", seat: 0, shop: "ST-BR" },
				gained("br", 1),
				gained("me", 1),
				gained("br", 2),
			]),
		).toEqual(["Wren gathered at Critical Rolls: 3 bread, 1 meat.", "Wren gave 1 plant to Ash for the visit."]);
	});
	test("nobody is named whom a gift does not reach", () =>
		expect(words([{ kind: "gave-token", seat: 0, to: 0, good: "ir" }], 1)).toEqual(["Wren gave 1 iron away."]));
	test("draws are counted, and one's own are named instead", () => {
		const drew = (seat: number) => ({ kind: "fancied", seat, count: 1 });
		expect(words([drew(1), drew(1), drew(0), { kind: "dealt", seat: 0, card: "F03" }])).toEqual([
			"Wren drew Taylor.",
			"Ash drew 2 fancy dragons.",
		]);
	});
	test("what may not be kept at the end of a turn is not called a price", () => {
		const paid = { kind: "paid", seat: 0, good: "ir", count: 3 };
		expect(words([paid, { kind: "turn", seat: 1, number: 2 }])).toEqual(["Wren put 3 iron back."]);
		expect(words([paid, { kind: "reputation", seat: 0, count: -3, now: 4 }])).toEqual([
			"Wren lost 3 reputation and has 4.",
			"Wren paid 3 iron.",
		]);
	});
	test("a name with its own mark ends its sentence", () =>
		expect(words([{ kind: "visited", seat: 0, shop: "S18" }])).toEqual(["Wren visited Oh My Gourd!"]));
});

test("achievements tell how near they are", () => {
	const shop = (slots: string[], enchantments: string[]) => ({ shop: { id: "ST-BR", slots, enchantments } });
	const view = {
		seats: 1,
		town: [shop(["A-BR-0", "A-BR-1", "A-ME-1"], ["PU-BR-A", "PU-ME-A", "PU-IR-A"]), shop(["A-BR-2"], [])],
		players: [{ scored: ["F03"], coins: 4, sources: [] }],
		solo: { met: ["AC02"], unlocked: [], before: ["AC01"], allowed: 0, award: "shopkeeper" },
		sources: [],
		winners: null,
	} as unknown as View;
	const goals = new Map(goalsOf(view).map((goal) => [goal.card.id, goal]));
	expect(goals.size).toBe(11);
	expect(goals.get("AC02")?.state).toBe("met");
	expect(goals.get("AC01")).toMatchObject({ state: "before", now: 3, least: 6 });
	expect(goals.get("AC06")?.now).toBe(1);
	expect(goals.get("AC08")?.now).toBe(0);
	expect(goals.get("AC04")?.now).toBe(1);
	expect(goals.get("AC10")?.now).toBe(4);
});
