// The parts of picking that are loaded with the first key or press, to keep the first load small.

import type { Picker } from "../picks";
import { startDragging } from "./drag";
import { keepFocus } from "./keep";

/** `first` is the event that loaded this module. Returns a function that stops dragging. */
export function startLater(latest: { current: Picker }, first?: Event): () => void {
	keepFocus(first);
	return startDragging(latest, first instanceof PointerEvent ? first : undefined);
}
