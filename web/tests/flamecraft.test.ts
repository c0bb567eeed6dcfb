// The page's reading of Flamecraft: where things are, and a sentence for every answer and every effect of a card.
import { beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../src/board/picking";
import type { Person, Scene } from "../src/board/scene";
import { answerText, consequence } from "../src/games/flamecraft/later/consequence";
import { goalsOf } from "../src/games/flamecraft/later/goals";
import { sayings } from "../src/games/flamecraft/later/text";
import { asker, askText, smallLine } from "../src/games/flamecraft/table/asking";
import { briefOf, goalIn } from "../src/games/flamecraft/table/brief";
import { allOf, type Card, cardOf, nameOf, type View } from "../src/games/flamecraft/table/cards";
import { waitingLine } from "../src/games/flamecraft/table/question";
import { eitherIn, marksOf, textOf } from "../src/games/flamecraft/table/say";
import { inOrder } from "../src/games/flamecraft/table/several";
import { type Event, speaker } from "../src/games/flamecraft/table/story";
import { buttonText, changesOf, feeTo } from "../src/games/flamecraft/table/telling";
import { pagesOf, shelvesOf } from "../src/games/flamecraft/table/things";
import type { Question } from "../src/protocol";
import { spoken } from "../src/table/story/story";
import { learn, speak } from "../src/ui/locales";
import { type Part, viewOf } from "./views";

const answer = (verb: string, refs: string[] = [], gives = "", facts: object = {}): Answer => ({
	word: [verb, ...refs].join(" "),
	verb,
	refs,
	gives,
	facts: facts as Answer["facts"] & object,
});
const question = (ask: string, answers: Answer[], about?: string): Question => ({
	seat: 0,
	ask,
	words: answers.map(({ word }) => word),
	choices: answers,
	...(about ? { about } : {}),
});

describe("things that can be picked", () => {
	const view = viewOf("flamecraft", {
		park: [{ card: "A-BR-1" }, null],
		row: ["PU-BR-A", null],
		me: { hand: ["A-ME-1"], fancies: [{ id: "F05" }] },
		players: [{ seat: 0, scored: ["F03"], companion: "C2", reserved: "PU-BR-B" }],
		town: [],
	});

	test("come to the question on a phone", () => {
		expect(shelvesOf(view, ["artisan:A-BR-1", "deck:artisans"])).toEqual(["park"]);
		expect(shelvesOf(view, ["artisan:A-ME-1", "slot:ST-BR.2"])).toEqual(["hand"]);
		expect(shelvesOf(view, ["artisan:A-IR-0", "shop:ST-BR"])).toEqual([]);
		expect(shelvesOf(view, ["spell:PU-BR-A", "spell:PU-BR-B", "fancy:F05"])).toEqual(["row", "fancies"]);
		expect(shelvesOf(view, ["companion:C2"])).toEqual(["fancies"]);
	});

	test("are counted on the page of a phone they lie on", () => {
		const answers = [
			answer("take", ["artisan:A-BR-1"]),
			answer("draw", ["deck:artisans"]),
			answer("cast", ["spell:PU-BR-A"]),
			answer("cast", ["spell:PU-BR-A"], "price", { sets: 2 }),
			answer("reveal", ["fancy:F05"]),
			answer("fire", ["artisan:A-IR-0"]),
		];
		expect([...pagesOf(view, question("draw", answers))]).toEqual([
			["park", 2],
			["spells", 1],
			["you", 1],
		]);
		expect(pagesOf(view, null).size).toBe(0);
	});
});

describe("a question names", () => {
	const asked = (
		ask: string,
		answers: Answer[],
		turn: Part<View["turn"]> = {},
		about?: string,
		finals: number | null = null,
	): Scene<View> =>
		({
			view: viewOf("flamecraft", { turn, players: [{ at: "S20" }, {}], finals }),
			people: [{ name: "Wren" }, { name: "Ash" }],
			decision: question(ask, answers, about),
		}) as unknown as Scene<View>;
	beforeAll(async () => {
		await speak("en");
		await learn("flamecraft");
	});
	const [skip, use] = [answer("skip"), answer("use")];
	const reserve = (card: string) => answer("reserve", [`spell:${card}`], "card", { card });
	test.each([
		["the enchantment whose cost gives goods", asked("good-of-cost", [], { about: "PU-BR-A", left: 2 }), "cost of"],
		["the enchantment to be reserved", asked("reserve", [reserve("PU-BR-A"), skip], { about: "PU-BR-A" }), "Reserve "],
		[
			"which of several is to be reserved",
			asked("reserve", [reserve("PU-BR-A"), reserve("PU-BR-B")], {}, "C1"),
			"Which enchantment do you reserve?",
		],
		["who swaps places", asked("swap", [], { about: "A-PO-0" }), "With whom does Tannin swap places?"],
		["who is new", asked("fire-newcomer", [skip], { about: "A-BR-0" }), "Fire up Pan, who is new here?"],
		["who gets a good", asked("good", [], { to: 1 }), "Which good does Ash get?"],
		["the shop one is at", asked("ability", [use, skip]), "Use the ability of Sage of Sage?"],
		["what is used again", asked("may", [use, skip], { left: 2 }), "Use the ability of Sage of Sage once more?"],
		["what is paid", asked("pay", [answer("pay")], {}, "PU-PO-A"), ": use coins instead of goods?"],
		["nothing where there is nothing to name", asked("visit", []), "Which shop do you visit?"],
	])("%s", (_, scene, said) => expect(askText(scene)).toContain(said));
	test("the enchantment by its name", () => {
		const scene = asked("good-of-cost", [], { about: "PU-BR-A" });
		expect(askText(scene)).toContain(nameOf("PU-BR-A"));
	});
	test("how much of the same is to come, and the last turn", () => {
		expect(smallLine(asked("good", [], { left: 3 }).view)).toBe("Your turn · 3 to choose");
		expect(smallLine(asked("visit", [], { left: 1 }, undefined, 2).view)).toBe("Your turn · last turn");
	});
	test("the card that asks, but for prices", () => {
		expect(asker(asked("return", [], {}, "S07"))).toBe("S07");
		expect(asker(asked("return", []))).toBe(null);
		expect(asker(asked("pay", [], {}, "PU-PO-A"))).toBe(null);
	});
	test("the two ways of the card that asks", () => {
		const scene = asked("choose", [answer("choose", [], "number", { number: 1 })], {}, "S05");
		expect(eitherIn(cardOf("S05").text)).toEqual(["Lose 3 reputation · Gain 4 coins", "Pay 3 coins · 5 reputation"]);
		const ways = [1, 2].map((number) => buttonText(scene, answer("choose", [], "number", { number })));
		expect(ways).toEqual(["Lose 3 reputation · Gain 4 coins", "Pay 3 coins · 5 reputation"]);
	});

	test("a button says what is left off", () => {
		const scene = asked("fire-all", [answer("done")], {});
		expect(buttonText(scene, answer("done"))).toBe("Stop firing up");
	});
});

test("several people who choose at once are said in the plural", async () => {
	const waits = (asks: number[]) =>
		waitingLine({
			view: viewOf("flamecraft", { seat: null, turn: { asks } }),
			people: [{ name: "Wren" }, { name: "Ash" }],
		} as unknown as Scene<View>);
	expect(waits([0])).toBe("Wren is choosing a fancy dragon.");
	expect(waits([0, 1])).toBe("Wren, Ash are thinking.");
});

describe("what would come of an answer", () => {
	const scene = (price: number[] | null = null) =>
		({
			view: viewOf("flamecraft", { turn: { price } }),
			people: [{ name: "Wren" }, { name: "Ash" }, { name: "Soot" }],
			decision: question("pay", [answer("pay")]),
		}) as unknown as Scene<View>;
	beforeAll(async () => {
		await speak("en");
		await learn("flamecraft");
	});
	test("what a visit gives, costs and lets cast", () => {
		const facts = { card: "ST-PO", goods: [0, 0, 0, 3, 1, 0, 0, 1, 0], fee: 2, casts: ["PU-PO-A"] };
		const said = consequence(answer("visit", ["shop:ST-PO"], "visit", facts));
		expect(said).toContain(
			"Gather 3 potions, 1 crystal, 1 good of your choice. It costs 2 goods or coins. You could pay",
		);
	});
	test("changes of one's own goods", () => {
		const cast = answer("cast", [], "price", { changes: [0, 0, -2, 0, -1, 0, -2] });
		expect([...changesOf(scene(), cast)]).toEqual([
			["ir", -2],
			["cr", -1],
			["coin", -2],
		]);
	});
	test("the price that is being paid", () => {
		expect([...changesOf(scene([0, 0, 2, 0, 2, 0, 1]), null)]).toEqual([
			["ir", -2],
			["cr", -2],
			["coin", -1],
		]);
		expect(changesOf(scene(), null).size).toBe(0);
	});
	test("a fee goes to whom the rules say", () => {
		const fee = (to: number) => answer("fee", ["good:br"], "good", { good: "br", to });
		expect(feeTo(scene(), fee(2))).toBe("Soot");
		expect(feeTo(scene(), fee(5))).toBe("a non-player token");
		expect(answerText(scene(), fee(1))).toBe("Give 1 bread to Ash?");
	});
	test("so many sets cost and give so much", () => {
		const price = (sets: number) => ({ card: "PU-PO-C", sets, cost: [0, sets, 0, 0, 0, sets, 0], helper: null });
		expect(consequence(answer("cast", [], "price", price(3)))).toBe(
			"Pay 3 meat, 3 plants. 4 reputation. Then fire up everyone here.",
		);
		expect(consequence(answer("buy", [], "price", price(1)))).toBe("Pay 1 meat, 1 plant. No reward.");
	});
	test("in a list an answer asks nothing, and says once what it does", () => {
		const facts = { card: "PU-PO-C", sets: 1, helper: null };
		const said = sayings.answer(scene(), answer("cast", ["spell:PU-PO-C"], "price", facts));
		expect(said).toMatch(/^Cast [^?]+, 1 set, No reward\.$/);
		expect(said.match(/Cast/g)).toHaveLength(1);
	});
	test("an enchantment that nobody pays for gives nobody its reward", () => {
		const facts = { card: "PU-PO-C", shop: "ST-PO", good: "po" };
		expect(consequence(answer("tuck", [], "tuck", facts))).toBe(
			"From now on, anyone who gathers at Potable Potions gains 1 more potion.",
		);
	});
	test("a window brings its reward, once or twice, and the last one fills the shop", () => {
		const placed = (reward: string, fills: boolean) =>
			consequence(answer("place", [], "slot", { card: "A-BR-1", shop: "ST-BR", slot: 2, reward, fills }));
		expect(placed("normal", false)).toBe("Gain 1 coin.");
		expect(placed("twice", false)).toBe("Twice: Gain 1 coin.");
		expect(placed("normal", true)).toBe("Gain 1 coin. That fills the shop: a new one opens at the end of the turn.");
	});
	test("a sentence for each answer", () => {
		const said = (verb: string, facts: object) => answerText(scene(), answer(verb, [], "card", facts));
		expect(said("place", { card: "A-BR-1", shop: "ST-BR", slot: 2 })).toBe("Place Cookie in slot 2 of Critical Rolls?");
		expect(said("gift", { good: "br", to: 2 })).toBe("Give bread to Soot?");
		expect(said("gift", { card: "F03", to: 1 })).toBe("Give Taylor to Ash?");
		expect(said("replace", { card: "A-BR-1", by: "A-ME-1" })).toContain("Potato");
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
			expect(said, `${id} begins with a capital after a colon`).not.toMatch(/: \p{Lu}\p{Ll}/u);
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

describe("the story", () => {
	const PEOPLE = ["Wren", "Ash", "Moss"].map((name, seat) => ({ name, seat }) as Person);
	const turn = (seat: number, number: number): Event => ({ kind: "turn", seat, number, final: false, extra: false });
	const visited: Event = { kind: "visited", seat: 0, shop: "S18", origin: "seat-0" };
	const drew: Event = { kind: "drew", seat: 0, cause: "S18", card: "A-BR-1" };
	beforeAll(() => Promise.all([speak("en"), speaker.load()]));

	test("goes forwards, and marks what is newest", () => {
		const lines = speaker.story([turn(0, 1), visited, drew, turn(1, 2)], PEOPLE);
		expect(lines.map(({ key }) => key.replace("flamecraft-story-", ""))).toEqual(["turn", "visited", "drew", "turn"]);
		expect(lines.find(({ last }) => last)?.key).toBe("flamecraft-story-drew");
	});
	test("ends a sentence with the mark of a name", () => {
		const [line] = speaker.story([visited], PEOPLE);
		expect(line && spoken(line, PEOPLE)).toBe("Wren visited Oh My Gourd!");
	});
});

test("achievements tell how near they are, no further than they need", () => {
	const standing = { AC01: 3, AC02: 99, AC06: 1 };
	const solo = { met: ["AC02"], unlocked: [], before: ["AC01"], allowed: 0, award: "shopkeeper", standing };
	const goals = new Map(goalsOf(viewOf("flamecraft", { seats: 1, solo })).map((goal) => [goal.card.id, goal]));
	expect(goals.size).toBe(11);
	expect(goals.get("AC02")?.state).toBe("met");
	expect(goals.get("AC02")?.now).toBe(goals.get("AC02")?.least);
	expect(goals.get("AC01")).toMatchObject({ state: "before", now: 3, least: 6 });
	expect(goals.get("AC06")?.now).toBe(1);
	expect(goals.get("AC08")?.now).toBe(0);
});

describe("goods that are picked in any order", () => {
	const words = ["good br", "good me", "good ir"];

	test("are played in the order of the words, up to the one that settles the rest", () => {
		expect(inOrder(words, [-1, -1, 0], ["good me", "good br"])).toEqual(["good br", "good me"]);
		expect(inOrder(words, [-1, -1, 0], ["good ir", "good ir"])).toEqual(["good ir"]);
		expect(inOrder(words, [2, 1, 0], ["good ir", "good me"])).toEqual(["good me"]);
		expect(inOrder(words, [2, 1, 0], ["good ir", "good br"])).toEqual(["good br", "good ir"]);
	});
});
