// Public arithmetic for the preview: what the centre, the trump and the trick would look like after a play. The
// server alone decides; this only says beforehand what everybody could work out from the open table.
import { type Card, type Colour, cardOf, type Laid, other, type View } from "./cards";

export type Centre = readonly [red: number, blue: number];

export interface Outcome {
	centre: Centre;
	trump: Colour | null;
	low: boolean;
	/** The seat whose card would take the trick as it would lie. */
	best: number;
	/** Whether the trick would be complete, so that `best` is final. */
	final: boolean;
}

export const trumpOf = ([red, blue]: Centre): Colour | null => (red > blue ? "R" : blue > red ? "B" : null);

export function takeCoin([red, blue]: Centre, colour: Colour): Centre {
	return colour === "R" ? [red - 1, blue] : [red, blue - 1];
}

/** Contenders are the cards lying in the trump colour, or else those of the led suit; the later one wins ties. */
export function bestOf(table: Laid[], trump: Colour | null, low: boolean): number {
	const lead = table[0];
	if (!lead) throw new Error("An empty trick has no best card.");
	const led = cardOf(lead.card).suit;
	const trumps = table.filter((laid) => laid.lies === trump);
	const contenders = trumps.length ? trumps : table.filter((laid) => cardOf(laid.card).suit === led);
	const strength = (laid: Laid) => cardOf(laid.card).number * (low ? -1 : 1);
	return contenders.reduce((best, laid) => (strength(laid) >= strength(best) ? laid : best)).seat;
}

export function lowWins(highlow: boolean, lead: Laid | undefined): boolean {
	return highlow && lead?.lies === "B";
}

type Open = Pick<View, "centre" | "table" | "highlow" | "seats">;

export function outcomeOf(view: Open, seat: number, code: string, coin: boolean): Outcome {
	const card: Card = cardOf(code);
	const lies = coin ? other(card.colour) : card.colour;
	const before: Centre = [view.centre[0] ?? 0, view.centre[1] ?? 0];
	const centre = coin ? takeCoin(before, lies) : before;
	const table = [...view.table, { seat, card: code, coin, lies }];
	const low = lowWins(view.highlow, table[0]);
	const trump = trumpOf(centre);
	return { centre, trump, low, best: bestOf(table, trump, low), final: table.length === view.seats };
}
