// A coin with a card: chosen with C or by a click on its heap, before or after the card.
import { useLayoutEffect, useState } from "preact/hooks";
import type { Answer, Picking } from "../../../board/picking";
import { playOf } from "./cards";

export interface Armed extends Picking {
	/** Takes a coin with the chosen card, or with the next one; called again, it drops the coin. */
	arm(): void;
}
/** A coin may be chosen before a card, and stays chosen when the card changes. */
export function useArmed(picking: Picking, seq: number): Armed {
	const [armed, setArmed] = useState(false);
	// every new state of the table starts without a coin; a layout effect, or it would undo a quick pick
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

/** The play of a card with a coin, if it can take one. */
export const coinFor = ({ answers }: Picking, code: string): Answer | undefined =>
	answers.find((answer) => playOf(answer).code === code && playOf(answer).coin);
