// How events look: a token drops on its stack, moves from hex to hex, two change places; a scored card rises.
import { move, time } from "../../board/animate";
import { sound } from "../../board/sound";
import type { Heard } from "../../protocol";
import { centreOf } from "./pieces";

const HURRIED = 0.45;
const SEEN = 500; // how long a scored card is seen before the next thing happens
const LAND = "cubic-bezier(.3, 1.2, .5, 1)";

/** The top token of a hex slides there from an offset in the drawing's own units. */
function slide(hex: string, dx: number, dy: number, ms: number): Promise<void> {
	const top = document.querySelector(`.hx[data-ref="${hex}"] .top`);
	if (!top) return Promise.resolve();
	return move(top, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], ms, LAND);
}

function between(from: string, to: string, ms: number): Promise<void> {
	const [ax, ay] = centreOf(from);
	const [bx, by] = centreOf(to);
	return slide(to, ax - bx, ay - by, ms);
}

export async function arrive(events: Heard[], hurry: boolean): Promise<void> {
	await drawn();
	const ms = time("--move") * (hurry ? HURRIED : 1);
	for (const event of events) {
		if (event.kind === "placed") {
			sound("card");
			await slide(String(event.hex), 0, -40, ms * 0.7);
		} else if (event.kind === "moved") {
			sound("card");
			await between(String(event.from), String(event.to), ms);
		} else if (event.kind === "swapped") {
			sound("card");
			const [a, b] = [String(event.a), String(event.b)];
			await Promise.all([between(a, b, ms), between(b, a, ms)]);
		} else if (event.kind === "coin") sound("coin");
		else if (event.kind === "scored" || event.kind === "claimed") sound("score");
	}
}

/** The next frame, when the new view is in the page but not yet painted. */
const drawn = (): Promise<void> =>
	new Promise((resolve) => {
		const late = setTimeout(resolve, 100); // a hidden page has no frames
		requestAnimationFrame(() => {
			clearTimeout(late);
			resolve();
		});
	});

export const hold = (events: Heard[]): number =>
	events.some(({ kind }) => kind === "scored" || kind === "claimed") ? SEEN : 0;
