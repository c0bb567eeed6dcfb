// What the mouse is over, or the focus on: a table that shows what it would give before it is clicked takes the click for
// the answer. A finger has no such moment, so the first tap shows it and the second one gives it.
import { useEffect, useRef, useState } from "preact/hooks";
import { makeStore, type Store } from "../../store";
import { type Answer, meantBy, pointed } from "./answers";
import type { Picker } from "./picks";

/** The thing itself, and those that it lies in (`data-lands`), from the inside out. */
const under = makeStore<{ refs: string[] }>({ refs: [] });
let finger = false;

/** Whether a click is enough: what it gives has been looked at before, and can be taken back. */
export const seenBefore = ({ final }: Answer): boolean =>
	!final && !finger && matchMedia("(hover: hover) and (min-width: 700px)").matches;

/** What is read of a store; the component is drawn anew only when that changes. */
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

/** What is to be known of the answer that a click on the thing under the mouse would give, while none is chosen. */
export const useSeen = <T>(picker: Picker, of: (seen: Answer | null) => T): T =>
	useRead(under, ({ refs }) => of(picker.shown ? null : seenBy(picker, refs)));

let last: { things: string[]; answers: Answer[]; refs: string[]; seen: Answer | null } | null = null;
/** Every shop asks for it at each step of the focus: it is looked for once. */
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
