// A table grows with the screen by CSS zoom (`--grow` in the tokens): places on the screen are measured in the screen's
// pixels, but what is written into the style of a thing there counts in the table's own.

/** How many of the screen's pixels one pixel of this element's style has. */
export const grownBy = (thing: Element): number => thing.currentCSSZoom || 1;

/** Where an element is, in the pixels of the table that it is part of. */
export function placeOf(thing: Element): DOMRect {
	const { x, y, width, height } = thing.getBoundingClientRect();
	const by = grownBy(thing);
	return new DOMRect(x / by, y / by, width / by, height / by);
}
