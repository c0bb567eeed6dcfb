// A table grows with the screen by CSS zoom (`--grow` in the tokens): positions are measured in screen pixels, but
// styles written to its elements count in the table's own pixels.

/** How many screen pixels one pixel of this element's style covers. */
export const grownBy = (thing: Element): number => thing.currentCSSZoom || 1;

/** Where an element is, in the pixels of the table it belongs to. */
export function placeOf(thing: Element): DOMRect {
	const { x, y, width, height } = thing.getBoundingClientRect();
	const by = grownBy(thing);
	return new DOMRect(x / by, y / by, width / by, height / by);
}
