// How events look: what is announced comes to the middle, resolves there link by link, and goes on to the field; an
// attacker leaps at its target, a blow falls on what it hits before the row closes up, a Tower card is turned over.
import { rest, type Timing, time } from "../../../board/animate";
import { grownBy } from "../../../board/grown";
import { remark } from "../../../board/motion/flights";
import { depart, lay, remember as note } from "../../../board/motion/places";
import { act, appear, between, comeFrom, drawn, type Place, placeOf, seen } from "../../../board/motion/travel";
import { sound } from "../../../board/sound";
import { still } from "../../../state/settings";
import { t } from "../../../ui/locales";
import type { Event } from "../table/story";
import { type Act, actsOf, cuesOf, type Lit, type Pulse, TIMES } from "./acts";
import { ray } from "./rays";
import { closeUp } from "./rows";
import { middle, shield, showCard } from "./spot";

type Told<K extends Event["kind"]> = Extract<Event, { kind: K }>;
/** When an act begins and how long it takes, in ms. */
interface When {
	at: number;
	ms: number;
	/** One unit of `acts.ts` at the speed that is set. */
	unit: number;
}

const HAND = '[data-place="hand"]';
const USUAL = 360; // ms of `--move` at the usual speed

const monster = (id: string): HTMLElement | undefined => seen(`.dd-field [data-ref="${id}"]`);
const seatOf = (seat: number): Place =>
	placeOf(`.dd-field [data-seat="${seat}"] .dd-bar, .dd-bar[data-seat="${seat}"]`);
const towerOf = (seat: number): HTMLElement | undefined => seen(`[data-tower="${seat}"]`);
const pileOf = (seat: number): Place => placeOf(`.dd-player[data-seat="${seat}"] .dd-pile--discard`) ?? seatOf(seat);
const item = (id: string): HTMLElement | undefined => seen(`[data-place="item-${id}"]`);

/** Where a ref is: a monster, a player's Tower or bar, a thing on the chain; or where it was. */
function placeOfRef(ref: string): Place {
	if (ref.startsWith("p")) {
		const seat = Number(ref.slice(1));
		return towerOf(seat)?.getBoundingClientRect() ?? seatOf(seat);
	}
	if (ref.startsWith("c")) return item(ref)?.getBoundingClientRect() ?? lay(`item-${ref}`);
	return lay(ref) ?? monster(ref)?.getBoundingClientRect();
}

/** Stores where cards were before the view changed: in the hand, on the field, on the chain. */
export async function remember(): Promise<void> {
	note(
		".dd [data-code], .dd [data-place]",
		(thing) => thing.dataset.place ?? (thing.closest(HAND) ? `hand ${thing.dataset.code}` : thing.dataset.ref),
	);
}

export async function arrive(events: Event[], own: number | null): Promise<void> {
	if (still()) return;
	await drawn();
	const cues = cuesOf(actsOf(events, own), own);
	const unit = time("--move") / USUAL;
	const fallen = cues.filter(({ act: { kind } }) => kind === "left" || kind === "hurt");
	const seats = fallen.flatMap(({ act: each }) => (each.kind === "left" ? [each.event.seat] : []));
	const over = Math.max(0, ...fallen.map(({ at, ms }) => (at + ms) * unit));
	// first, so that what else moves a card moves it from where it still is
	const closed = closeUp(seats, over, time("--move"));
	const shown = cues.map(({ act: each, at, ms }) => show(each, { at: at * unit, ms: ms * unit, unit }, own));
	await Promise.all([closed, ...shown]);
}

function show(each: Act, when: When, own: number | null): Promise<void> {
	const timing: Timing = { ms: when.ms, delay: when.at };
	switch (each.kind) {
		case "lit":
			return lit(each, when, own);
		case "pulse":
			return pulse(each, when);
		case "attack":
			return heard("card", when, leap(each.event, timing));
		case "barrier":
			return shield(shieldOver(each.event.seat), each.event.n, each.event.holds, when);
		case "revealed":
			return heard("score", when, turned(each.event, when));
		case "hurt":
			return struck(each.event, when);
		case "left":
			return depart(`m${each.event.monster}`, ".dd-field", pileOf(each.event.seat), timing);
		case "entered":
			return heard("card", when, comeFrom(monster(`m${each.event.monster}`), entrance(each.event, own), timing));
		case "drew":
			return each.event.seat === own ? drew(timing) : Promise.resolve();
		case "discarded":
			return discarded(each.event.cards, timing);
	}
}

/** A card in the middle: where it comes from, whom it is about, where it goes. */
async function lit(each: Lit, when: When, own: number | null): Promise<void> {
	const { part, seat, card, aims } = each;
	const [come, go] = [TIMES.come * when.unit, TIMES.go * when.unit];
	const stay = Math.max(0, when.ms - come - go);
	const on = item(each.item);
	const to = part === "announced" && on ? on.getBoundingClientRect() : part === "countered" ? pileOf(seat) : null;
	const spot = { code: card, seat, word: t("dragonduel-lit", { part }), struck: part === "countered" };
	const goals = aims.flatMap((ref) => placeOfRef(ref) ?? []);
	const { place, gone } = showCard(spot, { from: sourceOf(each, own), to, at: when.at, come, stay, go, clear: goals });
	const arrows = goals.map((goal) => ray(place, goal, seat, { at: when.at + come, ms: stay + go }));
	const landing = on && part === "announced" ? appear(on, { ms: go, delay: when.at }) : null;
	await heard("card", when, Promise.all([gone, landing, ...arrows]));
}

/** Where a card in the middle comes from. */
const sourceOf = ({ item: id, card, seat, monster: of, origin }: Lit, own: number | null): Place =>
	(of && (lay(of) ?? monster(of)?.getBoundingClientRect())) ||
	(origin === "chain" && lay(`item-${id}`)) ||
	(seat === own && lay(`hand ${card}`)) ||
	(origin === "tower" && towerOf(seat)?.getBoundingClientRect()) ||
	seatOf(seat);

/** A monster comes into play: out of the middle, out of its place on the chain, or out of the hand. */
const entrance = (event: Told<"entered">, own: number | null): Place =>
	lay(`item-${event.cause}`) ||
	(event.seat === own && lay(`hand ${event.card}`)) ||
	(event.seat !== own && middleSmall()) ||
	seatOf(event.seat);

/** A place as large as a card in a row, in the middle of the table. */
function middleSmall(): Place {
	const box = middle();
	return box && new DOMRect(box.x + box.width / 2 - 40, box.y + box.height / 2 - 56, 80, 112);
}

/** An ability that goes off: its monster grows for a moment, with arrows to what it does something to. */
async function pulse(each: Pulse, when: When): Promise<void> {
	const own = monster(each.monster);
	const from = placeOfRef(each.monster);
	const others = each.aims.filter((ref) => ref !== each.monster);
	const grow = [{ scale: "1" }, { scale: "1.08" }, { scale: "1" }];
	await Promise.all([
		act(own, grow, { ms: when.ms, delay: when.at, mark: true }),
		...others.map((ref) => ray(from, placeOfRef(ref), each.seat, { at: when.at + when.ms * 0.2, ms: when.ms * 1.4 })),
	]);
}

/** An attacker goes part of the way to the player it attacks, and back. */
function leap({ monster: id, defender }: Told<"attack">, timing: Timing): Promise<void> {
	const own = monster(`m${id}`);
	const to = towerOf(defender)?.getBoundingClientRect() ?? seatOf(defender);
	if (!own || !to) return Promise.resolve();
	const [dx, dy] = between(to, own.getBoundingClientRect());
	const far = Math.min(70, Math.hypot(dx, dy) / 3) / Math.max(1, Math.hypot(dx, dy)) / grownBy(own);
	const there = { translate: `${dx * far}px ${dy * far}px`, zIndex: 30, composite: "add" as const };
	const home = { translate: "0 0", composite: "add" as const };
	return act(own, [home, { ...there, offset: 0.45 }, home], timing);
}

/** A blow on what it hits, be it still there or not: it shakes, and what it lost rises from it. */
async function struck({ monster: id, n }: Told<"hurt">, { at, ms }: When): Promise<void> {
	const own = monster(`m${id}`);
	const was = lay(`m${id}`) ?? own?.getBoundingClientRect();
	const frames = ["0", "-6px", "6px", "-3px", "0"].map((x) => ({ translate: `${x} 0`, composite: "add" as const }));
	const told = rest(at).then(() => remark("attack", `−${n}`, was));
	await Promise.all([act(own, frames, { ms, delay: at, mark: true }), told]);
}

const shieldOver = (seat: number): Place => towerOf(seat)?.getBoundingClientRect() ?? seatOf(seat);

/** A stone falls from the Tower; its card is turned over in the middle, at full size. */
async function turned({ seat, card }: Told<"revealed">, { at, ms, unit }: When): Promise<void> {
	const tower = towerOf(seat);
	const [come, go] = [TIMES.come * unit, TIMES.go * unit];
	const lies = seen(".dd-turned .dd-card");
	const from = tower?.getBoundingClientRect() ?? seatOf(seat);
	const spot = { code: card, seat, word: t("dragonduel-free"), hidden: true };
	const way = { from, to: lies?.getBoundingClientRect(), at, come, stay: Math.max(0, ms - come - go), go };
	const shaken = ["0", "-6px", "6px", "-3px", "0"].map((x) => ({ translate: `${x} 0` }));
	const { gone } = showCard(spot, way);
	await Promise.all([
		gone,
		act(lies, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { ms: at + ms }),
		act(tower, shaken, { ms: time("--move"), delay: at, mark: true }),
		rest(at).then(() => remark("tower", "−1", from)),
	]);
}

/** Cards of the reader's own hand go to the discard pile. */
async function discarded(cards: string[], timing: Timing): Promise<void> {
	const pile = placeOf(".dd-below .dd-pile--discard");
	await Promise.all(cards.map((card) => depart(`hand ${card}`, ".dd-below", pile, timing)));
}

/** New cards in the hand come from the deck. */
async function drew(timing: Timing): Promise<void> {
	const deck = placeOf(".dd-below .dd-pile");
	const cards = [...document.querySelectorAll<HTMLElement>(`.dd-below ${HAND} [data-code]`)];
	const fresh = cards.filter(({ dataset }) => !lay(`hand ${dataset.code}`));
	await Promise.all(fresh.map((card) => comeFrom(card, deck, timing)));
}

/** With its sound, when its turn has come. */
async function heard(name: "card" | "score", { at }: When, motion: Promise<unknown>): Promise<void> {
	void rest(at).then(() => sound(name));
	await motion;
}
