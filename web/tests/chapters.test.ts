import { beforeAll, describe, expect, it } from "vitest";
import type { Heard, Review } from "../src/protocol";
import { beginningsOf, chaptersOf } from "../src/rooms/review/chapters";
import { toldOf } from "../src/rooms/review/past";
import { learn } from "../src/ui/locales";

const told = (heard: Heard[][]) => toldOf({ first: 0, moments: heard.length, heard, movers: [] } as unknown as Review);
const event = (kind: string, facts: object = {}): Heard => ({ kind, ...facts }) as Heard;

describe("the chapters of a game", () => {
	beforeAll(() => learn("review"));

	it("begin with each round", async () => {
		const game = told([[event("round", { round: 1 })], [], [event("scored"), event("round", { round: 2 })], [], []]);
		const found = chaptersOf(await beginningsOf("dualis"), game);
		expect(found.map(({ at }) => at)).toEqual([0, 2]);
		expect(found.map(({ name }) => name.replace(/[^\w ]/g, ""))).toEqual(["Round 1", "Round 2"]);
	});
	it("begin with the first of a kind, and have some length", async () => {
		const dragonduel = await beginningsOf("dragonduel");
		const hit = (tower: number) => event("revealed", { tower });
		const game = told([[event("drew")], [event("attack")], [hit(4)], [hit(3)], [hit(0)], [event("over")]]);
		expect(chaptersOf(dragonduel, game).map(({ at }) => at)).toEqual([0, 1, 2, 4]);
		const short = told([[event("drew")], [event("attack")], [hit(0)]]);
		expect(chaptersOf(dragonduel, short).map(({ at }) => at)).toEqual([0, 1]);
	});
	it("are none where nothing is known", () => expect(chaptersOf({}, told([[event("drew")]]))).toEqual([]));
});
