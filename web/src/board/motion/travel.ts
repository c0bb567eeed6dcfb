// Things travel from their real place to their real place.
import { still } from "../../state/settings";
import { move, type Timing, time } from "../animate";
import { grownBy } from "../grown";

export const EASE = {
	out: "cubic-bezier(.2, .8, .2, 1)",
	land: "cubic-bezier(.3, 1.2, .5, 1)",
	travel: "cubic-bezier(.6, 0, .3, 1)",
};
export type Place = DOMRect | null | undefined;

const ARC = 24; // px a thing rises on its way

/**
 * The first visible match: a table has the same thing in several places, of which a small screen shows one. Undefined
 * when motion is off: measuring would force a layout of the page at every update.
 */
export function seen(selector: string): HTMLElement | undefined {
	if (still()) return undefined;
	return [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0);
}
export const placeOf = (selector: string): Place => seen(selector)?.getBoundingClientRect();

/** The vector from the centre of `b` to that of `a`. */
export function between(a: DOMRect, b: DOMRect): [dx: number, dy: number] {
	return [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
}

const usual = (): Timing => ({ ms: time("--move") });
const NEAR = 3; // px: closer than this it has not moved

/** Travels from another place to its own, in a low arc. */
export function comeFrom(thing: Element | undefined, from: Place, timing = usual()): Promise<void> {
	if (!thing || !from) return Promise.resolve();
	const to = thing.getBoundingClientRect();
	const zoom = grownBy(thing);
	const [dx, dy] = between(from, to).map((way) => way / zoom) as [number, number];
	if (Math.hypot(dx, dy) < NEAR) return Promise.resolve();
	const scale = scaleOf(from, to);
	const rise = Math.min(ARC, Math.hypot(dx, dy) / 4);
	const frames = [
		{ translate: `${dx}px ${dy}px`, scale: `${scale}`, opacity: scale < 0.6 ? 0.3 : 1, zIndex: 30 },
		{ translate: `${dx * 0.45}px ${dy * 0.45 - rise}px`, opacity: 1, offset: 0.55, zIndex: 30 },
		{ translate: "0 0", scale: "1", opacity: 1, zIndex: 30 },
	];
	return move(thing, frames, { easing: EASE.land, ...timing });
}

/** As large as the thing it comes from, if they have the same shape; out of a seat or a pile it comes small. */
function scaleOf(from: DOMRect, to: DOMRect): number {
	if (!to.width || !to.height || !from.height) return 1;
	const form = from.width / from.height / (to.width / to.height);
	return form > 0.7 && form < 1.4 ? Math.min(1.5, Math.max(0.3, from.width / to.width)) : 0.5;
}

/** Travels from its place to another while it shrinks: cards gathered by a winner. */
export function goTo(thing: Element, to: Place, timing = usual()): Promise<void> {
	if (!to) return Promise.resolve();
	const zoom = grownBy(thing);
	const [dx, dy] = between(to, thing.getBoundingClientRect());
	const frames = [
		{ translate: "0 0", scale: "1", opacity: 1 },
		{ translate: `${dx / zoom}px ${dy / zoom}px`, scale: ".35", opacity: 0.2 },
	];
	return move(thing, frames, { easing: EASE.travel, ...timing });
}

export const appear = (thing: Element, timing = usual()): Promise<void> =>
	move(
		thing,
		[
			{ opacity: 0, translate: "0 16px" },
			{ opacity: 1, translate: "0 0" },
		],
		{ easing: EASE.out, ...timing },
	);

/** Hit: a short shake, once. */
export const shake = (thing: Element | undefined, timing = usual()): Promise<void> =>
	act(
		thing,
		["0", "-6px", "6px", "-3px", "0"].map((x) => ({ translate: `${x} 0` })),
		{ ...timing, mark: true },
	);

/** Marks a figure that has changed. */
export const tick = (thing: Element | undefined, delay = 0): Promise<void> =>
	act(thing, [{ scale: "1" }, { scale: "1.3" }, { scale: "1" }], { ms: time("--step"), delay, mark: true });

export const act = (thing: Element | undefined, frames: Keyframe[], timing = usual()): Promise<void> =>
	thing ? move(thing, frames, { easing: EASE.out, ...timing }) : Promise.resolve();

/** The next frame, when the new view is in the page but not yet painted. */
export const drawn = async (): Promise<void> =>
	still()
		? undefined
		: new Promise((resolve) => {
				const late = setTimeout(resolve, 100); // a hidden page has no frames
				requestAnimationFrame(() => {
					clearTimeout(late);
					resolve();
				});
			});
