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

/** Right of the thing, else left of it; if neither fits, above or below, wherever there is more room. */
export function beside(thing: Box, { width, height }: Size, screen: Size): { left: number; top: number } {
	const middle = within((thing.top + thing.bottom - height) / 2, height, screen.height);
	if (thing.right + GAP + width <= screen.width - EDGE) return { left: thing.right + GAP, top: middle };
	if (thing.left - GAP - width >= EDGE) return { left: thing.left - GAP - width, top: middle };
	const above = thing.top > screen.height - thing.bottom;
	const top = above ? thing.top - GAP - height : thing.bottom + GAP;
	return {
		left: within((thing.left + thing.right - width) / 2, width, screen.width),
		top: within(top, height, screen.height),
	};
}

/** For a fixed-position box: places it next to `at`, or without it in the middle of the screen. */
export function useBeside<T extends HTMLElement>(at: Element | undefined): RefObject<T | null> {
	const box = useRef<T>(null);
	useLayoutEffect(() => {
		if (!box.current) return;
		const by = grownBy(box.current);
		const screen = { width: innerWidth / by, height: innerHeight / by };
		const size = placeOf(box.current);
		const middle = { left: (screen.width - size.width) / 2, top: (screen.height - size.height) / 2 };
		const { left, top } = at?.isConnected ? beside(placeOf(at), size, screen) : middle;
		Object.assign(box.current.style, { left: `${left}px`, top: `${Math.max(EDGE, top)}px` });
	});
	return box;
}
