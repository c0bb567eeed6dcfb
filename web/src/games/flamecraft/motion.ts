// How events look: a pawn goes from shop to shop, an artisan from where it lay to where it lies, a dragon flares up when
// it is fired, goods tick into their store, reputation rises at its seat.
import { comeFrom, move, placeOf, time } from "../../board/animate";
import { sound } from "../../board/sound";
import type { Heard } from "../../protocol";

const HURRIED = 0.45;
const LAND = "cubic-bezier(.3, 1.2, .5, 1)";
const DROP = [
	{ transform: "translateY(-26px) scale(1.15)", opacity: 0.3 },
	{ transform: "none", opacity: 1 },
];
const FLARE = [{ transform: "none" }, { transform: "scale(1.18)", filter: "brightness(1.25)" }, { transform: "none" }];
const TICK = [{ scale: "1" }, { scale: "1.22" }, { scale: "1" }];
const OPEN = [{ transform: "perspective(600px) rotateX(80deg)", transformOrigin: "bottom" }, { transform: "none" }];

/** Where things lay before the view changed: they start from there. */
const before = new Map<string, DOMRect>();
const THINGS = '.fc [data-ref^="artisan:"], .fc [data-pawn]';
export async function remember(): Promise<void> {
	before.clear();
	for (const thing of document.querySelectorAll<HTMLElement>(THINGS)) {
		before.set(thing.dataset.ref ?? `pawn:${thing.dataset.pawn}`, thing.getBoundingClientRect());
	}
}

export async function arrive(events: Heard[], seat: number | null, hurry: boolean): Promise<void> {
	await drawn();
	const ms = time("--move") * (hurry ? HURRIED : 1);
	const scored = new Set<unknown>();
	const gained = new Set<unknown>();
	for (const event of events) {
		const card = `artisan:${event.card}`;
		switch (event.kind) {
			case "visited":
				await travel(`[data-pawn="${event.seat}"]`, before.get(`pawn:${event.seat}`) ?? null, ms);
				break;
			case "placed":
			case "moved-in":
			case "arrived":
				sound("card");
				await (before.has(card) ? travel(`[data-ref="${card}"]`, before.get(card) ?? null, ms) : act(card, DROP, ms));
				break;
			case "took":
			case "drew":
				sound("card");
				await travel(`[data-ref="${card}"]`, before.get(card) ?? placeOf('.fc [data-ref="deck:artisans"]'), ms);
				break;
			case "fired":
				sound("card");
				await act(card, FLARE, ms);
				break;
			case "opened":
				await animate(`[data-shop="${event.shop}"]`, OPEN, ms);
				break;
			case "gained":
				gained.add(event.seat === seat ? event.good : undefined);
				break;
			case "reputation":
				scored.add(event.seat);
		}
	}
	if (gained.size) sound("coin");
	if (scored.size) sound("score");
	await Promise.all([
		...[...gained].map((good) => animate(`[data-ref="good:${good}"] b`, TICK, ms)),
		...[...scored].map((who) => animate(`[data-seat="${who}"] .fc-big`, TICK, ms)),
	]);
}

const shown = (selector: string): Element | undefined =>
	[...document.querySelectorAll(selector)].find((each) => each.checkVisibility?.() ?? true);

function travel(selector: string, from: DOMRect | null, ms: number): Promise<void> {
	const thing = shown(`.fc ${selector}`);
	return thing ? comeFrom(thing, from, ms) : Promise.resolve();
}
function animate(selector: string, frames: Keyframe[], ms: number): Promise<void> {
	const thing = shown(selector);
	return thing ? move(thing, frames, ms, LAND) : Promise.resolve();
}
const act = (ref: string, frames: Keyframe[], ms: number): Promise<void> =>
	animate(`.fc [data-ref="${ref}"]`, frames, ms);

/** The next frame, when the new view is in the page but not yet painted. */
const drawn = (): Promise<void> =>
	new Promise((resolve) => {
		const late = setTimeout(resolve, 100); // a hidden page has no frames
		requestAnimationFrame(() => {
			clearTimeout(late);
			resolve();
		});
	});
