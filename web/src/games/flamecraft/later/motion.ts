// How events look: a pawn goes from shop to shop, an artisan from its old place to its new one, a dragon flares up when
// it is fired; goods hop from where they come to where they go, and reputation flies to its seat.
import { time } from "../../../board/animate";
import { award, hop } from "../../../board/motion/flights";
import { lay, remember as note } from "../../../board/motion/places";
import { inTurn, type Step } from "../../../board/motion/sequence";
import { act, comeFrom, drawn, type Place, placeOf, seen } from "../../../board/motion/travel";
import { sound } from "../../../board/sound";
import type { Heard } from "../../../protocol";
import { tradeOf } from "../table/cards";

const DROP = [
	{ translate: "0 -26px", scale: "1.15", opacity: 0.3 },
	{ translate: "0 0", scale: "1", opacity: 1 },
];
const FLARE = [{ scale: "1" }, { scale: "1.18", filter: "brightness(1.25)" }, { scale: "1" }];
const OPEN = [{ transform: "perspective(600px) rotateX(80deg)", transformOrigin: "bottom" }, { transform: "none" }];
const DECK = '[data-ref="deck:artisans"], [data-place="dock-park"]';

const iconOf = (good: unknown): string => (good === "coin" ? "coin" : (tradeOf(String(good)) ?? "wild"));
const seatOf = (seat: unknown): HTMLElement | undefined => seen(`[data-seat="${seat}"], [data-ref="seat:${seat}"]`);
const shopAt = (seat: unknown): Place => seen(`[data-pawn="${seat}"]`)?.closest("[data-shop]")?.getBoundingClientRect();
const count = (event: Heard): number => Math.abs(Number(event.count ?? 1));

/** Stores where things were before the view changed: they start from there. */
export async function remember(): Promise<void> {
	const things = '[data-ref^="artisan:"], [data-ref^="spell:"], [data-ref^="fancy:"], [data-pawn]';
	note(`.stage :is(${things})`, ({ dataset }) => dataset.ref ?? `pawn:${dataset.pawn}`);
}

export async function arrive(events: Heard[], own: number | null): Promise<void> {
	await drawn();
	await inTurn(new Telling(own).steps(events));
}

/** The events of one moment, with the place that each of them comes from. */
class Telling {
	/** Where things come from right now: a shop, a dragon, an enchantment. */
	private source: Place = null;

	constructor(private own: number | null) {}

	steps(events: Heard[]): Step[] {
		return events.flatMap((event) => {
			this.source = sourceOf(event) ?? this.source;
			return this.step(event) ?? [];
		});
	}

	private step(event: Heard): Step | null {
		const ref = `artisan:${event.card}`;
		const from = this.source ?? shopAt(event.seat);
		switch (event.kind) {
			case "visited":
				return () => this.visit(event.seat);
			case "placed":
			case "moved-in":
			case "arrived":
				return heard("card", () => (lay(ref) ? travel(ref, lay(ref)) : this.drop(ref, event)));
			case "took":
			case "drew":
				return heard("card", () => travel(ref, lay(ref) ?? placeOf(DECK)));
			case "fired":
				return heard("card", () => act(thing(ref), FLARE, { ms: time("--show") }));
			case "opened":
				return () => act(seen(`[data-shop="${event.shop}"]`), OPEN, { ms: time("--show") });
			case "gained":
				return heard("coin", () => this.goods(event, from));
			case "paid":
				return () => hop(iconOf(event.good), count(event), this.store(event.seat, event.good), from);
			case "gave":
			case "fee":
				return () => hop(iconOf(event.good), 1, this.store(event.seat, event.good), this.store(event.to, event.good));
			case "reputation":
				return heard("score", () => this.hearts(event, from));
			default:
				return null;
		}
	}

	/** A pawn comes from its last shop, the first time from its seat. */
	private visit(seat: unknown): Promise<void> {
		const from = lay(`pawn:${seat}`) ?? seatOf(seat)?.getBoundingClientRect();
		return comeFrom(seen(`[data-pawn="${seat}"]`), from);
	}

	/** A dragon that was not visible before comes from its seat, or from above. */
	private drop(ref: string, event: Heard): Promise<void> {
		const seat = event.seat === undefined ? undefined : seatOf(event.seat);
		return seat ? travel(ref, seat.getBoundingClientRect()) : act(thing(ref), DROP);
	}

	/** The reader's own goods have a store for each kind; those of others are at their seat. */
	private store(seat: unknown, good: unknown): Place {
		return (seat === this.own && placeOf(`[data-ref="good:${good}"]`)) || seatOf(seat)?.getBoundingClientRect();
	}

	private goods(event: Heard, from: Place): Promise<void> {
		const figure = event.seat === this.own ? seen(`[data-count="${event.good}"]`) : seatOf(event.seat);
		return hop(iconOf(event.good), count(event), from, this.store(event.seat, event.good), figure);
	}

	private hearts(event: Heard, from: Place): Promise<void> {
		const seat = seatOf(event.seat);
		const sign = Number(event.count) < 0 ? "−" : "+";
		const figure = seat?.querySelector(".fc-big") ?? seat;
		return award("reputation", `${sign}${count(event)}`, from, seat?.getBoundingClientRect(), figure);
	}
}

/** The place that the following events come from. */
function sourceOf({ kind, shop, card }: Heard): Place {
	if (kind === "visited" || kind === "gathered" || kind === "used") return placeOf(`[data-shop="${shop}"]`);
	if (kind === "fired") return thing(`artisan:${card}`)?.getBoundingClientRect();
	if (kind === "cast") return lay(`spell:${card}`) ?? placeOf(`[data-shop="${shop}"]`);
	if (kind === "revealed") return lay(`fancy:${card}`) ?? placeOf(`[data-ref="fancy:${card}"]`);
	return undefined;
}

const thing = (ref: string): HTMLElement | undefined => seen(`.stage [data-ref="${ref}"]`);
const travel = (ref: string, from: Place): Promise<void> => comeFrom(thing(ref), from);
const heard =
	(name: "card" | "coin" | "score", step: Step): Step =>
	() => {
		sound(name);
		return step();
	};
