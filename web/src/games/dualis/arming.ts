// A coin with a card: wished for with C or by a click on its heap, before the card is chosen or after.
import { useLayoutEffect, useState } from "preact/hooks";
import type { Answer, Picking } from "../../board/picking";
import { playOf } from "./cards";

export interface Armed extends Picking {
	/** Takes a coin with the chosen card, or with the next one; again, and it is left. */
	arm(): void;
}
/** A coin may be wished for before a card is chosen, and stays wished for when another one is. */
export function useArmed(picking: Picking, seq: number): Armed {
	const [armed, setArmed] = useState(false);
	// every new state of the table begins with nothing wished for; at once, or it would undo what is picked quickly
	useLayoutEffect(() => setArmed(false), [seq]);
	const code = picking.answer && playOf(picking.answer).code;
	return {
		...picking,
		arm: () => {
			setArmed(!armed);
			const coin = code && coinFor(picking, code)?.refs[1];
			if (coin && picking.chosen.has(coin) === armed) picking.toggle(coin);
		},
		click: (ref, at) => {
			const withCoin = armed && ref !== code ? coinFor(picking, ref) : undefined;
			if (withCoin) picking.pointAll(withCoin.refs);
			else picking.click(ref, at);
		},
	};
}

/** The play of a card with a coin, where it can take one. */
export const coinFor = ({ answers }: Picking, code: string): Answer | undefined =>
	answers.find((answer) => playOf(answer).code === code && playOf(answer).coin);
