// The ribbon: which turns are shown, which lines make one picture, and what is folded.
import { describe, expect, test } from "vitest";
import flamecraft from "../src/games/flamecraft/story.json";
import type { Heard } from "../src/protocol";
import { stepsLeft } from "../src/table/ribbon/ahead";
import { folding, withFolds } from "../src/table/ribbon/fold";
import { seatIn } from "../src/table/ribbon/places";
import { added, type Turn, turnsOf } from "../src/table/ribbon/turns";
import { type Declared, groupsOf } from "../src/table/story/lines";

const turn = (seat: number, number: number): Heard => ({ kind: "turn", seat, number, final: false, extra: false });
const visited = (seat: number, shop = "ST-BR"): Heard => ({ kind: "visited", seat, shop, origin: "shop-ST-ME" });
const shown = (heard: Heard[], own: number | null, seats = 3) =>
	turnsOf(groupsOf("flamecraft", flamecraft as Declared, heard), own, seats);
const seats = (heard: Heard[], own: number | null) => shown(heard, own).map(({ who }) => who);

describe("turns", () => {
	const round = [0, 1, 2].flatMap((seat) => [turn(seat, seat + 1), visited(seat)]);

	test("of the others stay until the reader's next one has ended", () => {
		expect(seats(round, 0)).toEqual([1, 2]);
		expect(seats([...round, turn(0, 4)], 0)).toEqual([1, 2]);
		expect(seats([...round, turn(0, 4), visited(0)], 0)).toEqual([1, 2, 0]);
		expect(seats([...round, turn(0, 4), visited(0), turn(1, 5), visited(1)], 0)).toEqual([1]);
	});
	test("of the last round are what spectators see", () => {
		expect(seats([...round, turn(0, 4), visited(0)], null)).toEqual([1, 2, 0]);
	});
	test("alone at a table: this one and the last", () => {
		const alone = [1, 2, 3].flatMap((number) => [turn(0, number), visited(0)]);
		expect(shown(alone, 0, 1)).toHaveLength(2);
	});
	test("nothing happened yet", () => {
		expect(shown([], 0)).toEqual([]);
		expect(shown([turn(1, 1)], 0)).toEqual([]);
	});
});

describe("pictures", () => {
	const heard: Heard[] = [
		turn(1, 1),
		visited(1, "S18"),
		{ kind: "fee", seat: 1, to: 0, goods: ["br"], shop: "S18" },
		{ kind: "gathered", seat: 1, shop: "S18", goods: ["ir", "ir", "pl"] },
		{ kind: "fired", seat: 1, card: "A-IR-0", cause: "S18" },
		{ kind: "gained", seat: 1, goods: ["ir", "ir"], by: "fires", cause: "A-IR-0" },
		{ kind: "reputation", seat: 1, count: 3, by: "fires", cause: "A-IR-0", now: 3 },
	];
	const [first] = shown(heard, 0);

	test("are a line with the details that belong to it", () => {
		const kinds = first?.pictures.map(({ lines }) => lines.map(({ event }) => event.kind));
		expect(kinds).toEqual([["visited", "gathered"], ["fee"], ["fired", "gained", "reputation"]]);
	});
	test("add up what they brought, and the line all of it", () => {
		expect(first?.pictures.map(({ gains }) => gains)).toEqual([
			[
				[1, "ir", 2],
				[1, "pl", 1],
			],
			[
				[1, "br", -1],
				[0, "br", 1],
			],
			[
				[1, "ir", 2],
				[1, "reputation", 3],
			],
		]);
		expect(first?.sum).toEqual([
			["br", -1],
			["ir", 4],
			["pl", 1],
			["reputation", 3],
		]);
	});
	test("say what touches the reader, and nobody else", () => {
		expect(first?.pictures.map(({ you }) => you)).toEqual([false, true, false]);
		expect(first?.pictures.map(({ weight }) => weight)).toEqual([2, 3, 2]);
		const [other] = shown(heard, 2);
		expect(other?.pictures.some(({ you }) => you)).toBe(false);
	});
	test("what comes to nothing is not told", () => {
		expect(
			added([
				[0, "br", 1],
				[0, "br", -1],
			]),
		).toEqual([]);
	});
});

describe("the reader's own turn", () => {
	const step = (name: string, told: string[]) => ({ name, icon: "", asks: [name], told });
	const steps = [step("visit", ["visited"]), step("gather", ["gathered"]), step("end", [])];
	const [own] = shown([turn(0, 1), visited(0)], 0) as [Turn];

	test("has the present step first, and those that come after it", () => {
		expect(stepsLeft(steps, own, "gather").map(({ name }) => name)).toEqual(["gather", "end"]);
		expect(stepsLeft(steps, own, "end").map(({ name }) => name)).toEqual(["end"]);
	});
	test("what a card asks belongs to the step in which it is used", () => {
		expect(stepsLeft(steps, own, "gift").map(({ name }) => name)).toEqual(["visit", "gather", "end"]);
	});
	test("nobody is asked, or the title names no steps", () => {
		expect(stepsLeft(steps, own, undefined)).toEqual([]);
		expect(stepsLeft(undefined, own, "gather")).toEqual([]);
	});
});

describe("folds", () => {
	const line = (...weights: (1 | 2 | 3)[]) => weights.map((weight) => ({ width: 100, weight, you: false }));

	test("nothing that fits", () => {
		expect(folding(line(1, 2, 3), 300).size).toBe(0);
	});
	test("the lightest first, and never where a turn began", () => {
		expect([...folding(line(1, 1, 3, 2), 390)]).toEqual([1]);
		expect([...folding(line(1, 1, 3, 2, 1), 390)].sort()).toEqual([3, 4]);
	});
	test("what concerns the reader last", () => {
		const pictures = line(3, 3, 3).map((each, k) => ({ ...each, you: k === 1 }));
		expect([...folding(pictures, 290)]).toEqual([2]);
	});
	test("nothing that fits beside what is folded", () => {
		const pictures = [60, 30, 200, 30].map((width) => ({ width, weight: 1 as const, you: false }));
		expect([...folding(pictures, 240)]).toEqual([2]);
	});
	test("the first one, if it is too wide beside the rest", () => {
		const pictures = [260, 40].map((width) => ({ width, weight: 1 as const, you: false }));
		expect([...folding(pictures, 280)]).toEqual([0]);
	});
	test("as one chip in their place", () => {
		expect(withFolds(5, new Set([1, 2, 4]))).toEqual([0, { more: 2 }, 3, { more: 1 }]);
	});
});

test("only a place of a seat has its number", () => {
	expect(["hand-1", "seat-2", "spark-deck-0"].map(seatIn)).toEqual(["1", "2", "0"]);
	expect(["artisan:A-BR-3", "slot-ST-BR-1", "shop-S1", "space-2", "m12", "B4"].map(seatIn)).toEqual(Array(6).fill(""));
});

describe("neighbours that look the same", () => {
	const looks = ({ event }: { event: Heard }) => String(event.card ?? "").slice(0, 4);
	const fired = (card: string, count = 1): Heard[] => [
		{ kind: "fired", seat: 1, card, cause: "S18" },
		{ kind: "gained", seat: 1, goods: Array(count).fill("ir"), by: "fires", cause: card },
	];
	const of = (...heard: Heard[]) =>
		turnsOf(groupsOf("flamecraft", flamecraft as Declared, [turn(1, 1), visited(1), ...heard]), 0, 3, looks)[0]
			?.pictures;

	test("are one picture that counts them, and brought what all did", () => {
		const [, three] = of(...fired("A-IR-0"), ...fired("A-IR-1", 2), ...fired("A-IR-2")) ?? [];
		expect(three?.times).toBe(3);
		expect(three?.gains).toEqual([[1, "ir", 4]]);
		expect(three?.lines).toHaveLength(6);
	});
	test("but not those that look different, and none is lost", () => {
		const pictures = of(...fired("A-IR-0"), ...fired("A-BR-1"), ...fired("A-IR-2")) ?? [];
		expect(pictures.map(({ times }) => times)).toEqual([1, 1, 1, 1]);
	});
});
