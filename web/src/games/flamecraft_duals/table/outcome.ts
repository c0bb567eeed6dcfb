// The rules' preview of an answer: where tokens would be, and the cards that would be complete.

import { type Answer, factsOf as factsIn } from "../../../board/picking/answers";
import { settings } from "../../../state/settings";
import type { Proposal } from "../../../table/automatic/automatic";

/** A token that would be on top of a hex. */
export interface Ghost {
	hex: string;
	face: string;
	/** The token under it leaves, as in a swap. */
	instead?: boolean;
}
/** How much of a pattern there is before and after, of so many tokens. */
export type Step = NonNullable<ReturnType<typeof factsOf>["progress"]>[number];

export interface Preview {
	ghosts: Ghost[];
	/** A hex whose top token would leave. */
	gone: string | null;
	mini: string | null;
	/** Cards that would be complete. */
	completes: string[];
	/** How the cards it touches would come closer to their patterns, or go further from them. */
	progress: Record<string, Step>;
	/** Neighbours that a fire-up would take. */
	reach: string[];
}

export const factsOf = (answer: Answer | null | undefined) => factsIn<"flamecraft_duals">(answer);

/** Cards and coins deserve a thought, as does anything that reveals something or ends the game. */
const WEIGHED = ["coin", "draw", "score", "claim", "choose", "return"];
/** Whether one click does it: it can be taken back, and leaves nothing else to say with it. */
export function isLight(answer: Answer): boolean {
	const { ends, then = [] } = factsOf(answer);
	return !answer.final && !ends && !then.length && !WEIGHED.includes(answer.verb);
}

/** What the shown answer would do; before one is chosen, the neighbours that any of them would take. */
export function previewOf(answer: Answer | null, all: Answer[] = []): Preview {
	const { hexes = [], tokens = [], gone = null, completes = [], progress = [] } = factsOf(answer);
	const swaps = answer?.gives === "swapped";
	return {
		ghosts: hexes.map((hex, i) => ({ hex, face: tokens[i] ?? "", instead: swaps })),
		gone,
		mini: answer?.gives === "fountain" ? (answer.refs[0] ?? null) : null,
		completes,
		progress: Object.fromEntries(progress.map((step) => [step.card, step])),
		reach: answer
			? (factsOf(answer).reach ?? [])
			: all.flatMap((each) => (each.refs.length ? [] : (factsOf(each).reach ?? []))),
	};
}

/** What the page answers by itself: a token that can only be pulled; the end of a turn, if the settings say so. */
export function automaticOf(answers: Answer[]): Proposal | null {
	const pull = answers.find((answer) => factsOf(answer).automatic);
	if (pull) return { word: pull.word };
	const end = settings.get().endTurns && answers.find((answer) => factsOf(answer).nothing_left);
	return end && !factsOf(end).ends ? { word: end.word, seen: true } : null;
}
