// The card that is read at full size, and whether it is still in its place.
import type { View } from "./cards";
import { cardsOn, NEWCOMER } from "./things";

export interface Looked {
	code: string;
	/** The thing on the table, and the element it was opened from; a card in a list has neither. */
	thing?: string | undefined;
	at?: Element;
	stay: boolean;
}
export function lookedAt(code: string, thing: string | undefined, at: Element, stay: boolean): Looked {
	return { code, thing, at, stay };
}

/** Whether the zoomed card is still in its place. */
export function stillThere(view: View, { code, thing, at, stay }: Looked): boolean {
	const inPage = at?.isConnected ?? true;
	if (!stay && !inPage) return false; // nobody points at it any more
	if (thing === undefined) return inPage;
	const cards = cardsOn(view);
	return cards.has(thing) && (thing !== NEWCOMER || cards.get(thing) === code);
}
