// What one update shows, act by act: who is lit, whom it is about, and when each act begins. Made from the events alone,
// so that a look back shows the same.
import type { Event } from "../table/story";

type Told<K extends Event["kind"]> = Extract<Event, { kind: K }>;
type Shown<K extends Event["kind"]> = { kind: K; event: Told<K> };

/** A card in the middle: `stays` if it was announced before, `counter` if it is struck through. */
export interface Lit {
	kind: "lit";
	part: "announced" | "resolves" | "countered";
	item: string;
	card: string;
	seat: number;
	/** The monster whose ability it is. */
	monster?: string;
	/** Where it comes from: a hand, a discard pile, a Tower. */
	origin: string;
	/** Refs of monsters, players and things on the chain. */
	aims: string[];
}
/** An ability that goes off by itself: its monster, and what it does something to. */
export interface Pulse {
	kind: "pulse";
	monster: string;
	seat: number;
	aims: string[];
}
export type Act =
	| Lit
	| Pulse
	| Shown<"attack">
	| Shown<"barrier">
	| Shown<"revealed">
	| Shown<"hurt">
	| Shown<"left">
	| Shown<"entered">
	| Shown<"drew">
	| Shown<"discarded">;

/** When an act begins, how long it takes, in units of the speed that is set. */
export interface Cue {
	act: Act;
	at: number;
	ms: number;
}

const PLAIN = new Set<string>(["attack", "barrier", "revealed", "hurt", "left", "entered", "drew", "discarded"]);
const seatRef = (seat: number): string => `p${seat}`;

/** What an event does something to, as a ref; a cost is paid, not done. */
function aimOf(event: Event): string | null {
	if ("why" in event && (event.why === "cost" || event.why === "turn")) return null;
	if (event.kind === "countered") return `c${event.item}`;
	if (event.kind === "entered" || event.kind === "triggered" || event.kind === "buried") return null;
	if ("monster" in event) return `m${event.monster}`;
	return "seat" in event && event.kind !== "conjured" ? seatRef(event.seat) : null;
}

/** Everything that has this cause, each once. */
function doneBy(events: Event[], cause: string): string[] {
	const done = events.flatMap((event) => ("cause" in event && event.cause === cause ? (aimOf(event) ?? []) : []));
	return [...new Set(done)];
}

const aimedAt = (events: Event[], item: number): string[] =>
	events.flatMap((event) => (event.kind === "aimed" && event.item === item ? event.targets : []));

/** A monster that comes into play at once needs no place in the middle of the reader's own table. */
const shownSoon = (events: Event[], item: number, card: string): boolean =>
	events.some((event) => event.kind === "entered" && event.cause === `c${item}` && event.card === card);

export function actsOf(events: Event[], own: number | null): Act[] {
	return events.flatMap((event): Act | Act[] => {
		switch (event.kind) {
			case "announced":
			case "used": {
				if (event.seat === own && shownSoon(events, event.item, event.card)) return [];
				const item = `c${event.item}`;
				const aims = [...new Set([...aimedAt(events, event.item), ...doneBy(events, item)])];
				const from =
					event.kind === "used" ? { monster: `m${event.monster}`, origin: "field" } : { origin: event.origin };
				const { card, seat } = event;
				return { kind: "lit", part: "announced", item, card, seat, aims, ...from };
			}
			case "resolves":
			case "countered": {
				const { item: n, card, seat } = event;
				const told = (other: Event) => "item" in other && other.item === n && /announced|used/.test(other.kind);
				const before = events.some(told);
				if (event.kind === "resolves" && (before || shownSoon(events, n, card))) return [];
				const aims = event.kind === "resolves" ? doneBy(events, `c${n}`) : [];
				return { kind: "lit", part: event.kind, item: `c${n}`, card, seat, origin: "chain", aims };
			}
			case "triggered": {
				const aims = doneBy(events, `n${event.monster}-${event.line}`);
				return { kind: "pulse", monster: `m${event.monster}`, seat: event.seat, aims };
			}
			default:
				return PLAIN.has(event.kind) ? ({ kind: event.kind, event } as Act) : [];
		}
	});
}

/** How long a card is read in the middle. */
const READ = { announced: 720, resolves: 480, countered: 640 };
const OWN = 220; // the reader knows the card
const COME = 280;
const GO = 240;
/** Everything else, and how much of it is over when the next act begins. */
const LENGTH: Record<Exclude<Act["kind"], "lit">, [ms: number, until: number]> = {
	pulse: [520, 420],
	attack: [470, 360],
	barrier: [760, 620],
	revealed: [1150, 900],
	hurt: [520, 420],
	left: [420, 300],
	entered: [360, 180],
	drew: [360, 120],
	discarded: [360, 180],
};
const MOST = 2600; // for all that happens in one update

export const TIMES = { come: COME, go: GO };

/** Act after act; what would take too long altogether goes faster. */
export function cuesOf(acts: Act[], own: number | null): Cue[] {
	let at = 0;
	const cues = acts.map((act): Cue => {
		const read = act.kind === "lit" ? (act.seat === own ? OWN : READ[act.part]) : 0;
		const [ms, until] = act.kind === "lit" ? [COME + read + GO, COME + read] : LENGTH[act.kind];
		const cue = { act, at, ms };
		at += until;
		return cue;
	});
	const faster = Math.min(1, MOST / Math.max(1, at));
	return cues.map(({ act, at: when, ms }) => ({ act, at: when * faster, ms: ms * faster }));
}
