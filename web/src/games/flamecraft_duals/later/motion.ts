// How events look: a token comes out of the bag, drops on its stack, moves from hex to hex, two change places; a drawn
// card comes from the deck; a scored one goes to its pile, and its hearts fly from the hexes to the seat.
import { time } from "../../../board/animate";
import { award, hop } from "../../../board/motion/flights";
import { lay, remember as note } from "../../../board/motion/places";
import { inTurn, type Step } from "../../../board/motion/sequence";
import { act, between, comeFrom, drawn, EASE, type Place, placeOf, seen } from "../../../board/motion/travel";
import { sound } from "../../../board/sound";
import type { Heard } from "../../../protocol";

const hexOf = (hex: unknown): string => `[role="gridcell"][data-ref="${hex}"]`;
const seatOf = (seat: unknown): HTMLElement | undefined => seen(`[data-seat="${seat}"], [data-place="other-${seat}"]`);
const BAG = ".fd-pouch, .fd-bag, [data-place='dock-bag']";
const DECK = "[data-ref='deck'], .fd-deckline, .fd-bag, [data-place='dock-bag']";

const HELD = '[data-ref="held"]';
/** Stores where cards and the held token were before the view changed: they start from there. */
export async function remember(): Promise<void> {
	note(`.fd [data-ref][data-zoom], ${HELD}, [data-ref="coin"]`, ({ dataset }) =>
		dataset.zoom ? dataset.ref : dataset.ref === "coin" ? "coin" : "held",
	);
}

export async function arrive(events: Heard[], seat: number | null): Promise<void> {
	await drawn();
	await inTurn(events.flatMap((event) => stepOf(event, seat) ?? []));
}

function stepOf(event: Heard, own: number | null): Step | null {
	const card = String(event.card ?? "");
	switch (event.kind) {
		case "pulled":
			return () => comeFrom(seen(`${HELD} .fd-token, ${HELD}`), placeOf(BAG));
		case "placed":
			return heard("card", () => drop(event, own));
		case "moved":
			return heard("card", () => slide(event.to, placeOf(hexOf(event.from))));
		case "swapped":
			return heard("card", async () => {
				await Promise.all([slide(event.b, placeOf(hexOf(event.a))), slide(event.a, placeOf(hexOf(event.b)))]);
			});
		case "fired":
			return () => flare(event.hex);
		case "drew":
			return heard("card", () => comeFrom(seen(`.fd-hand [data-ref="${card}"]`), placeOf(DECK)));
		case "coin":
			return heard("coin", () =>
				hop("coin", 1, event.seat === own ? lay("coin") : placeOfSeat(event.seat), placeOf(DECK)),
			);
		case "scored":
		case "claimed":
			return heard("score", () => scored(event, card));
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
const placeOfSeat = (seat: unknown): Place => seatOf(seat)?.getBoundingClientRect();

/** The top token of a hex comes from another place; it is drawn in SVG units of its own. */
function slide(hex: unknown, from: Place, ms = time("--move")): Promise<void> {
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
async function drop({ hex, seat }: Heard, own: number | null): Promise<void> {
	await slide(hex, lay("held") ?? (seat === own ? placeOf(BAG) : placeOfSeat(seat)));
	const ground = document.querySelector(`${hexOf(hex)} .ground`) ?? undefined;
	void act(ground, [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { ms: time("--step") });
}

const flare = (hex: unknown): Promise<void> =>
	act(
		document.querySelector(`${hexOf(hex)} .top`) ?? undefined,
		[{ filter: "none" }, { filter: "brightness(1.35) drop-shadow(0 0 10px #F7A13E)" }, { filter: "none" }],
		{ ms: time("--show") },
	);

/** The card goes to its pile, and its reputation from the hexes to the seat. */
async function scored(event: Heard, card: string): Promise<void> {
	const box = seatOf(event.seat);
	const [first] = (event.hexes as string[] | undefined) ?? [];
	const from = (first && placeOf(hexOf(first))) || lay(card) || box?.getBoundingClientRect();
	const worth = Number(event.reputation ?? 0);
	const hexes = ((event.hexes as string[] | undefined) ?? []).map((hex) => flare(hex));
	await Promise.all([
		...hexes,
		comeFrom(seen(`[data-seat] [data-tile="${card}"]`), lay(card) ?? box?.getBoundingClientRect()),
		worth
			? award("reputation", `+${worth}`, from, box?.getBoundingClientRect(), box?.querySelector(".fd-big") ?? undefined)
			: undefined,
	]);
}
