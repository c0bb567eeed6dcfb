// Events as sentences: who, with which card, by which of its abilities, on what.
import type { Heard } from "../../../protocol";
import type { Line } from "../../../table/layout";
import { type Phrase, rowIn } from "../../cards/phrases";
import { cardOf, isCard, listed, nameOf, textLine, type View } from "../cards/cards";
import { itemRef, monsterRef, playerRef } from "../cards/things";

const text = (event: Heard, field: string): string => String(event[field] ?? "");
const list = (event: Heard | undefined, field: string): string[] => (event?.[field] as string[] | undefined) ?? [];
const number = (event: Heard, field: string): number => Number(event[field] ?? 0);

const ICONS: Record<string, string> = {
	used: "ability",
	triggered: "ability",
	attack: "attack",
	blocked: "block",
	unblocked: "attack",
	harmless: "attack",
	hurt: "attack",
	critical: "spark",
	barrier: "block",
	warded: "block",
	paid: "spark",
	ramped: "spark",
	sparked: "spark",
	discount: "spark",
	revealed: "tower",
	burnt: "tower",
	rebuilt: "tower",
	unbuilt: "tower",
	towers: "tower",
	countered: "close",
	drew: "deck",
	dug: "deck",
	looks: "deck",
	discarded: "discard",
	left: "discard",
	readied: "ready",
	exhausted: "exhausted",
	defeated: "crown",
	over: "crown",
	"loop-stopped": "help",
};
const FLAGS: Record<string, string> = { noattack: "rooted", noblock: "reckless", stun: "exhausted", pacified: "block" };

/** Shown by the board itself, or told together with the adjacent event. */
const SILENT = new Set(["passed", "drawn", "looked", "aimed", "resolved", "duel", "end", "lots", "emptied"]);

/** Tells an event with the help of those before it. */
export class Teller {
	private active = -1;
	/** The turn's own Spark and draw are done: anything readied from now on was readied by an effect. */
	private begun = true;
	private chain = new Set<unknown>();
	/** Names of monsters and of items on the chain, by ref; and the seats of the monsters. */
	private names = new Map<string, string>();
	private seats = new Map<string, number>();
	private players: Map<string, number>;
	private aims = new Map<string, string[]>();

	constructor(
		private heard: Heard[],
		view: View,
	) {
		this.players = new Map(view.players.map(({ seat }) => [playerRef(seat), seat]));
		for (const { monsters, seat } of view.players) for (const { id, card } of monsters) this.meet(id, card, seat);
		for (const event of heard) {
			if ((event.kind === "entered" || event.kind === "left") && event.card)
				this.meet(monsterRef(event.monster), text(event, "card"), number(event, "seat"));
			if (event.item !== undefined && event.card) this.names.set(itemRef(event.item), nameOf(text(event, "card")));
			if (event.kind === "aimed") this.aims.set(text(event, "item"), list(event, "targets"));
		}
	}

	private meet(monster: string, card: string, seat: number): void {
		this.names.set(monster, nameOf(card));
		this.seats.set(monster, seat);
	}

	/** The sentence for the event at this index, or null; must be called for all events, in order. */
	lineAt(at: number): Line | null {
		const event = this.heard[at] as Heard;
		const { kind } = event;
		const answer = this.chain.size > 0 || event.seat !== this.active;
		this.follow(event);
		const key = this.keyOf(event, at);
		if (!key) return null;
		const monster = monsterRef(event.monster);
		const owner = this.seats.get(monster);
		const seat = kind === "over" ? list(event, "winners")[0] : (event.seat ?? owner);
		const aimed = this.aimsOf(event).flatMap((ref) => this.players.get(ref) ?? [])[0];
		const to = kind === "attack" ? number(event, "defender") : aimed;
		const icon = kind === "granted" ? (FLAGS[text(event, "flag")] ?? text(event, "flag")) : ICONS[key];
		return {
			key: `dragonduel-tale-${key}`,
			at,
			...(typeof seat === "number" ? { who: seat } : {}),
			...(to === undefined ? {} : { to }),
			...(icon ? { icon } : {}),
			...(kind === "turn" ? { heading: true } : {}),
			args: {
				turn: number(event, "turn"),
				n: this.amountOf(event),
				state: number(event, "exhausted") > 0 ? "exhausted" : "ready",
				tower: number(event, "tower"),
				card: event.card ? nameOf(text(event, "card")) : "",
				cards: listed(this.seenBy(event, at)) || "none",
				monster: this.names.get(monster) ?? "?",
				attacker: this.names.get(monsterRef(event.attacker)) ?? "?",
				strength: text(event, "strength"),
				targets: listed(this.targetsOf(event)) || "none",
				text: abilityOf(event) || "none",
				x: cardOf(text(event, "card")).cost_x ? String(event.x ?? 0) : "none",
				how: text(event, "how"),
				why: text(event, "why"),
				from: text(event, "from"),
				until: text(event, "until"),
				flag: text(event, "flag"),
				holds: event.holds ? "yes" : number(event, "n") ? "no" : "none",
				again: event.again ? "yes" : "no",
				answer: answer ? "yes" : "no",
			},
		};
	}

	private follow(event: Heard): void {
		const { kind, seat, item } = event;
		if (kind === "turn") {
			this.active = number(event, "seat");
			this.begun = false;
			this.chain.clear();
		} else if (kind === "drew" && seat === this.active) this.begun = true;
		else if (kind === "announced" || kind === "used") this.chain.add(item);
		else if (kind === "resolved" || kind === "countered") this.chain.delete(item);
	}

	/** The key of its sentence; null if the next or the previous one says it too. */
	private keyOf(event: Heard, at: number): string | null {
		const { kind } = event;
		const before = this.heard[at - 1];
		const after = this.heard[at + 1];
		if (SILENT.has(kind)) return null;
		if (kind === "buried") return event.why === "tower" ? "burnt" : null;
		if (kind === "spark") {
			if (!this.begun || before?.kind === "critical" || after?.kind === "barrier") return null;
			return number(event, "deck") < 0 ? "ramped" : number(event, "ready") > 0 ? "sparked" : "paid";
		}
		if (kind === "readied") return this.begun ? kind : null;
		if (kind === "exhausted" && before) {
			const own = before.monster === event.monster && ["attack", "blocked"].includes(before.kind);
			return own || this.heard.slice(0, at).findLast((one) => one.kind === "used")?.monster === event.monster
				? null
				: kind;
		}
		if (kind === "strength" && this.heard[at - 2]?.kind === "critical" && before?.kind === "spark") return null;
		return kind;
	}

	private amountOf(event: Heard): string | number {
		const n = number(event, "n");
		if (event.kind === "strength") return n >= 0 ? `+${n}` : `−${-n}`;
		if (event.kind === "hurt" || event.kind === "barrier" || event.kind === "warded") return String(n);
		if (event.kind !== "spark") return n;
		const { deck, ready } = { deck: number(event, "deck"), ready: number(event, "ready") };
		return Math.abs(deck || ready);
	}

	/** The cards drawn or looked at, if this seat saw them. */
	private seenBy(event: Heard, at: number): string[] {
		const after = this.heard[at + 1];
		const seen = { drew: "drawn", unbuilt: "drawn", looks: "looked" }[event.kind];
		return seen && after?.kind === seen && after.seat === event.seat ? list(after, "cards").map(nameOf) : [];
	}

	private aimsOf(event: Heard): string[] {
		return event.kind === "announced" || event.kind === "used" ? (this.aims.get(text(event, "item")) ?? []) : [];
	}

	/** Its targets except players, whose names the table knows. */
	private targetsOf(event: Heard): string[] {
		return this.aimsOf(event).flatMap((ref) => {
			if (this.players.has(ref)) return [];
			return this.names.get(ref) ?? (isCard(ref) ? nameOf(ref) : "?");
		});
	}
}

const inner = (phrase: Phrase): Phrase =>
	phrase.key === "dragonduel-text-once" ? (rowIn(phrase, "do")[0] ?? phrase) : phrase;

/** The card's text for the ability that acts, or for the one chosen of several. */
function abilityOf(event: Heard): string {
	const { text: lines } = cardOf(text(event, "card"));
	if (event.kind === "triggered") {
		const says = (line: Phrase) => inner(line).key.startsWith(`dragonduel-text-on-${text(event, "event")}`);
		return textLine(lines.find(says));
	}
	if (event.kind === "used") {
		const activated = lines.filter((line) => inner(line).key === "dragonduel-text-activated");
		return textLine(activated[number(event, "ability") - 1]);
	}
	const chooses = event.kind === "announced" && lines[0]?.key === "dragonduel-text-choose";
	return chooses ? textLine(lines[number(event, "mode")]) : "";
}
