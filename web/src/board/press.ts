// A press on the stage finishes what is moving. On a thing or a button it also counts; beside them it does nothing else.
import { finishMotion } from "./animate";

const COUNTS = ".ask, [data-ref], button";
const AGAIN = 250; // ms: a second press this soon is still about the motion
let finished = Number.NEGATIVE_INFINITY;

export function finishOnPress(event: PointerEvent): void {
	const moved = finishMotion();
	if (moved) finished = performance.now();
	if (!event.isTrusted || (event.target as Element).closest(COUNTS)) return;
	if (!moved && performance.now() - finished > AGAIN) return;
	event.stopPropagation();
	const stop = (click: Event) => click.stopPropagation();
	addEventListener("click", stop, { capture: true, once: true });
	// if no click follows this press, the next click must not be lost
	addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", stop, { capture: true })), {
		once: true,
	});
}
