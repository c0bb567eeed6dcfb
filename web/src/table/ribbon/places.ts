// Where on the table the story's names are: things and places by their refs, seats wherever they are shown.
import type { Pictures } from "./pictures";

/** The seat whose place a name is, as `hand-1`: cards, slots and spaces have numbers of their own. */
export const seatIn = (name: string): string => /^(?!space-)[a-z][a-z-]*-(\d)$/.exec(name)?.[1] ?? "";

/** Something that can be seen and is not part of the ribbon. */
function seen(selector: string): Element | null {
	const all = [...document.querySelectorAll(selector)].filter((thing) => !thing.closest(".ribbon"));
	return all.find((thing) => thing.checkVisibility({ visibilityProperty: true })) ?? null;
}

/** The element with a name of the story; null if it is not on the table now. */
export function elementOf(name: string, { at }: Pick<Pictures, "at">): Element | null {
	if (!name) return null;
	const own = at?.(name);
	const thing = CSS.escape(name);
	const seat = seatIn(name);
	return (
		(own && seen(own)) ||
		seen(`.stage [data-ref="${thing}"], .stage [data-place="${thing}"]`) ||
		(seat ? seen(`[data-seat="${seat}"], [data-ref="seat:${seat}"]`) : null)
	);
}
