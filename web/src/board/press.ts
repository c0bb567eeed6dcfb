// A press on the stage finishes what is moving and does nothing else; buttons of the question are pressed all the same.
import { finishMotion } from "./animate";

const AGAIN = 250; // ms: whoever presses twice still means the motion
let finished = Number.NEGATIVE_INFINITY;

export function finishOnPress(event: PointerEvent): void {
	const moved = finishMotion();
	if (moved) finished = performance.now();
	if (!event.isTrusted || (event.target as Element).closest(".ask")) return;
	if (!moved && performance.now() - finished > AGAIN) return;
	event.stopPropagation();
	const stop = (click: Event) => click.stopPropagation();
	addEventListener("click", stop, { capture: true, once: true });
	// without a click to come, the next one is not to be lost
	addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", stop, { capture: true })), {
		once: true,
	});
}
