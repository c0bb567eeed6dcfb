// The ink bubble: why a thing cannot be picked now, by the server's rules, next to the thing itself.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { part } from "../ui/lazy";
import { grownBy, placeOf } from "./grown";

export interface Because {
	text: string;
	section: string;
	/** `section` is a section of the rules, not the name of a thing. */
	cites?: boolean;
	/** A rule forbids it; otherwise the text only describes the thing. */
	refused?: boolean;
	/** Where the rules say more about it. */
	rules?: string | null;
}
export interface Bubble extends Because {
	x: number;
	y: number;
	below: boolean;
	/** The width of the screen, in the same pixels. */
	wide: number;
	/** The pointer has entered its link, or left it. */
	stay(): void;
	leave(): void;
}

const LINGER = 250; // ms for the pointer to get from the thing to the bubble's link

/** `ask` shows the bubble at an element once the reason is known; leaving the element in between cancels it. */
export function useWhy(reason: (ref: string) => Promise<Because | null>, turn: number) {
	const [bubble, setBubble] = useState<Bubble | null>(null);
	const wanted = useRef<{ ref: string; because: Promise<Because | null> } | null>(null);
	const timer = useRef(0);
	const stay = () => clearTimeout(timer.current);
	const hideNow = useCallback(() => {
		stay();
		wanted.current = null;
		setBubble(null);
	}, []);
	const hide = useCallback(() => {
		stay();
		wanted.current = null;
		timer.current = window.setTimeout(hideNow, LINGER);
	}, []);
	const ask = async (ref: string, at: Element): Promise<Because | null> => {
		if (wanted.current?.ref === ref) return wanted.current.because;
		const asked = { ref, because: reason(ref) };
		wanted.current = asked;
		const because = await asked.because;
		if (wanted.current !== asked || !because) return because;
		stay();
		const place = placeOf(at);
		const below = place.top < 120;
		const wide = innerWidth / grownBy(at);
		setBubble({
			...because,
			x: place.x + place.width / 2,
			y: below ? place.bottom : place.top,
			below,
			wide,
			stay,
			leave: hide,
		});
		return because;
	};
	// a new turn makes every reason stale; a layout effect runs before anybody can ask in the new turn
	useLayoutEffect(hideNow, [turn, hideNow]);
	useEffect(() => stay, []);
	return { bubble, ask, hide };
}

/** The bubble itself is loaded soon after the table. */
const Shown = part(() => import("./later/why-bubble"), "WhyBubble");
setTimeout(() => Shown.load().catch(() => undefined), 2500);
export const Why = ({ bubble }: { bubble: Bubble | null }) => bubble && <Shown bubble={bubble} />;
