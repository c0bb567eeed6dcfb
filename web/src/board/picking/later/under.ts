// The thing under the mouse or focus: a table that previews what a click would give takes the click as the answer. A
// finger cannot hover, so its first tap shows the preview and the second one gives the answer.
import { useEffect, useRef, useState } from "preact/hooks";
import { makeStore, type Store } from "../../../state/store";
import { type Answer, meantBy, pointed } from "../answers";
import type { Picker } from "../picks";

/** The thing itself, and those that it is inside (`data-lands`), from the inside out. */
const under = makeStore<{ refs: string[] }>({ refs: [] });
let finger = false;

/** Whether one click is enough: its result has been previewed, and can be taken back. */
export const seenBefore = ({ final }: Answer): boolean =>
	!final && !finger && matchMedia("(hover: hover) and (width > 760px)").matches;

/** A value derived from a store; the component re-renders only when that value changes. */
export function useRead<S extends object, T>(store: Store<S>, read: (value: S) => T): T {
	const [, draw] = useState({});
	const value = read(store.get());
	const drawn = useRef({ value, read });
	drawn.current = { value, read };
	useEffect(() => {
		const look = () => drawn.current.read(store.get()) !== drawn.current.value && draw({});
		look(); // it may have changed between the first render and this effect
		return store.subscribe(look);
	}, [store]);
	return value;
}

/** A value derived from the answer that a click on the thing under the mouse would give, while none is chosen. */
export const useSeen = <T>(picker: Picker, of: (seen: Answer | null) => T): T =>
	useRead(under, ({ refs }) => of(picker.shown ? null : seenBy(picker, refs)));

let last: { things: string[]; answers: Answer[]; refs: string[]; seen: Answer | null } | null = null;
/** Cached, because every shop asks for it at each step of the focus. */
function seenBy({ answers, refs }: Picker, things: string[]): Answer | null {
	if (last?.things !== things || last.answers !== answers || last.refs !== refs) {
		const seen = things.map((ref) => meantBy(answers, pointed(answers, refs, ref))).find(Boolean) ?? null;
		last = { things, answers, refs, seen };
	}
	return last.seen;
}

function refsAt(event: Event): string[] {
	const refs: string[] = [];
	for (let at: Element | null = event.target as Element; at; at = at.parentElement) {
		const ref = at.getAttribute("data-ref") ?? at.getAttribute("data-lands");
		if (ref) refs.push(ref);
	}
	return refs;
}

/** Bound once, by the stage. */
export const useUnder = (): void => useEffect(watch, []);

function watch(): () => void {
	const see = (refs: string[]) => under.get().refs.join() !== refs.join() && under.set({ refs });
	const over = (event: PointerEvent) => event.pointerType === "mouse" && see(refsAt(event));
	const press = (event: PointerEvent) => {
		finger = event.pointerType !== "mouse";
		if (finger) see([]);
	};
	const focus = (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && see(refsAt(event));
	const key = () => {
		finger = false;
	};
	addEventListener("pointerover", over);
	addEventListener("pointerdown", press, true);
	addEventListener("focusin", focus);
	addEventListener("keydown", key, true);
	return () => {
		removeEventListener("pointerover", over);
		removeEventListener("pointerdown", press, true);
		removeEventListener("focusin", focus);
		removeEventListener("keydown", key, true);
	};
}
