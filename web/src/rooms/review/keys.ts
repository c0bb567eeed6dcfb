// The keys of a review, handled before the title's own: arrows step, with Shift by turns, Home and End, Space plays, M
// goes to the next decision that mattered.
import { useEffect, useRef } from "preact/hooks";
import type { Rewind } from "./rewind";

export function useReviewKeys(rewind: Rewind, onMattering?: () => void): void {
	const latest = useRef({ rewind, onMattering });
	latest.current = { rewind, onMattering };
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const from = event.target as HTMLElement | null;
			if (event.ctrlKey || event.metaKey || event.altKey || from?.closest("input, textarea, select, dialog")) return;
			if (/^(Arrow|Home|End)/.test(event.key) && from?.closest('[role="tablist"]')) return; // its arrows choose a tab
			if (event.key === " " && from?.closest("button, a, [tabindex='0']")) return;
			const { rewind, onMattering } = latest.current;
			if (onMattering && (event.key === "m" || event.key === "M")) onMattering();
			else if (!pressed(rewind, event.key, event.shiftKey)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		addEventListener("keydown", press, { capture: true });
		return () => removeEventListener("keydown", press, { capture: true });
	}, []);
}

export function pressed(rewind: Rewind, key: string, shift: boolean): boolean {
	if (key === "ArrowRight") void (shift ? rewind.turn(1) : rewind.step(1));
	else if (key === "ArrowLeft") void (shift ? rewind.turn(-1) : rewind.step(-1));
	else if (key === "PageDown") void rewind.turn(1);
	else if (key === "PageUp") void rewind.turn(-1);
	else if (key === "Home") void rewind.go(rewind.first);
	else if (key === "End") void rewind.go(rewind.last);
	else if (key === " ") rewind.store.get().playing ? rewind.pause() : void rewind.play();
	else return false;
	return true;
}
