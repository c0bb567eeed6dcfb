// What is pointed at, focused by keys or pressed for long is shown at reading size.
import type { TargetedEvent, TargetedPointerEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Picking } from "./card";

const HOVER = 400;
const PRESS = 450;

type At = TargetedPointerEvent<HTMLElement>;
export function useReading({ look, unlook }: Picking, code: string, thing: string | undefined) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const held = useRef(false);
	const stop = () => clearTimeout(timer.current);
	const later = (at: Element, stay: boolean, ms: number) => {
		stop();
		timer.current = setTimeout(() => {
			if (document.querySelector("[data-dragged]")) return; // something hangs on the pointer
			held.current = stay;
			look(code, thing, at, stay);
		}, ms);
	};
	// a removed card takes its zoom with it
	useEffect(() => stop, []);
	return {
		/** Whether this click is only the end of a long press. */
		ends(): boolean {
			stop();
			const was = held.current;
			held.current = false;
			return was;
		},
		handlers: {
			onContextMenu: (event: Event) => event.preventDefault(),
			onPointerEnter: (event: At) => event.pointerType === "mouse" && later(event.currentTarget, false, HOVER),
			onPointerDown: (event: At) => event.pointerType !== "mouse" && later(event.currentTarget, true, PRESS),
			onPointerUp: stop,
			onPointerLeave: () => {
				stop();
				unlook();
			},
			onFocus: ({ currentTarget: at }: TargetedEvent<HTMLElement>) =>
				at.matches(":focus-visible") && later(at, false, HOVER),
			onBlur: () => {
				stop();
				unlook();
			},
		},
	};
}
