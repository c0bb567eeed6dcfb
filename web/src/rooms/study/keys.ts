// The keys of a study, before those of the title: arrows step, N goes to the next note, H hides what comes, G guesses, E
// edits, and there A, R, W and 1 take the pens.
import { useEffect, useRef } from "preact/hooks";
import type { Rewind } from "../review/rewind";
import type { Pen } from "./edit/tools";

export interface Keyed {
	rewind: Rewind;
	nextNote(): void;
	hide(): void;
	guess(): void;
	/** None for those who may not. */
	edit: (() => void) | null;
	/** While editing. */
	pen: ((kind: Pen["kind"]) => void) | null;
	/** While guessing, the arrows would tell. */
	guessing: boolean;
}
const PENS: Record<string, Pen["kind"]> = { a: "arrow", r: "ring", w: "word", "1": "number" };

export function useStudyKeys(keyed: Keyed): void {
	const latest = useRef(keyed);
	latest.current = keyed;
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const from = event.target as HTMLElement | null;
			if (event.ctrlKey || event.metaKey || event.altKey || from?.closest("input, textarea, select, dialog")) return;
			if (!pressed(latest.current, event.key)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		addEventListener("keydown", press, { capture: true });
		return () => removeEventListener("keydown", press, { capture: true });
	}, []);
}

function pressed(keyed: Keyed, key: string): boolean {
	const { rewind, guessing, pen } = keyed;
	const small = key.toLowerCase();
	if (!guessing && key === "ArrowRight") void rewind.step(1);
	else if (!guessing && key === "ArrowLeft") void rewind.step(-1);
	else if (!guessing && key === "Home") void rewind.go(rewind.first);
	else if (small === "g") keyed.guess();
	else if (small === "h") keyed.hide();
	else if (!guessing && small === "n") keyed.nextNote();
	else if (small === "e" && keyed.edit) keyed.edit();
	else if (pen && small in PENS) pen(PENS[small] ?? null);
	else return false;
	return true;
}
