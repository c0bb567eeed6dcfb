// A card at reading size: on hover after a moment, on focus by keys, on a long press, or with Z. Anything with `data-zoom`
// can be zoomed; the title draws it. What has `data-press` is only there to be looked at: a press opens it at once.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useKeys } from "../keys";

const HOVER = 400;
const PRESS = 500;

export interface Looked {
	/** The value of `data-zoom`. */
	id: string;
	/** The card itself: the large one is placed where it does not cover what is asked. */
	at?: Element;
	/** It was opened on request, and stays until it is closed. */
	stay: boolean;
}

/**
 * `moment` changes when the table does: a zoom closes when its card leaves, but not when others do something elsewhere.
 * Without `hover` cards open only on request.
 */
export function useZoom(
	room: RefObject<Element | null>,
	moment: unknown,
	hover = true,
): { looked: Looked | null; close(): void } {
	const [looked, setLooked] = useState<Looked | null>(null);
	const latest = useRef(looked);
	latest.current = looked;
	const timer = useRef(0);
	const pressed = useRef(false);
	const over = useRef<Element | null>(null);
	const stop = () => clearTimeout(timer.current);
	const close = () => {
		stop();
		setLooked(null);
	};
	const look = (card: Element | null, stay: boolean) => {
		const id = card?.getAttribute("data-zoom");
		if (card?.isConnected && id) setLooked({ id, at: card, stay });
	};
	const later = (card: Element, stay: boolean, ms: number) => {
		stop();
		timer.current = window.setTimeout(() => {
			if (document.querySelector("[data-dragged]")) return; // it hangs on the pointer
			pressed.current = stay;
			look(card, stay);
		}, ms);
	};
	const leave = () => !latest.current?.stay && close();
	useEffect(() => {
		const { id, at } = looked ?? {};
		if (at && !(at.isConnected && at.getAttribute("data-zoom") === id)) close();
	}, [moment]);
	useEffect(() => {
		const here = room.current as HTMLElement | null;
		if (!here) return;
		const cardAt = (event: Event) => (event.target as Element).closest("[data-zoom]");
		const point = (card: Element | null) => {
			if (card === over.current) return;
			over.current = card;
			leave();
			if (card && (hover || card.hasAttribute("data-press"))) later(card, false, HOVER);
		};
		const handlers: [string, (event: Event) => void, boolean?][] = [
			["pointerover", (event) => (event as PointerEvent).pointerType === "mouse" && point(cardAt(event))],
			[
				"pointerdown",
				(event) => {
					stop();
					const card = cardAt(event);
					pressed.current = false;
					if ((event as PointerEvent).pointerType !== "mouse" && card) later(card, true, PRESS);
				},
			],
			["pointerup", stop],
			[
				"pointerleave",
				() => {
					over.current = null;
					leave();
				},
			],
			["contextmenu", (event) => cardAt(event) && event.preventDefault()],
			// the end of a long press is not a click
			[
				"click",
				(event) => {
					const card = cardAt(event);
					if (pressed.current) event.stopPropagation();
					else if (card?.hasAttribute("data-press")) look(card, true);
					pressed.current = false;
				},
				true,
			],
			[
				"focusin",
				(event) => {
					const card = cardAt(event);
					if (card?.matches("[data-press]:focus-visible")) look(card, false);
				},
			],
			["focusout", (event) => cardAt(event) === latest.current?.at && leave()],
		];
		// a long press ends with the next tap, wherever it is
		const elsewhere = (event: PointerEvent) => {
			const at = event.target as Element;
			if (latest.current?.stay && !at.closest(".zoom") && !latest.current.at?.contains(at)) close();
		};
		for (const [name, handler, capture] of handlers) here.addEventListener(name, handler, capture);
		addEventListener("pointerdown", elsewhere, true);
		point(here.querySelector("[data-zoom]:hover"));
		return () => {
			stop();
			for (const [name, handler, capture] of handlers) here.removeEventListener(name, handler, capture);
			removeEventListener("pointerdown", elsewhere, true);
		};
	}, []);
	useKeys((key) => {
		if (key === "Escape" && looked) {
			close();
			return looked.stay; // a zoom that only hovers must not take the key from the table
		}
		if (key !== "z" && key !== "Z") return false;
		const at = document.activeElement?.closest("[data-zoom]") ?? over.current;
		if (looked) close();
		else if (at && room.current?.contains(at)) look(at, true);
		else return false; // it lies in another part of the table
		return true;
	});
	return { looked, close };
}
