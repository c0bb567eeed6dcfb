// What lies on the board of a chapter: finds things by what titles call them, and where they are on the screen.

const quoted = (text: string): string => JSON.stringify(text);

/** A thing by its ref, or a place by its name. */
export function thingOn(board: Element | null, name: string): Element | null {
	return board?.querySelector(`[data-ref=${quoted(name)}], [data-place=${quoted(name)}]`) ?? null;
}

/** What a title calls the thing that was pointed at. */
export function nameAt(target: EventTarget | null): string {
	const thing = (target as Element | null)?.closest?.("[data-ref], [data-place]");
	return thing?.getAttribute("data-ref") || thing?.getAttribute("data-place") || "";
}

/** A thing in words: as a voice reads it, shortened. */
export function spokenName(board: Element | null, name: string): string {
	const thing = thingOn(board, name);
	const words = thing?.getAttribute("aria-label") || thing?.getAttribute("title") || thing?.textContent || "";
	const first = words.split(/[,.:;·]/)[0]?.trim() ?? "";
	return first && first.length <= 40 ? first : name;
}

/** Everything on the board that can be marked, once each. */
export function thingsOn(board: Element | null): string[] {
	const all = [...(board?.querySelectorAll("[data-ref]") ?? [])].map((each) => each.getAttribute("data-ref") ?? "");
	return [...new Set(all)].filter(Boolean);
}

export interface Spot {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Where a thing is, in the coordinates of what is drawn over the board, however both are scaled. */
export function spotOf(sheet: SVGElement, thing: Element): Spot | null {
	const own = sheet.getBoundingClientRect();
	const rect = thing.getBoundingClientRect();
	if (!own.width || !rect.width) return null;
	const scale = sheet.clientWidth ? sheet.clientWidth / own.width : 1;
	return {
		x: (rect.left - own.left + rect.width / 2) * scale,
		y: (rect.top - own.top + rect.height / 2) * scale,
		width: rect.width * scale,
		height: rect.height * scale,
	};
}
