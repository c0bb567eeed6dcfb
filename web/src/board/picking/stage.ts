// Picking by keys and gestures on the whole stage, bound once by the stage: arrows walk through the lit things, 1-9
// pick one, Enter gives the chosen answer; Escape or a click elsewhere drops it. Things are found by `data-ref`.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useKeys } from "../keys";
import type { Picking } from ".";

const STAGE = ".stage";
/** Inside these, arrow keys move from place to place, lit or not. */
export const OWN_ARROWS = "[role=grid], .fan";
/** A click on one of these is not a click elsewhere. */
const BUSY = "button, a, input, select, label, summary, [data-ref], [role=gridcell], .ask, .zoom, .why, dialog";

export function usePickingStage(picking: Picking): void {
	const latest = useRef(picking);
	latest.current = picking;
	useKeys((key) => {
		if (key === "ArrowRight" || key === "ArrowDown") return walk(1);
		if (key === "ArrowLeft" || key === "ArrowUp") return walk(-1);
		if (key === "Escape") return leave(picking);
		if (key === "Enter") return !document.activeElement?.closest("button, a, [role=gridcell]") && picking.confirm();
		return /^[1-9]$/.test(key) && picking.live && number(picking, Number(key));
	});
	useEffect(() => {
		let stop: (() => void) | null = null;
		let gone = false;
		// not in the first load, but there for the first drag and the first answer by key
		const load = async (event?: Event) => {
			const { startLater } = await import("./later");
			if (!gone) stop ??= startLater(latest, event);
		};
		const soon = setTimeout(load, 4000);
		addEventListener("pointerdown", load, { once: true });
		addEventListener("keydown", load, { once: true });
		return () => {
			gone = true;
			clearTimeout(soon);
			removeEventListener("pointerdown", load);
			removeEventListener("keydown", load);
			stop?.();
		};
	}, []);
	useLayoutEffect(() => {
		const click = (event: MouseEvent) => {
			const at = event.target as Element;
			if (at.closest(STAGE) && !at.closest(BUSY) && latest.current.shown) leave(latest.current);
		};
		addEventListener("click", click);
		return () => removeEventListener("click", click);
	}, []);
}

function leave(picking: Picking): boolean {
	picking.hide();
	const used = picking.refs.length > 0 || picking.answer !== null;
	if (used) picking.clear();
	return used;
}

/** Moves the focus among the things that can be picked. */
function walk(by: number): boolean {
	const lit = litNow();
	if (!lit.length || document.activeElement?.closest(OWN_ARROWS)) return false;
	const at = lit.indexOf(document.activeElement as HTMLElement);
	const next = at < 0 ? (by > 0 ? 0 : lit.length - 1) : (at + by + lit.length) % lit.length;
	lit[next]?.focus();
	return true;
}

/**
 * Presses the question's button with this key (`data-key`), or picks the nth lit thing in the order of the page; things
 * with a key of their own are not counted.
 */
function number(picking: Picking, nth: number): boolean {
	const own = document.querySelector<HTMLButtonElement>(`.ask button[data-key="${nth}"]:enabled`);
	if (own) {
		own.click();
		return true;
	}
	const counted = litNow().filter((thing) => !thing.dataset.key);
	const lit = new Map(counted.map((thing) => [thing.dataset.ref ?? "", thing]));
	const [ref, thing] = [...lit][nth - 1] ?? [];
	if (ref === undefined || !thing) return false;
	thing.focus({ preventScroll: true });
	picking.click(ref, thing);
	return true;
}

/** The visible things that can be picked. */
const litNow = (): HTMLElement[] =>
	[...document.querySelectorAll<HTMLElement>(`${STAGE} [data-ref][data-legal="true"]`)].filter(
		(thing) => thing.getClientRects().length > 0,
	);
