// How events look: a token comes out of the bag, drops on its stack, moves from hex to hex, two change places; a drawn
// card comes from the deck; a scored one goes to its pile, and its hearts fly from the hexes to the seat.
import { time } from "../../../board/animate";
import { award, hop } from "../../../board/motion/flights";
import { lay, remember as note } from "../../../board/motion/places";
import { inTurn, type Step } from "../../../board/motion/sequence";
import { act, between, comeFrom, drawn, EASE, type Place, placeOf, seen } from "../../../board/motion/travel";
import { sound } from "../../../board/sound";
import type { Event } from "../table/story";

const hexOf = (hex: string): string => `[role="gridcell"][data-ref="${hex}"]`;
const seatOf = (seat: number): HTMLElement | undefined => seen(`[data-seat="${seat}"], [data-place="other-${seat}"]`);
const BAG = ".fd-pouch, .fd-bag, [data-place='dock-bag']";
const DECK = "[data-ref='deck'], .fd-deckline, .fd-bag, [data-place='dock-bag']";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
const HELD = '[data-ref="held"]';
/** Stores where cards and the held token were before the view changed: they start from there. */
export async function remember(): Promise<void> {
	note(`.fd [data-ref][data-zoom], ${HELD}, [data-ref="coin"]`, ({ dataset }) =>
		dataset.zoom ? dataset.ref : dataset.ref === "coin" ? "coin" : "held",
	);
}

export async function arrive(events: Event[], seat: number | null): Promise<void> {
	await drawn();
	await inTurn(events.flatMap((event) => stepOf(event, seat) ?? []));
}

function stepOf(event: Event, own: number | null): Step | null {
	switch (event.kind) {
		case "pulled":
			return () => comeFrom(seen(`${HELD} .fd-token, ${HELD}`), placeOf(BAG));
		case "placed":
			return heard("card", () => drop(event, own));
		case "moved":
			return heard("card", () => slide(event.hex, placeOf(hexOf(event.origin))));
		case "swapped":
			return heard("card", async () => {
				const { hex, other_hex: other } = event;
				await Promise.all([slide(other, placeOf(hexOf(hex))), slide(hex, placeOf(hexOf(other)))]);
			});
		case "fired":
			return () => flare(event.hex);
		case "drew":
			return heard("card", () => comeFrom(seen(`.fd-hand [data-ref="${event.card}"]`), placeOf(DECK)));
		case "coin":
			return heard("coin", () =>
				hop("coin", 1, event.seat === own ? lay("coin") : placeOfSeat(event.seat), placeOf(DECK)),
			);
		case "scored":
		case "claimed":
			return heard("score", () => scored(event));
		default:
			return null;
	}
}

const heard =
	(name: "card" | "coin" | "score", step: Step): Step =>
	() => {
		sound(name);
		return step();
	};
const placeOfSeat = (seat: number): Place => seatOf(seat)?.getBoundingClientRect();

/** The top token of a hex comes from another place; it is drawn in SVG units of its own. */
function slide(hex: string, from: Place, ms = time("--move")): Promise<void> {
	const top = document.querySelector<SVGGElement>(`${hexOf(hex)} .top`);
	if (!top || !from) return Promise.resolve();
	const board = top.ownerSVGElement;
	const unit = board ? board.getBoundingClientRect().width / board.viewBox.baseVal.width : 1;
	const [dx = 0, dy = 0] = between(from, top.getBoundingClientRect()).map((way) => way / unit);
	const frames = [
		{ transform: `translate(${dx}px, ${dy}px)` },
		{ transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 14}px)`, offset: 0.6 },
		{ transform: "none" },
	];
	const over = board?.querySelector(":scope > svg");
	if (!over || ms <= 0) return act(top, frames, { ms, easing: EASE.land });
	// a copy above all hexes on its way: those drawn later would cover it
	const copy = top.cloneNode(true) as SVGGElement;
	over.append(copy);
	return Promise.all([
		act(copy, frames, { ms, easing: EASE.land }),
		act(top, [{ opacity: 0 }, { opacity: 0 }], { ms }),
	]).then(() => copy.remove());
}

/** A token lands on its stack: from the reader's hand or bag, or from another seat. */
async function drop({ hex, seat }: Of<"placed">, own: number | null): Promise<void> {
	await slide(hex, lay("held") ?? (seat === own ? placeOf(BAG) : placeOfSeat(seat)));
	const ground = document.querySelector(`${hexOf(hex)} .ground`) ?? undefined;
	void act(ground, [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { ms: time("--step") });
}

const flare = (hex: string): Promise<void> =>
	act(
		document.querySelector(`${hexOf(hex)} .top`) ?? undefined,
		[{ filter: "none" }, { filter: "brightness(1.35) drop-shadow(0 0 10px #F7A13E)" }, { filter: "none" }],
		{ ms: time("--show") },
	);

/** The card goes to its pile, and its reputation from the hexes to the seat. */
async function scored({ seat, card, hexes, reputation }: Of<"scored"> | Of<"claimed">): Promise<void> {
	const box = seatOf(seat);
	const [first] = hexes;
	const from = (first && placeOf(hexOf(first))) || lay(card) || box?.getBoundingClientRect();
	await Promise.all([
		...hexes.map(flare),
		comeFrom(seen(`[data-seat] [data-tile="${card}"]`), lay(card) ?? box?.getBoundingClientRect()),
		reputation
			? award(
					"reputation",
					`+${reputation}`,
					from,
					box?.getBoundingClientRect(),
					box?.querySelector(".fd-big") ?? undefined,
				)
			: undefined,
	]);
}
