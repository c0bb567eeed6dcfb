// The rules' facts about an answer, in addition to its verb and its things.
import type { Answer } from "../../../board/picking";

/** The rules' facts about an answer; which of them are present depends on what it gives. */
interface Facts {
	card: string;
	good: string;
	to: number;
	shop: string;
	/** The artisan that replaces it. */
	by: string;
	slot: number;
	number: number;
	/** For a visit: six goods, coins, goods of choice, artisans. */
	goods: number[];
	fee: number;
	casts: string[];
	/** For a visit: words that can be said together with it. */
	modes: string[];
	/** For several goods: how many, whether they must differ, and the kinds with their words, in playing order. */
	count: number;
	apart: boolean;
	kinds: string[];
	words: string[];
	/** How a slot's reward is given. */
	reward: "normal" | "twice" | "coins";
	fills: boolean;
	/** How many sets of a price; 0 if there is no choice. */
	sets: number;
	cost: number[];
	helper: string | null;
	/** For a gesture: the dragon that is fired up first; whether a shop is visited or a price is paid first. */
	fires: string;
	visits: boolean;
	pays: boolean;
	/** How much the reader's own goods and coins change. */
	changes: number[];
}
export const factsOf = (answer: Answer | null | undefined): Partial<Facts> => (answer?.facts ?? {}) as Partial<Facts>;
