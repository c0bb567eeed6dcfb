// What the rules tell of an answer beside its verb and its things.
import type { Answer } from "../../board/picking";

/** What the rules tell of an answer; which of these there are depends on what it gives. */
interface Facts {
	card: string;
	good: string;
	to: number;
	shop: string;
	/** The artisan that comes in its place. */
	by: string;
	slot: number;
	number: number;
	/** Of a visit: six goods, coins, goods of choice, artisans. */
	goods: number[];
	fee: number;
	casts: string[];
	/** Of a visit: words that can be said together with it. */
	modes: string[];
	/** Of several goods: how many, whether they must differ, and the kinds with their words, in the order they are said. */
	count: number;
	apart: boolean;
	kinds: string[];
	words: string[];
	/** How a slot's reward comes. */
	reward: "normal" | "twice" | "coins";
	fills: boolean;
	/** How many sets of a price; 0 where there is nothing to choose. */
	sets: number;
	cost: number[];
	helper: string | null;
	/** Of a gesture: the dragon that is fired up first; whether a shop is visited or a price is paid first. */
	fires: string;
	visits: boolean;
	pays: boolean;
	/** What one's own goods and coins become more or less by. */
	changes: number[];
}
export const factsOf = (answer: Answer | null | undefined): Partial<Facts> => (answer?.facts ?? {}) as Partial<Facts>;
