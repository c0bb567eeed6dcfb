// Animation of what happened: things move from their real place to their real place. A click finishes any
// animation, and none of it changes the state: the view is already up to date when it begins.
import { still } from "../settings";
import { grownBy } from "./grown";

const running = new Set<Animation>();
const waiting = new Set<() => void>();

/** A duration from the CSS tokens, so that the speed setting and reduced motion apply everywhere. */
export function time(token: "--quick" | "--step" | "--move" | "--show"): number {
	return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0;
}

export const placeOf = (selector: string): DOMRect | null =>
	document.querySelector(selector)?.getBoundingClientRect() ?? null;

/** Waits, unless a click cuts it short. */
export function rest(ms: number): Promise<void> {
	if (ms <= 0 || document.hidden) return Promise.resolve();
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			waiting.delete(done);
			resolve();
		};
		const timer = setTimeout(done, ms);
		waiting.add(done);
	});
}

export function finishMotion(): void {
	for (const motion of [...running]) motion.finish();
	for (const done of [...waiting]) done();
}

// a hidden page paints nothing, so no animation would end
document.addEventListener("visibilitychange", () => document.hidden && finishMotion());

export function move(thing: Element, frames: Keyframe[], ms: number, easing: string): Promise<void> {
	if (ms <= 0 || still()) return Promise.resolve();
	const motion = thing.animate(frames, { duration: ms, easing, fill: "both" });
	running.add(motion);
	return motion.finished.then(
		() => settle(motion),
		() => settle(motion),
	);
}

function settle(motion: Animation): void {
	running.delete(motion);
	motion.cancel(); // leave no trace: the element already is in its place
}

const EASE = {
	out: "cubic-bezier(.2, .8, .2, 1)",
	land: "cubic-bezier(.3, 1.2, .5, 1)",
	travel: "cubic-bezier(.6, 0, .3, 1)",
};

/** From somewhere else to where it lies now, in a low arc. */
export function comeFrom(thing: Element, from: DOMRect | null, ms: number): Promise<void> {
	if (!from) return Promise.resolve();
	const to = thing.getBoundingClientRect();
	const [dx, dy] = between(thing, from, to);
	const scale = to.width ? Math.min(1.2, Math.max(0.3, from.width / to.width)) : 1;
	const frames = [
		{ translate: `${dx}px ${dy}px`, scale: `${scale}`, opacity: scale < 0.6 ? 0.2 : 1 },
		{ translate: `${dx * 0.45}px ${dy * 0.45 - 24}px`, opacity: 1, offset: 0.55 },
		{ translate: "0 0", scale: "1" },
	];
	return move(thing, frames, ms, EASE.land);
}

/** From where it lies to somewhere else, getting small: cards gathered by a winner. */
export function goTo(thing: Element, to: DOMRect | null, ms: number): Promise<void> {
	if (!to) return Promise.resolve();
	const [dx, dy] = between(thing, to, thing.getBoundingClientRect());
	const frames = [
		{ translate: "0 0", scale: "1", opacity: 1 },
		{ translate: `${dx}px ${dy}px`, scale: ".35", opacity: 0.2 },
	];
	return move(thing, frames, ms, EASE.travel);
}

export const appear = (thing: Element, ms: number): Promise<void> =>
	move(
		thing,
		[
			{ opacity: 0, translate: "0 16px" },
			{ opacity: 1, translate: "0 0" },
		],
		ms,
		EASE.out,
	);

/** How far the one place is from the other, in the pixels that the thing's style counts in. */
function between(thing: Element, a: DOMRect, b: DOMRect): [number, number] {
	const by = grownBy(thing);
	return [(a.x + a.width / 2 - b.x - b.width / 2) / by, (a.y + a.height / 2 - b.y - b.height / 2) / by];
}
