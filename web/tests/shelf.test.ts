// House cards: fetched by their mark before they are shown, cached, and not used when the next table has none.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Catalogue, shelfOf } from "../src/games/cards/shelf";
import * as duel from "../src/games/dragonduel/cards/cards";
import { problems } from "../src/games/dragonduel/cards/decks";
import * as town from "../src/games/flamecraft/table/cards";
import { textOf } from "../src/games/flamecraft/table/say";
import * as duals from "../src/games/flamecraft_duals/table/book";
import { learn, learnNames, speak } from "../src/ui/locales";

const KITCHEN = {
	family: "shop",
	id: "X01",
	name: { en: "Night Kitchen", fr: "Cuisine de Nuit" },
	icon: "br",
	text: [{ key: "flamecraft-do-score", args: { count: 4 } }],
};
const HOUND = {
	id: "ZZ-01",
	family: "monster",
	name: { en: "Ash Hound", fr: "Molosse de cendre" },
	traits: [],
	text: [],
};
const holding = (id: string): Catalogue => ({ cards: [{ id, family: "sample", name: { en: id } }] });
const nameIn = ({ cards }: Catalogue): string | undefined => cards[0]?.id;
const asked: string[] = [];
let answer: (address: string) => Promise<Response>;

beforeEach(() => {
	asked.length = 0;
	vi.stubGlobal("fetch", (address: string) => {
		asked.push(address);
		return answer(address);
	});
});
afterEach(() => vi.unstubAllGlobals());

test("the cards of a mark are fetched once, used, and laid aside again", async () => {
	answer = async () => Response.json({ cards: [KITCHEN] });
	await speak("en");
	await learn("flamecraft");
	expect(town.nameOf("X01")).toBe("X01");
	await town.overlay("00ff");
	expect(asked).toEqual(["/api/titles/flamecraft/cards/00ff?page=cards.ts"]);
	expect(town.nameOf("X01")).toBe("Night Kitchen");
	expect(textOf("X01")).toContain("4 reputation");
	expect(town.allOf("shop").map(({ id }) => id)).toEqual(["X01"]);
	expect(town.tagged("Turn 3")).toBe("Turn 3 · house cards");
	await speak("fr");
	expect([town.nameOf("X01"), town.tagged("Tour 3")]).toEqual(["Cuisine de Nuit", "Tour 3 · cartes maison"]);
	await town.overlay("");
	expect([town.nameOf("X01"), town.tagged("Tour 3")]).toEqual(["X01", "Tour 3"]);
	expect(town.allOf("shop").length).toBeGreaterThan(30);
	await town.overlay("00ff");
	expect(asked).toHaveLength(1);
	await town.overlay("");
});

test("patterns and names of Duals come from the cards in use", async () => {
	const stall = { id: "X-ONE", family: "shop", name: { en: "Flower Stall" }, cells: [[0, 0]], icons: "P" };
	const todd = { id: "todd", family: "fancy", name: { en: "Tod" }, kind: "passive", provenance: "house" };
	const text = [{ key: "flamecraft_duals-text-todd", args: { number: 5 } }];
	answer = async () => Response.json({ cards: [stall, { ...todd, text }] });
	await speak("en");
	await learn("flamecraft_duals");
	expect([duals.cardName("L-BBB"), duals.cardName("X-ONE")]).toEqual(["Long Loaf Lane", "X-ONE"]);
	expect(duals.patternOf("T-BBB")).toEqual({
		cells: [
			[0, 0],
			[1, 0],
			[0, 1],
		],
		icons: "BBB",
	});
	expect(
		duals
			.fancies()
			.map(({ card }) => card)
			.join(" "),
	).toBe("flair rainbow starburst taylor buddy goldrush steven todd");
	expect(duals.fancyText("todd")).toBe("The hand limit is 3 cards.");
	expect([duals.isFountain("F-B"), duals.isFountain("L-BBB")]).toEqual([true, false]);
	await duals.overlay("00dd");
	expect(asked).toEqual(["/api/titles/flamecraft_duals/cards/00dd?page=book.ts"]);
	expect(duals.cardName("X-ONE")).toBe("Flower Stall");
	expect(duals.patternOf("X-ONE")).toEqual({ cells: [[0, 0]], icons: "P" });
	expect([duals.fancyName("todd"), duals.fancyText("todd")]).toEqual(["Tod", "The hand limit is 5 cards."]);
	await duals.overlay("");
});

test("a deck is legal by the cards that are laid", async () => {
	answer = async () => Response.json({ cards: [HOUND], decks: [], deck: { size: 50, most: 4 } });
	await speak("en");
	await learn("dragonduel");
	const four = { "ZZ-01": 4 };
	expect(problems(four).some((text) => text.includes("ZZ-01"))).toBe(true);
	await duel.overlay("00ff");
	expect(problems(four)).toHaveLength(1); // too few cards, and nothing else
	expect(problems({ "ZZ-01": 5 }).some((text) => text.includes("Ash Hound"))).toBe(true);
	expect(duel.starters()).toEqual([]);
	await duel.overlay("");
	expect(duel.starters()).toHaveLength(6);
});

test("of two marks the one asked for last is used, however late the other comes", async () => {
	const shelf = shelfOf("sample", "/assets/x-1.js", holding("own"), nameIn);
	let late: (answer: Response) => void = () => undefined;
	answer = (address) =>
		address.includes("slow")
			? new Promise((resolve) => (late = resolve))
			: Promise.resolve(Response.json(holding("quick")));
	const first = shelf.overlay("slow");
	await shelf.overlay("quick");
	late(Response.json(holding("slow")));
	await first;
	expect(shelf.now()).toBe("quick");
	expect(asked[0]).toBe("/api/titles/sample/cards/slow?page=x-1.js");
});

test("a line that is down is tried again, cards that are not there are not", async () => {
	vi.useFakeTimers();
	const shelf = shelfOf("sample", "x.js", holding("own"), nameIn);
	answer = async () => {
		if (asked.length < 2) throw new TypeError("down");
		return Response.json(holding("house"));
	};
	const overlaid = shelf.overlay("00ff");
	await vi.runAllTimersAsync();
	await overlaid;
	expect([shelf.now(), asked.length]).toEqual(["house", 2]);
	answer = async () => new Response("{}", { status: 404 });
	await shelf.overlay("feed");
	expect([shelf.now(), asked.length]).toEqual(["own", 3]);
	answer = async () => {
		throw new TypeError("down");
	};
	const never = expect(shelf.overlay("dead")).rejects.toThrow("dead");
	await vi.runAllTimersAsync();
	await never;
	expect([shelf.now(), asked.length]).toEqual(["own", 6]);
	vi.useRealTimers();
});

test("a card's names come with the words of each language", async () => {
	await speak("en");
	await learn("flamecraft");
	expect([town.nameOf("A-BR-0"), town.nameOf("none")]).toEqual(["Pan", "none"]);
	await speak("fr");
	expect(town.nameOf("A-BR-0")).toBe("Mie");
	await learnNames("dragonduel");
	expect(duel.namesOf("CS-01")).toEqual(["Fire Slime", "Slime de feu"]);
	expect(duel.tokensOf("CS-19").map(({ card }) => card)).toEqual(["TK-1"]);
});
