// How events look: a pawn goes from shop to shop, an artisan from its old place to its new one, a dragon flares up when
// it is fired; goods hop from the card that gives them to where they go, and reputation flies to its seat.
import { time } from "../../../board/animate";
import { award, hop } from "../../../board/motion/flights";
import { lay, remember as note } from "../../../board/motion/places";
import { inTurn, type Step } from "../../../board/motion/sequence";
import { act, comeFrom, drawn, type Place, placeOf, seen } from "../../../board/motion/travel";
import { sound } from "../../../board/sound";
import { countsOf } from "../../../table/story/lines";
import { iconOf } from "../table/cards";
import type { Event } from "../table/story";

const DROP = [
	{ translate: "0 -26px", scale: "1.15", opacity: 0.3 },
	{ translate: "0 0", scale: "1", opacity: 1 },
];
const FLARE = [{ scale: "1" }, { scale: "1.18", filter: "brightness(1.25)" }, { scale: "1" }];
const OPEN = [{ transform: "perspective(600px) rotateX(80deg)", transformOrigin: "bottom" }, { transform: "none" }];
const DECK = '[data-ref="deck:artisans"], [data-place="dock-park"]';
const FAMILIES = ["artisan", "spell", "fancy", "companion", "shop"];

const seatOf = (seat: number): HTMLElement | undefined => seen(`[data-seat="${seat}"], [data-ref="seat:${seat}"]`);
const placeOfSeat = (seat: number): Place => seatOf(seat)?.getBoundingClientRect();
const shopPlace = (shop: string): Place => placeOf(`[data-shop="${shop}"]`);
const shopAt = (seat: number): Place => seen(`[data-pawn="${seat}"]`)?.closest("[data-shop]")?.getBoundingClientRect();

/** Stores where things were before the view changed: they start from there. */
export async function remember(): Promise<void> {
	const things = '[data-ref^="artisan:"], [data-ref^="spell:"], [data-ref^="fancy:"], [data-pawn]';
	note(`.stage :is(${things})`, ({ dataset }) => dataset.ref ?? `pawn:${dataset.pawn}`);
}

export async function arrive(events: Event[], own: number | null): Promise<void> {
	await drawn();
	await inTurn(events.flatMap((event) => stepOf(event, own) ?? []));
}

function stepOf(event: Event, own: number | null): Step | null {
	switch (event.kind) {
		case "visited":
			return () => walk(event.seat);
		case "called":
			return () => walk(event.pawn);
		case "placed":
			return heard("card", () => settle(event.card, event.seat));
		case "moved-in":
			return heard("card", () => settle(event.card));
		case "arrived":
			return heard("card", () => all(event.cards.map((card) => settle(card))));
		case "took":
			return heard("card", () =>
				all([takeUp(event.card), goods(event.seat, event.goods, lay(refOf(event.card)), own)]),
			);
		case "drew":
			return event.card === undefined ? null : heard("card", () => takeUp(event.card ?? ""));
		case "swapped":
			return heard("card", () => all([settle(event.card), settle(event.partner)]));
		case "fired":
			return heard("card", () => act(thing(refOf(event.card)), FLARE, { ms: time("--show") }));
		case "opened":
			return () => act(seen(`[data-shop="${event.shop}"]`), OPEN, { ms: time("--show") });
		case "gathered":
			return heard("coin", () => goods(event.seat, event.goods, shopPlace(event.shop), own));
		case "gained":
			return heard("coin", () => goods(event.seat, event.goods, causeOf(event.cause, event.seat), own));
		case "paid":
			return () => spend(event.seat, event.goods, causeOf(event.cause, event.seat), own);
		case "fee":
		case "gave-token":
			return () => spend(event.seat, event.goods, event.to === null ? null : placeOfSeat(event.to), own);
		case "reputation":
		case "cheered":
			return heard("score", () => hearts(event.seat, `+${event.count}`, causeOf(event.cause, event.seat)));
		case "lost-reputation":
			return heard("score", () => hearts(event.seat, `−${event.count}`, causeOf(event.cause, event.seat)));
		default:
			return null;
	}
}

/** Where the card that causes something lies or lay; without one, the shop of the seat. */
function causeOf(cause: string | null, seat: number): Place {
	const refs = FAMILIES.map((family) => `${family}:${cause}`);
	const lies = placeOf(refs.map((ref) => `.stage [data-ref="${ref}"]`).join(", "));
	return lies ?? refs.map(lay).find(Boolean) ?? (cause ? shopPlace(cause) : null) ?? shopAt(seat);
}

/** A pawn comes from its last shop, the first time from its seat. */
const walk = (pawn: number): Promise<void> =>
	comeFrom(seen(`[data-pawn="${pawn}"]`), lay(`pawn:${pawn}`) ?? placeOfSeat(pawn));

/** A dragon comes from where it was; one that was not visible, from its seat or from above. */
function settle(card: string, seat?: number): Promise<void> {
	const ref = refOf(card);
	const from = lay(ref) ?? (seat === undefined ? undefined : placeOfSeat(seat));
	return from ? comeFrom(thing(ref), from) : act(thing(ref), DROP);
}

/** A dragon comes to the hand, from the Park or the deck. */
const takeUp = (card: string): Promise<void> => comeFrom(thing(refOf(card)), lay(refOf(card)) ?? placeOf(DECK));

/** The reader's own goods have a store for each kind; those of others are at their seat. */
const store = (seat: number, good: string, own: number | null): Place =>
	(seat === own && placeOf(`[data-ref="good:${good}"]`)) || placeOfSeat(seat);

function goods(seat: number, tokens: string[], from: Place, own: number | null): Promise<void> {
	return all(
		[...countsOf(tokens)].map(([good, count]) => {
			const figure = seat === own ? seen(`[data-count="${good}"]`) : seatOf(seat);
			return hop(iconOf(good), count, from, store(seat, good, own), figure);
		}),
	);
}

const spend = (seat: number, tokens: string[], to: Place, own: number | null): Promise<void> =>
	all([...countsOf(tokens)].map(([good, count]) => hop(iconOf(good), count, store(seat, good, own), to)));

function hearts(seat: number, text: string, from: Place): Promise<void> {
	const place = seatOf(seat);
	return award("reputation", text, from, place?.getBoundingClientRect(), place?.querySelector(".fc-big") ?? place);
}

const all = async (steps: Promise<void>[]): Promise<void> => void (await Promise.all(steps));
const refOf = (card: string): string => `artisan:${card}`;
const thing = (ref: string): HTMLElement | undefined => seen(`.stage [data-ref="${ref}"]`);
const heard =
	(name: "card" | "coin" | "score", step: Step): Step =>
	() => {
		sound(name);
		return step();
	};
