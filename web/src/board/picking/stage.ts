// Picking by keys and by gestures on the whole stage, bound once by the stage: arrows walk through what is lit, 1-9
// pick it, Enter gives the chosen answer; Escape or a click elsewhere lets go of it. Things are found by `data-ref`.
import { useLayoutEffect, useRef } from "preact/hooks";
import { useKeys } from "../keys";
import { useDragging } from "./drag";
import type { Picking } from "./index";

const STAGE = ".stage";
/** A click on one of these means something else than leaving. */
const BUSY = "button, a, input, select, label, summary, [data-ref], [role=gridcell], .ask, .zoom, .why, dialog";

export function usePickingStage(picking: Picking): void {
	const latest = useRef(picking);
	latest.current = picking;
	useDragging(latest);
	useKeys((key) => {
		if (key === "ArrowRight" || key === "ArrowDown") return walk(1);
		if (key === "ArrowLeft" || key === "ArrowUp") return walk(-1);
		if (key === "Escape") return leave(picking);
		if (key === "Enter") return !document.activeElement?.closest("button, a, [role=gridcell]") && picking.confirm();
		return /^[1-9]$/.test(key) && picking.live && number(picking, Number(key));
	});
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
	const lit = [...document.querySelectorAll<HTMLElement>(`${STAGE} [data-ref][data-legal="true"]`)].filter(seen);
	if (!lit.length) return false;
	const at = lit.indexOf(document.activeElement as HTMLElement);
	const next = at < 0 ? (by > 0 ? 0 : lit.length - 1) : (at + by + lit.length) % lit.length;
	lit[next]?.focus();
	return true;
}

/** Picks the nth of what is lit. */
function number(picking: Picking, nth: number): boolean {
	const ref = [...picking.lit][nth - 1];
	const thing = ref === undefined ? undefined : thingsOf(ref).find(seen);
	if (ref === undefined || !thing) return false;
	thing.focus({ preventScroll: true });
	picking.click(ref, thing);
	return true;
}

const thingsOf = (ref: string): HTMLElement[] => [
	...document.querySelectorAll<HTMLElement>(`${STAGE} [data-ref="${CSS.escape(ref)}"]`),
];
const seen = (thing: Element): boolean => thing.getClientRects().length > 0;
