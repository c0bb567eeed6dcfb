// How events look: a token comes out of the bag, drops on its stack, moves from hex to hex, two change places; a drawn
// card comes from the deck, a scored one goes to its pile, a coin is flipped away.
import { comeFrom, move, placeOf, time } from "../../board/animate";
import { sound } from "../../board/sound";
import type { Heard } from "../../protocol";
import { centreOf } from "./pieces";

const HURRIED = 0.45;
const SEEN = 500; // how long a scored card is seen before the next thing happens
const LAND = "cubic-bezier(.3, 1.2, .5, 1)";
const SPENT = [
	{ translate: "0 0", opacity: 1, filter: "none" },
	{ translate: "0 -34px", rotate: "180deg", opacity: 0.25 },
];

/** Where cards lay before the view changed: they start from there. */
const before = new Map<string, DOMRect>();
export async function remember(): Promise<void> {
	before.clear();
	for (const card of document.querySelectorAll(".fd [data-ref][data-zoom]")) {
		before.set(card.getAttribute("data-ref") ?? "", card.getBoundingClientRect());
	}
}

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

/** A card or a token that is now at the first of these places comes from the second. */
function travel(to: string, from: DOMRect | null, ms: number): Promise<void> {
	const thing = [...document.querySelectorAll(to)].find((each) => each.checkVisibility?.() ?? true);
	return thing ? comeFrom(thing, from, ms) : Promise.resolve();
}
const deck = (): DOMRect | null =>
	placeOf('[data-testid="draw-deck"]') ?? placeOf(".fd-deckline") ?? placeOf(".fd-bag");

export async function arrive(events: Heard[], seat: number | null, hurry: boolean): Promise<void> {
	await drawn();
	const ms = time("--move") * (hurry ? HURRIED : 1);
	for (const event of events) {
		const card = String(event.card ?? "");
		switch (event.kind) {
			case "pulled":
				await travel('[data-testid="held"] .fd-token', placeOf(".fd-pouch"), ms);
				break;
			case "placed":
				sound("card");
				await slide(String(event.hex), 0, -40, ms * 0.7);
				break;
			case "moved":
				sound("card");
				await between(String(event.from), String(event.to), ms);
				break;
			case "swapped": {
				sound("card");
				const [a, b] = [String(event.a), String(event.b)];
				await Promise.all([between(a, b, ms), between(b, a, ms)]);
				break;
			}
			case "drew":
				sound("card");
				await travel(`.fd-hand [data-ref="${card}"]`, deck(), ms * 0.8);
				break;
			case "coin":
				sound("coin");
				if (event.seat === seat) await flipAway(ms);
				break;
			case "scored":
			case "claimed":
				sound("score");
				await travel(
					`.fd-seats [data-tile="${card}"]`,
					before.get(card) ?? placeOf(`[data-testid="other-${event.seat}"]`),
					ms,
				);
		}
	}
}

async function flipAway(ms: number): Promise<void> {
	const coin = document.querySelector(".fd-c .gone");
	if (coin) await move(coin, SPENT, ms, "ease-in");
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
