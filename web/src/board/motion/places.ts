// Where things were before the view changed: they start from there, and removed things leave from there.
import { still } from "../../state/settings";
import { move, type Timing, time } from "../animate";
import { grownBy } from "../grown";
import { between, EASE, type Place } from "./travel";

interface Lay {
	rect: DOMRect;
	thing: HTMLElement;
	width: number;
	height: number;
}
let before = new Map<string, Lay>();

/** Stores the place of every match under its name; the first visible one counts. */
export function remember(selector: string, nameOf: (thing: HTMLElement) => string | undefined): void {
	before = new Map();
	if (still()) return;
	for (const thing of document.querySelectorAll<HTMLElement>(selector)) {
		const name = nameOf(thing);
		if (!name || before.has(name) || !thing.getClientRects().length) continue;
		const { offsetWidth: width, offsetHeight: height } = thing;
		before.set(name, { rect: thing.getBoundingClientRect(), thing, width, height });
	}
}

export const lay = (name: string): Place => before.get(name)?.rect;

/** A thing no longer in the page travels from its old place to this one, as a copy inside `into`, which styles it. */
export async function depart(name: string, into: string, to: Place, timing?: Timing): Promise<void> {
	const was = before.get(name);
	const room = document.querySelector(into);
	const ms = timing?.ms ?? time("--move");
	if (!was || !room || !to || ms <= 0) return;
	const copy = copyOf(was);
	room.append(copy);
	const zoom = grownBy(copy);
	// fixed things may be positioned relative to a part of the page: measure from wherever that begins
	const [ax, ay] = between(was.rect, copy.getBoundingClientRect());
	const [bx, by] = between(to, copy.getBoundingClientRect());
	const frames = [
		{ translate: `${ax / zoom}px ${ay / zoom}px`, opacity: 1 },
		{ translate: `${bx / zoom}px ${by / zoom}px`, scale: ".4", opacity: 0.1, filter: "grayscale(.8)" },
	];
	await move(copy, frames, { easing: EASE.travel, ...timing, ms });
	copy.remove();
}

function copyOf({ thing, width, height }: Lay): HTMLElement {
	const copy = thing.cloneNode(true) as HTMLElement;
	for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("[data-ref], [data-testid], [id]")]) {
		part.removeAttribute("id");
		for (const name of ["ref", "testid", "legal"]) delete part.dataset[name];
	}
	copy.setAttribute("aria-hidden", "true");
	copy.tabIndex = -1;
	copy.classList.add("flying");
	Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
	copy.style.setProperty("--w", `${width}px`);
	return copy;
}
