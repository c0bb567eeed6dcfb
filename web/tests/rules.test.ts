// Reading the rules: searching without accents, and where an address leads.
import { describe, expect, it } from "vitest";
import type { Rulebook } from "../src/protocol";
import { placeOf } from "../src/rooms/rules/anchors";
import { fold, found, holds } from "../src/rooms/rules/fold";
import { learn } from "../src/ui/locales";

const shown = (text: string, wanted: string) => found(text, fold(wanted)).map(([from, to]) => text.slice(from, to));

describe("searching", () => {
	it("ignores accents and capitals, both ways", () => {
		expect(shown("Étoile, étoile et ETOILE", "etoile")).toEqual(["Étoile", "étoile", "ETOILE"]);
		expect(shown("the led suit", "LÉD")).toEqual(["led"]);
	});
	it("finds what takes more letters when folded, at its own place", () => {
		expect(shown("un cœur d’or", "coeur d'or")).toEqual(["cœur d’or"]);
		expect(shown("Duālis", "alis")).toEqual(["ālis"]);
	});
	it("finds nothing where nothing is searched for", () => {
		expect(found("anything", "")).toEqual([]);
	});

	it("finds words in any order and in part, neighbours as one", () => {
		expect(shown("The last trick of a round", "trick last")).toEqual(["last trick"]);
		expect(shown("Barriers are raised before a Tower is hit", "tower barr")).toEqual(["Barr", "Tower"]);
		expect(holds("A Tower is hit", fold("tower barr"))).toBe(false);
		expect(holds("Barrières d’une Tour", fold("tour barriere"))).toBe(true);
		expect(shown("anything", "else")).toEqual([]);
	});
});

describe("an address", () => {
	const section = (anchor: string, more: object) => ({
		anchor,
		heading: anchor,
		blocks: [],
		rulings: [],
		refusals: [],
		asks: [],
		cards: [],
		statements: 0,
		...more,
	});
	const book: Rulebook = {
		title: "x",
		lang: "en",
		examples: [],
		sections: [
			section("trick", { refusals: ["not-held"], asks: ["play"] }),
			section("winner", { rulings: [{ id: "DU-34", text: "", tests: [] }] }),
		],
	};
	it.each([
		["winner", "winner"],
		["DU-34", "DU-34"],
		["why-DU-34", "DU-34"],
		["why-not-held", "trick"],
		["ask-play", "trick"],
		["card-S06", "card-S06"],
		["glossary", "glossary"],
		["why-nothing", null],
		["nowhere", null],
		["", null],
	])("#%s leads to %s", (hash, place) => {
		expect(placeOf(book, hash)).toBe(place);
	});
});

describe("the list of cards", () => {
	const parts = {
		flamecraft: () => import("../src/games/flamecraft/later/rulebook"),
		flamecraft_duals: () => import("../src/games/flamecraft_duals/later/rulebook"),
		dragonduel: () => import("../src/games/dragonduel/later/rulebook"),
	};
	it.each(Object.entries(parts))("of %s has every card, so that a card leads to it", async (title, load) => {
		const { default: part } = await load();
		const { default: list } = await import(`../src/games/${title}/cards.json`);
		const ids = list.cards.filter(
			({ family }: { family: string }) => title !== "flamecraft_duals" || family !== "token",
		);
		const listed = part.glossary().flatMap(({ cards }) => cards.map(({ id }) => id));
		expect(listed.sort()).toEqual(ids.map(({ id }: { id: string }) => id).sort());
	});
	it("of Flamecraft says nothing twice, and which enchantments take no coins", async () => {
		await learn("flamecraft");
		const { default: part } = await parts.flamecraft();
		const cards = part.glossary().flatMap(({ cards }) => cards);
		const twice = cards.filter(({ lines }) =>
			lines.some((line, at) => lines.some((other, k) => k !== at && other.toLowerCase().includes(line.toLowerCase()))),
		);
		expect(twice).toEqual([]);
		const closed = cards.filter(({ lines }) => lines.includes("It cannot be paid for with coins.")).map(({ id }) => id);
		expect(closed).toEqual(["GO-BR-C", "GO-ME-C", "GO-IR-C", "GO-PO-C", "GO-CR-C", "GO-PL-C"]);
	});
});
