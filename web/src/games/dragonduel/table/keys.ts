// The keys of a duel, besides those of every table.
import { useKeys } from "../../../board/keys";
import type { Picking as Picks } from "../../../board/picking";
import type { Picking } from "../cards/card";
import type { Looked } from "../cards/looked";
import { factsOf } from "../cards/telling";
import { choicesIn } from "./people";
import { asksOnce } from "./ways";
import { wishes } from "./wishes";

/** Answers that decline or end, for one key. */
const DECLINES = ["pass", "end", "no-block", "done", "keep"];

interface KeysProps {
	ask: string;
	picks: Picks;
	looked: Looked | null;
	/** Whose piles are open. */
	pile: number | null;
	look: Picking["look"];
	setLooked(looked: null): void;
	setPile(pile: null): void;
}
/** Escape closes, Z reads, H holds, P declines; a figure picks. */
export function useDuelKeys({ ask, picks, looked, pile, look, setLooked, setPile }: KeysProps): void {
	useKeys((key) => {
		if (key === "Escape") {
			const used = picks.refs.length > 0 || picks.answer !== null || looked !== null || pile !== null;
			picks.hide();
			picks.clear();
			setLooked(null);
			setPile(null);
			return used;
		}
		if (key === "z" || key === "Z") {
			const focused = document.activeElement as HTMLElement | null;
			const code = focused?.dataset.code;
			if (looked) setLooked(null);
			else if (code && focused) look(code, focused.dataset.ref, focused, true);
			return true;
		}
		if (key === "h" || key === "H") {
			wishes.set({ ask: wishes.get().ask === "always" ? "matters" : "always" });
			return true;
		}
		if (key === "p" || key === "P") {
			const decline = picks.plain.find(({ verb }) => DECLINES.includes(verb));
			// an answer that asks for confirmation is confirmed by the same key
			if (decline && asksOnce(decline)) picks.choose(decline);
			else if (decline) picks.play(decline);
			return decline !== undefined;
		}
		const inside = choicesIn(ask, picks)[Number(key) - 1];
		if (inside) {
			picks.point(inside.refs.at(-1) ?? "");
			return true;
		}
		const number = picks.plain.find((answer) => factsOf(answer).n === Number(key));
		if (number) picks.choose(number);
		return number !== undefined;
	});
}
