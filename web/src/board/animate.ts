// Running animations and waits, kept so that a click can finish them. None of them changes the state: the view is
// already up to date when an animation begins.
import { settings, still } from "../state/settings";

/** Every running animation; true if the thing travels, false if it only marks that something is done. */
const running = new Map<Animation, boolean>();
const waiting = new Set<() => void>();

/** A CSS time in ms. A minifier writes `360ms` as `.36s`. */
export function milliseconds(text: string): number {
	const value = Number.parseFloat(text) || 0;
	return /[\d.]s\s*$/.test(text) ? value * 1000 : value;
}

let haste = 1;
/** From now on all durations are multiplied by this factor. */
export function hurry(by: number): void {
	haste = by;
}

/** A duration from the CSS tokens, so that the speed setting and reduced motion apply everywhere. */
export const time = (token: "--quick" | "--step" | "--move" | "--show"): number =>
	still() ? 0 : milliseconds(getComputedStyle(document.documentElement).getPropertyValue(token)) * haste;

const SPEEDS = { slow: 2, normal: 1, fast: 0.5, none: 1 };
/** How much longer than usual something stays to be read: by the same factor as motion is slower. */
export const slowness = (): number => SPEEDS[settings.get().motion] ?? 1;

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

/** Finishes everything that runs; true if something was still travelling. */
export function finishMotion(): boolean {
	const moved = [...running.values()].includes(true);
	for (const motion of [...running.keys()]) motion.finish();
	for (const done of [...waiting]) done();
	return moved;
}

// a hidden page paints nothing, so no animation would end
document.addEventListener("visibilitychange", () => document.hidden && finishMotion());

export interface Timing {
	ms: number;
	easing?: string;
	delay?: number;
	/** It only marks something that is done: a press in the meantime is not meant to stop it. */
	mark?: boolean;
}
/** Animates an element without lasting effect: it already is in its place. */
export async function move(thing: Element, frames: Keyframe[], timing: Timing): Promise<void> {
	const { ms, easing, delay = 0, mark = false } = timing;
	if (ms <= 0 || still() || document.hidden) return;
	const motion = thing.animate(frames, { duration: ms, easing: easing ?? "ease-out", delay, fill: "both" });
	running.set(motion, !mark);
	await motion.finished.catch(() => undefined);
	running.delete(motion);
	motion.cancel();
}
