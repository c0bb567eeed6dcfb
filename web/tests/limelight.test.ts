// What one update of a duel shows: which cards come to the middle, whom they are about, and in what order.
import { describe, expect, test } from "vitest";
import { type Act, actsOf, cuesOf, type Lit } from "../src/games/dragonduel/limelight/acts";
import type { Event } from "../src/games/dragonduel/table/story";

const story = (...events: object[]): Event[] => events as Event[];
const announced = (item: number, seat: number, card = "CS-45") => ({
	kind: "announced",
	item,
	seat,
	card,
	origin: "hand",
});
const resolves = (item: number, seat: number, card = "CS-45") => ({ kind: "resolves", item, seat, card });
const parts = (acts: Act[]) => acts.map((act) => (act.kind === "lit" ? act.part : act.kind));

describe("what comes to the middle", () => {
	test("a card that is announced, with what it is aimed at; its price is not about anybody", () => {
		const told = story(
			announced(3, 1),
			{ kind: "spark", seat: 1, why: "cost", cause: "c3" },
			{ kind: "aimed", item: 3, seat: 1, n: 1, targets: ["m4"] },
		);
		const [lit] = actsOf(told, 0) as Lit[];
		expect(lit).toMatchObject({ part: "announced", item: "c3", seat: 1, origin: "hand", aims: ["m4"] });
	});

	test("what resolves points at everything that it does something to, each once", () => {
		const told = story(
			resolves(3, 1),
			{ kind: "hurt", monster: 4, n: 1000, seat: 0, cause: "c3" },
			{ kind: "left", monster: 4, seat: 0, cause: "c3" },
			{ kind: "drew", seat: 1, n: 1, why: "effect", cause: "c3" },
			{ kind: "buried", seat: 1, card: "CS-45", cause: "c3" },
		);
		const acts = actsOf(told, 0);
		expect(parts(acts)).toEqual(["resolves", "hurt", "left", "drew"]);
		expect((acts[0] as Lit).aims).toEqual(["m4", "p1"]);
	});

	test("what is announced and resolves at once comes only once", () => {
		const told = story(announced(3, 1), resolves(3, 1), { kind: "warded", seat: 1, n: 1000, cause: "c3" });
		expect(parts(actsOf(told, 0))).toEqual(["announced"]);
		expect((actsOf(told, 0)[0] as Lit).aims).toEqual(["p1"]);
	});

	test("a monster of the reader goes straight to the field, another's is shown first", () => {
		const told = (seat: number) =>
			story(announced(3, seat), resolves(3, seat), { kind: "entered", monster: 9, card: "CS-45", seat, cause: "c3" });
		expect(parts(actsOf(told(0), 0))).toEqual(["entered"]);
		expect(parts(actsOf(told(1), 0))).toEqual(["announced", "entered"]);
	});

	test("a counter resolves before what it strikes through", () => {
		const told = story(resolves(5, 0, "CS-64"), { kind: "countered", item: 3, seat: 1, card: "CS-45", cause: "c5" });
		const acts = actsOf(told, 0) as Lit[];
		expect(parts(acts)).toEqual(["resolves", "countered"]);
		expect(acts[0]?.aims).toEqual(["c3"]);
	});

	test("an ability that goes off points at what it does", () => {
		const told = story(
			{ kind: "triggered", seat: 1, card: "CS-71", monster: 29, line: 0, cause: "a33" },
			{ kind: "readied", monster: 30, seat: 1, why: "effect", cause: "n29-0" },
			{ kind: "strength", monster: 31, seat: 1, n: 1000, cause: "n28-0" },
		);
		expect(actsOf(told, 0)).toEqual([{ kind: "pulse", monster: "m29", seat: 1, aims: ["m30"] }]);
	});

	test("a blow falls before what it hits leaves", () => {
		const told = story(
			{ kind: "hurt", monster: 4, n: 1000, seat: 0, cause: "a1" },
			{ kind: "left", monster: 4, seat: 0, cause: "a1" },
		);
		const [hurt, left] = cuesOf(actsOf(told, 0), 0);
		expect(left?.at).toBeGreaterThan(hurt?.at ?? 0);
	});
});

describe("time", () => {
	test("the reader's own card is there for a shorter time than another's", () => {
		const [own] = cuesOf(actsOf(story(announced(3, 0)), 0), 0);
		const [other] = cuesOf(actsOf(story(announced(3, 1)), 0), 0);
		expect(own?.ms).toBeLessThan(other?.ms ?? 0);
	});

	test("however much happens, the last begins in time", () => {
		const many = Array.from({ length: 12 }, (_, item) => announced(item, 1));
		const cues = cuesOf(actsOf(story(...many), 0), 0);
		expect(cues).toHaveLength(12);
		expect(cues.at(-1)?.at).toBeLessThan(2600);
	});
});
