// What picking needs once somebody has touched the table, and not before it is shown.
import { startDragging } from "./drag";
import { keepFocus } from "./keep";
import type { Picker } from "./picks";

/** `first` is what made it needed; returns what stops it. */
export function startLater(latest: { current: Picker }, first?: Event): () => void {
	keepFocus(first);
	return startDragging(latest, first instanceof PointerEvent ? first : undefined);
}
