// The views that other tests change are real ones.
import { expect, test } from "vitest";
import { viewOf } from "./views";

test("what is not changed is as the engine gives it", () => {
	const view = viewOf("flamecraft", { players: [{ coins: 7 }], turn: { left: 3 } });
	expect(view.players.map(({ seat, coins }) => [seat, coins])).toEqual([[0, 7]]);
	expect([view.turn.left, view.turn.asked, view.town.length]).toEqual([3, "keep", 12]);
	expect(viewOf("dragonduel").players).toHaveLength(2);
});

test("a field that no view has is refused", () => {
	// @ts-expect-error: it does not compile either
	expect(() => viewOf("flamecraft", { town: [{ street: 1 }] })).toThrow("No real view has flamecraft.town.0.street.");
	// @ts-expect-error: it does not compile either
	expect(() => viewOf("dualis", { hands: [] })).toThrow("No real view has dualis.hands.");
});
