// Where to put a box with details about a thing on the table: right next to it, so that the eye need not search.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { grownBy, placeOf } from "../grown";

const GAP = 12;
const EDGE = 8;

interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}
interface Size {
	width: number;
	height: number;
}

const within = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** How much of a box lies on another. */
function shared(a: Box, b: Box): number {
	const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * Right of the thing, else left of it; if neither fits, above or below, wherever there is more room, or at the far edge.
 * Of these the first that covers nothing of what should stay `clear`, else the one that covers least.
 */
export function beside(
	thing: Box,
	{ width, height }: Size,
	screen: Size,
	clear: { box: Box; weighs: number }[] = [],
): { left: number; top: number } {
	const middle = within((thing.top + thing.bottom - height) / 2, height, screen.height);
	const across = within((thing.left + thing.right - width) / 2, width, screen.width);
	const above = thing.top > screen.height - thing.bottom;
	const [over, under] = [thing.top - GAP - height, thing.bottom + GAP];
	const places = [
		...(thing.right + GAP + width <= screen.width - EDGE ? [{ left: thing.right + GAP, top: middle }] : []),
		...(thing.left - GAP - width >= EDGE ? [{ left: thing.left - GAP - width, top: middle }] : []),
		...(above ? [over, under, EDGE] : [under, over, screen.height]).map((top) => ({
			left: across,
			top: within(top, height, screen.height),
		})),
	];
	const covered = ({ left, top }: { left: number; top: number }) => {
		const box = { left, top, right: left + width, bottom: top + height };
		return clear.reduce((sum, { box: other, weighs }) => sum + weighs * shared(box, other), 0);
	};
	return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** What is compared or chosen now: the question, and everything that can be picked. */
const ASKED = '.ask, [data-legal="true"]';
/** How much more the question matters than one of many things. */
const QUESTION = 100;
const column = () => document.querySelector(".rail");
/** From here on a window has a column beside the table. */
const BESIDE = "(width > 1100px)";

/**
 * For a fixed-position box: in the column beside the table, over the story, where it covers nothing that is played with;
 * without one, next to `at`; without that, in the middle of the screen.
 */
export function useBeside<T extends HTMLElement>(at: Element | undefined): RefObject<T | null> {
	const box = useRef<T>(null);
	useLayoutEffect(() => {
		if (!box.current) return;
		const by = grownBy(box.current);
		const screen = { width: innerWidth / by, height: innerHeight / by };
		const rail = matchMedia(BESIDE).matches ? column() : null;
		const panel = rail?.querySelector(".panel");
		if (rail && panel && at?.isConnected && !panel.contains(at)) {
			const { left, width } = placeOf(rail);
			box.current.style.setProperty("--glass", `${width - 2 * EDGE}px`);
			const size = placeOf(box.current);
			const top = within(placeOf(panel).top + EDGE, size.height, screen.height);
			Object.assign(box.current.style, {
				left: `${left + (width - size.width) / 2}px`,
				top: `${Math.max(EDGE, top)}px`,
			});
			return;
		}
		const size = placeOf(box.current);
		const middle = { left: (screen.width - size.width) / 2, top: (screen.height - size.height) / 2 };
		const asked = at?.isConnected ? [...document.querySelectorAll(ASKED)] : [];
		const clear = asked
			.filter((each) => each !== at && each.getClientRects().length)
			.map((each) => ({ box: placeOf(each), weighs: each.matches(".ask") ? QUESTION : 1 }));
		const { left, top } = at?.isConnected ? beside(placeOf(at), size, screen, clear) : middle;
		Object.assign(box.current.style, { left: `${left}px`, top: `${Math.max(EDGE, top)}px` });
	});
	return box;
}
