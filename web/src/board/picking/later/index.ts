// The parts of picking that are loaded with the first key or press, to keep the first load small.

import type { Picking } from "..";
import { startDragging } from "./drag";
import { keepFocus } from "./keep";
import { startWaiting } from "./wait";

/** `first` is the event that loaded this module. Returns a function that stops dragging and waiting. */
export function startLater(latest: { current: Picking }, first?: Event): () => void {
	keepFocus(first);
	const stops = [startDragging(latest, first instanceof PointerEvent ? first : undefined), startWaiting(latest)];
	return () => {
		for (const stop of stops) stop();
	};
}
