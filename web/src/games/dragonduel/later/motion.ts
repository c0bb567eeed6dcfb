// How events look: a card goes from the hand to the chain and on to the field, an attacker leaps at its target, a hit
// thing shakes once, a destroyed one sinks to its discard pile, a Tower card is turned.
import { time } from "../../../board/animate";
import { grownBy } from "../../../board/grown";
import { remark } from "../../../board/motion/flights";
import { depart, lay, remember as note } from "../../../board/motion/places";
import { inTurn, type Step } from "../../../board/motion/sequence";
import { act, appear, between, comeFrom, drawn, type Place, placeOf, seen, shake } from "../../../board/motion/travel";
import { sound } from "../../../board/sound";
import type { Event } from "../table/story";

type Told<K extends Event["kind"]> = Extract<Event, { kind: K }>;

const monster = (id: number): HTMLElement | undefined => seen(`.dd-field [data-ref="m${id}"]`);
const seatOf = (seat: number): Place =>
	placeOf(`.dd-field [data-seat="${seat}"] .dd-bar, .dd-bar[data-seat="${seat}"]`);
const towerOf = (seat: number): HTMLElement | undefined => seen(`[data-tower="${seat}"]`);
const item = (id: number): HTMLElement | undefined => seen(`[data-place="item-c${id}"]`);

const HAND = '[data-place="hand"]';

/** Stores where cards were before the view changed: in the hand, on the field, on the chain. */
export async function remember(): Promise<void> {
	note(
		".dd [data-code], .dd [data-place]",
		(thing) => thing.dataset.place ?? (thing.closest(HAND) ? `hand ${thing.dataset.code}` : thing.dataset.ref),
	);
}

export async function arrive(events: Event[], own: number | null): Promise<void> {
	await drawn();
	await inTurn(events.flatMap((event) => stepOf(event, own) ?? []));
}

function stepOf(event: Event, own: number | null): Step | null {
	switch (event.kind) {
		case "announced":
		case "used":
			return heard("card", () => comeFrom(item(event.item), fromOf(event, own), { ms: time("--move") }));
		case "entered":
			return heard("card", () => comeFrom(monster(event.monster), lay(`item-${event.cause}`) ?? fromOf(event, own)));
		case "attack":
			return heard("card", () => leap(event));
		case "hurt":
			return () => struck(event);
		case "left":
			return () =>
				depart(
					`m${event.monster}`,
					".dd-field",
					placeOf(`.dd-player[data-seat="${event.seat}"] .dd-pile--discard`) ?? seatOf(event.seat),
				);
		case "revealed":
			return heard("score", () => turned(event));
		case "drew":
			return event.seat === own ? () => drew() : null;
		case "discarded":
			return () => discarded(event.cards);
		default:
			return null;
	}
}

/** A card comes from the reader's own hand, or from the seat that plays it. */
const fromOf = (event: Told<"announced" | "used" | "entered">, own: number | null): Place =>
	(event.seat === own && lay(`hand ${event.card}`)) ||
	("monster" in event && lay(`m${event.monster}`)) ||
	seatOf(event.seat);

/** An attacker goes part of the way to the player it attacks, and back. */
function leap({ monster: id, defender }: Told<"attack">): Promise<void> {
	const own = monster(id);
	const to = towerOf(defender)?.getBoundingClientRect() ?? seatOf(defender);
	if (!own || !to) return Promise.resolve();
	const [dx, dy] = between(to, own.getBoundingClientRect());
	const far = Math.min(70, Math.hypot(dx, dy) / 3) / Math.max(1, Math.hypot(dx, dy)) / grownBy(own);
	const there = { translate: `${dx * far}px ${dy * far}px`, scale: "1.06", zIndex: 30 };
	return act(own, [{ translate: "0 0" }, { ...there, offset: 0.45 }, { translate: "0 0" }], {
		ms: time("--move") * 1.3,
	});
}

async function struck({ monster: id, n }: Told<"hurt">): Promise<void> {
	const own = monster(id);
	await Promise.all([shake(own), remark("attack", `−${n}`, own?.getBoundingClientRect() ?? lay(`m${id}`))]);
}

/** A stone falls from the Tower, and its card is turned. */
async function turned({ seat }: Told<"revealed">): Promise<void> {
	const tower = towerOf(seat);
	const card = seen(".dd-turned");
	await Promise.all([
		shake(tower),
		remark("tower", "−1", tower?.getBoundingClientRect() ?? seatOf(seat)),
		card ? appear(card, { ms: time("--show") }) : undefined,
	]);
}

/** Cards of the reader's own hand go to the discard pile. */
async function discarded(cards: string[]): Promise<void> {
	const pile = placeOf(".dd-below .dd-pile--discard");
	await Promise.all(cards.map((card) => depart(`hand ${card}`, ".dd-below", pile)));
}

/** New cards in the hand come from the deck. */
async function drew(): Promise<void> {
	const deck = placeOf(".dd-below .dd-pile");
	const cards = [...document.querySelectorAll<HTMLElement>(`.dd-below ${HAND} [data-code]`)];
	await Promise.all(cards.filter(({ dataset }) => !lay(`hand ${dataset.code}`)).map((card) => comeFrom(card, deck)));
}

const heard =
	(name: "card" | "score", step: Step): Step =>
	() => {
		sound(name);
		return step();
	};
