// What the rules say beforehand of an answer: tokens as they would come to lie, and the cards that would be complete.
import type { Answer } from "../../board/picking";

/** A token as it would come to lie on top of a hex. */
export interface Ghost {
	hex: string;
	face: string;
	/** The token under it goes away, as in a swap. */
	instead?: boolean;
}
export interface Preview {
	ghosts: Ghost[];
	/** A hex whose top is on its way. */
	gone: string | null;
	mini: string | null;
	/** Cards that would be complete. */
	completes: string[];
}

/** The facts of an answer; which of them there are depends on what it gives. */
interface Facts {
	hexes?: string[];
	tokens?: string[];
	gone?: string | null;
	covers?: string | null;
	fills?: boolean;
	completes?: string[];
	token?: string;
	lifted?: string[];
	reputation?: number;
	type?: string;
}
export const factsOf = ({ facts }: Answer): Facts => (facts ?? {}) as Facts;

export function previewOf(answer: Answer | null): Preview {
	const { hexes = [], tokens = [], gone = null, completes = [] } = answer ? factsOf(answer) : {};
	const swaps = answer?.gives === "swapped";
	return {
		ghosts: hexes.map((hex, i) => ({ hex, face: tokens[i] ?? "", instead: swaps })),
		gone,
		mini: answer?.gives === "fountain" ? (answer.refs[0] ?? null) : null,
		completes,
	};
}
