// How events look: a card flies to the field, an attacker leans forward, what is hit shakes once.
import { appear, move, time } from "../../board/animate";
import { sound } from "../../board/sound";
import type { Heard } from "../../protocol";

const HURRIED = 0.4;
const SEEN = 650; // how long a turned Tower card or a blow is seen before the next thing happens
const OUT = "cubic-bezier(.2, .8, .2, 1)";

const thing = (ref: string): Element | null => document.querySelector(`.dd-field [data-ref="${ref}"]`);

export async function arrive(events: Heard[], hurry: boolean): Promise<void> {
	await drawn();
	const ms = time("--move") * (hurry ? HURRIED : 1);
	const moves: Promise<void>[] = [];
	for (const event of events) {
		const own = thing(`m${event.monster}`);
		if (event.kind === "entered" && own) {
			sound("card");
			moves.push(appear(own, ms));
		} else if (event.kind === "attack" && own) {
			sound("card");
			moves.push(move(own, [{ translate: "0 0" }, { translate: "0 -10px" }, { translate: "0 0" }], ms, OUT));
		} else if (event.kind === "hurt" && own) moves.push(shake(own, ms));
		else if (event.kind === "revealed") {
			sound("score");
			const tower = document.querySelector(`[data-tower="${event.seat}"]`);
			if (tower) moves.push(shake(tower, ms));
			const turned = document.querySelector(".dd-turned");
			if (turned) moves.push(appear(turned, ms));
		} else if (event.kind === "announced" || event.kind === "used") {
			sound("card");
			const item = document.querySelector(`[data-testid="item-c${event.item}"]`);
			if (item) moves.push(appear(item, ms * 0.6));
		}
	}
	await Promise.all(moves);
}

const shake = (own: Element, ms: number): Promise<void> =>
	move(
		own,
		["0", "-6px", "6px", "-3px", "0"].map((x) => ({ translate: `${x} 0` })),
		ms,
		OUT,
	);

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
	events.some(({ kind }) => kind === "revealed" || kind === "left") ? SEEN : 0;
