// A card at reading size: on hover after a moment, on a long press, or with Z. Anything with `data-zoom` can be zoomed;
// the title draws it.
import "./zoom.css";
import type { ComponentChildren, HTMLAttributes, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../ui/locales";
import { useKeys } from "../keys";
import { useBeside } from "./near";

const HOVER = 400;
const PRESS = 500;

export interface Looked {
	/** The value of `data-zoom`. */
	id: string;
	/** The card itself: the large one is placed next to it. */
	at?: Element;
	/** It was opened on request, and stays until it is closed. */
	stay: boolean;
}
type Handlers = Pick<
	HTMLAttributes<HTMLDivElement>,
	"onPointerOver" | "onPointerDown" | "onPointerUp" | "onPointerLeave" | "onContextMenu" | "onClickCapture"
>;

/**
 * `moment` changes when the table does: a zoom closes when its card leaves, but not when others do something elsewhere.
 * Without `hover` it opens only on request.
 */
export function useZoom(moment: unknown, hover = true): { looked: Looked | null; close(): void; handlers: Handlers } {
	const [looked, setLooked] = useState<Looked | null>(null);
	const timer = useRef(0);
	const pressed = useRef(false);
	const over = useRef<Element | null>(null);
	const shown = useRef<Element | null>(null);
	const stop = () => clearTimeout(timer.current);
	const close = () => {
		stop();
		setLooked(null);
	};
	const look = (card: Element | null, stay: boolean) => {
		const id = card?.getAttribute("data-zoom");
		if (!card?.isConnected || !id) return;
		shown.current = card;
		setLooked({ id, at: card, stay });
	};
	const later = (card: Element, stay: boolean, ms: number) => {
		stop();
		timer.current = window.setTimeout(() => {
			if (document.querySelector("[data-dragged]")) return; // it hangs on the pointer
			pressed.current = stay;
			look(card, stay);
		}, ms);
	};
	useEffect(() => {
		if (looked && !(shown.current?.isConnected && shown.current.getAttribute("data-zoom") === looked.id)) close();
	}, [moment]);
	useEffect(() => stop, []);
	useKeys((key) => {
		if (key === "Escape" && looked) {
			close();
			return looked.stay; // a zoom that only hovers must not take the key from the table
		}
		if (key !== "z" && key !== "Z") return false;
		if (looked) close();
		else look(document.activeElement?.closest("[data-zoom]") ?? over.current, true);
		return true;
	});
	const cardAt = (event: Event) => (event.target as Element).closest("[data-zoom]");
	return {
		looked,
		close,
		handlers: {
			onPointerOver: (event) => {
				const card = cardAt(event);
				if (event.pointerType !== "mouse" || card === over.current) return;
				over.current = card;
				if (!looked?.stay) close();
				if (card && hover) later(card, false, HOVER);
			},
			onPointerDown: (event) => {
				stop();
				const card = cardAt(event);
				pressed.current = false;
				if (card && event.pointerType !== "mouse") later(card, true, PRESS);
			},
			onPointerUp: stop,
			onPointerLeave: () => {
				over.current = null;
				if (!looked?.stay) close();
			},
			onContextMenu: (event) => cardAt(event) && event.preventDefault(),
			// the end of a long press is not a click
			onClickCapture: (event) => {
				if (pressed.current) event.stopPropagation();
				pressed.current = false;
			},
		},
	};
}

export interface ZoomProps {
	looked: Looked;
	/** The section of the rules about it. */
	rules?: string | null;
	onClose(): void;
	children: ComponentChildren;
}
export function Zoom(props: ZoomProps): JSX.Element {
	const { at, stay } = props.looked;
	const box = useBeside<HTMLElement>(at);
	return (
		<aside
			ref={box}
			class={`zoom ${stay ? "zoom--stay" : ""}`}
			data-testid="zoom"
			onClick={props.onClose}
			onKeyDown={(event) => event.key === "Escape" && props.onClose()}
		>
			{props.children}
			{stay && props.rules && <RulesOf rules={props.rules} />}
		</aside>
	);
}

/** A link from a card to its section of the rules. */
export const RulesOf = ({ rules }: { rules: string }): JSX.Element => (
	<a class="zoom-rules" href={rules} target="_blank" rel="noopener" data-testid="zoom-rules">
		{t("tab-rules")}
	</a>
);
