// The finished trick on the table of Duālis: there until the next card is led, and never in the round after its own.
import { expect, test } from "vitest";
import { lastOf } from "../src/games/dualis/table/cards";
import { viewOf } from "./views";

const last = { round: 1, trick: 13, winner: 2, low: false, later: false, why: "suit", trump: null, table: [] };
const view = (changes: object) => viewOf("dualis", { last, table: [], round: 1, winners: null, ...changes });

test("a finished trick lies there until the next card is led", () => {
	expect(lastOf(view({}))?.winner).toBe(2);
	expect(lastOf(view({ table: [{ seat: 0, card: "S7B", coin: false, lies: "B" }] }))).toBeNull();
});

test("a new round begins with an empty table, but a match that is over keeps its last trick", () => {
	expect(lastOf(view({ round: 2 }))).toBeNull();
	expect(lastOf(view({ round: 2, winners: [0, 2] }))?.winner).toBe(2);
});
