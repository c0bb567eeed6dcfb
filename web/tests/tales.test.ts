// The story of a duel: every event in a plain sentence, who did what by which card and on what; no secrets of others.
import { beforeAll, describe, expect, test } from "vitest";
import { allCards, type View } from "../src/games/dragonduel/cards/cards";
import { storyOf } from "../src/games/dragonduel/table/story";
import type { Heard } from "../src/protocol";
import { learn, speak, t } from "../src/ui/locales";

beforeAll(() => speak("en").then(() => learn("dragonduel")));

const NAMES = ["Wren", "Sable", "Moss"];
const VIEW = { players: [{ seat: 1, monsters: [{ id: "m5", card: "CS-18" }] }] } as unknown as View;
const entered = (monster: number, card: string, seat: number): Heard => ({
	kind: "entered",
	monster,
	card,
	seat,
	from: "hand",
});
const TURN: Heard = { kind: "turn", turn: 3, seat: 0 };
const DREW: Heard = { kind: "drew", seat: 0, n: 1 };
const BEFORE = [entered(2, "CS-01", 0), TURN, { kind: "spark", seat: 0, ready: 1, exhausted: 0, deck: -1 }, DREW];

/** The sentences after those of a turn that has just begun, oldest first. */
function told(...events: Heard[]): string[] {
	const lines = storyOf([...BEFORE, ...events], VIEW)
		.filter(({ at = 0 }) => at >= BEFORE.length)
		.reverse();
	const other = (to: number | undefined) => (to === undefined ? "none" : (NAMES[to] ?? ""));
	return lines.map(({ key, args, who, to }) => t(key, { ...args, name: NAMES[who ?? 9] ?? "", other: other(to) }));
}
const played = (seat: number, card: string, more: object = {}): Heard => ({
	kind: "announced",
	item: 8,
	seat,
	card,
	from: "hand",
	x: 0,
	mode: 1,
	...more,
});

describe("a card that is played", () => {
	test("is told with what it aims at and what it costs", () => {
		expect(
			told(
				played(0, "CS-13"),
				{ kind: "spark", seat: 0, ready: -1, exhausted: 1, deck: 0 },
				{ kind: "aimed", item: 8, targets: ["m5"] },
				{ kind: "hurt", monster: 5, n: 2000 },
			),
		).toEqual([
			"Wren plays Scorch, aimed at Sprout Tender.",
			"Wren exhausts 1 Spark card.",
			"Sable’s Sprout Tender takes 2000 damage.",
		]);
	});

	test("is an answer when another plays, or while something waits to resolve", () => {
		expect(told(played(1, "CS-13"))).toEqual(["Sable answers with Scorch."]);
		expect(told(played(0, "CS-01"), played(0, "CS-13", { item: 9 }))[1]).toBe("Wren answers with Scorch.");
		const resolved: Heard = { kind: "resolved", item: 8, card: "CS-01", seat: 0 };
		expect(told(played(0, "CS-01"), resolved, played(0, "CS-13", { item: 9 }))[1]).toBe("Wren plays Scorch.");
	});

	test("says its X, and whom it aims at", () => {
		expect(told(played(0, "CS-14", { x: 2 }))).toEqual(["Wren plays Meteor Lance, X = 2."]);
		const aimed: Heard = { kind: "aimed", item: 8, targets: ["p1"] };
		expect(told(played(0, "CS-16"), aimed)).toEqual(["Wren plays Wardbreaker, aimed at Sable."]);
	});

	test("is told by its name alone when it is countered", () => {
		const item = played(1, "CS-45", { item: 9 });
		const aimed: Heard = { kind: "aimed", item: 9, targets: ["c8"] };
		expect(told(played(0, "CS-13"), item, aimed).at(-1)).toMatch(/^Sable answers with .*aimed at Scorch/);
	});
});

describe("an ability", () => {
	test("is told by what the card says of it", () => {
		expect(told({ kind: "triggered", seat: 0, card: "CS-05", monster: 2, event: "attack" })).toEqual([
			"Wren’s Kiln Berserker triggers: “When it attacks: this monster gets +2000 until end of turn.”",
		]);
		expect(told({ kind: "triggered", seat: 0, card: "CS-05", monster: 2, event: "enter" })[0]).toContain(
			"When it enters",
		);
		expect(told({ kind: "used", item: 8, seat: 0, card: "CS-50", monster: 2, ability: 1, mode: 1 })[0]).toMatch(
			/^Wren uses the ability of Gust Apprentice: “.+”$/,
		);
	});

	test.each(["en", "fr"] as const)("of every card has its sentence (%s)", async (lang) => {
		await speak(lang);
		for (const { card, text } of allCards())
			for (const { key } of text) {
				const event = /^dragonduel-text-on-(\w+)/.exec(key)?.[1];
				if (event) expect(told({ kind: "triggered", seat: 0, card, monster: 2, event })[0]).toMatch(/[“«].+[”»]/);
			}
		await speak("en");
	});

	test("that readies or exhausts is told; what every turn and every attack does is not", () => {
		const spent: Heard = { kind: "exhausted", monster: 2 };
		expect(told({ kind: "readied", monster: 2 }, { kind: "hurt", monster: 2, n: 1000 }, spent)).toEqual([
			"Wren’s Fire Slime is readied.",
			"Wren’s Fire Slime takes 1000 damage.",
			"Wren’s Fire Slime is exhausted.",
		]);
		const attack: Heard = { kind: "attack", monster: 2, seat: 0, defender: 1 };
		expect(told(attack, spent)).toEqual(["Wren’s Fire Slime attacks Sable."]);
		expect(told(TURN, { kind: "readied", monster: 2 }, DREW)).toEqual(["Wren draws 1 card.", "Turn 3 · Wren"]); // the heading leads its turn
	});
});

describe("a battle", () => {
	test("tells what Spark does, once", () => {
		expect(
			told(
				{ kind: "critical", seat: 0, n: 2, monster: 2 },
				{ kind: "spark", seat: 0, ready: -2, exhausted: 0, deck: 2 },
				{ kind: "strength", monster: 2, n: 2000, until: "turn" },
				{ kind: "spark", seat: 1, ready: -1, exhausted: 1, deck: 0 },
				{ kind: "barrier", seat: 1, n: 1000, strength: 3000, holds: false },
				{ kind: "revealed", seat: 1, card: "CS-13", tower: 4 },
				{ kind: "buried", seat: 1, card: "CS-13", why: "tower" },
			),
		).toEqual([
			"Wren sends back 2 Spark cards as Critical Spark: Fire Slime gets +2000 Strength until end of turn.",
			"Sable raises a Barrier of 1000 against 3000: it breaks.",
			"Sable’s Tower is hit and turns up Scorch; 4 left.",
			"Scorch from Sable’s Tower goes to the discard pile.",
		]);
	});
});

test("drawn cards are named to whoever drew them, and to nobody else", () => {
	expect(told(DREW, { kind: "drawn", seat: 0, cards: ["CS-01"] })).toEqual(["Wren draws Fire Slime."]);
	expect(told({ kind: "drew", seat: 1, n: 2 })).toEqual(["Sable draws 2 cards."]);
	expect(told({ kind: "looks", seat: 1, n: 3 })).toEqual(["Sable looks at the top 3 cards of the deck."]);
});
