// The rules' preview of an answer: where tokens would be, and the cards that would be complete.

import type { Answer } from "../../../board/picking";
import { settings } from "../../../state/settings";
import type { Proposal } from "../../../table/automatic/automatic";

/** A token that would be on top of a hex. */
export interface Ghost {
	hex: string;
	face: string;
	/** The token under it leaves, as in a swap. */
	instead?: boolean;
}
export interface Preview {
	ghosts: Ghost[];
	/** A hex whose top token would leave. */
	gone: string | null;
	mini: string | null;
	/** Cards that would be complete. */
	completes: string[];
	/** Neighbours that a fire-up would take. */
	reach: string[];
}

/** The facts about an answer; which of them are present depends on what it gives. */
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
	/** The types a token may fire as once it is there, or as a plant's neighbour. */
	fires?: string[];
	/** The word for each of them, and for letting it rest. */
	then?: string[];
	rest?: string;
	rest_ends?: string;
	reach?: string[];
	/** The move continues with the next question, and nothing is revealed. */
	goes_on?: boolean;
	/** The word that ends the turn once everything is scored, if nothing else is possible. */
	close?: string;
	/** It gives nothing up, so nobody is asked. */
	automatic?: boolean;
	/** How many of these are asked for. */
	count?: number;
	/** The game would be over: `won`, `duty` or `end`. */
	ends?: string;
}
export const factsOf = ({ facts }: Answer): Facts => (facts ?? {}) as Facts;

/** Cards and coins deserve a thought, as does anything that reveals something or ends the game. */
const WEIGHED = ["coin", "draw", "score", "claim", "choose", "return"];
/** Whether one click does it: it can be taken back, and leaves nothing else to say with it. */
export function isLight(answer: Answer): boolean {
	const { ends, then = [] } = factsOf(answer);
	return !answer.final && !ends && !then.length && !WEIGHED.includes(answer.verb);
}

/** What the shown answer would do; before one is chosen, the neighbours that any of them would take. */
export function previewOf(answer: Answer | null, all: Answer[] = []): Preview {
	const { hexes = [], tokens = [], gone = null, completes = [] } = answer ? factsOf(answer) : {};
	const swaps = answer?.gives === "swapped";
	return {
		ghosts: hexes.map((hex, i) => ({ hex, face: tokens[i] ?? "", instead: swaps })),
		gone,
		mini: answer?.gives === "fountain" ? (answer.refs[0] ?? null) : null,
		completes,
		reach: answer
			? (factsOf(answer).reach ?? [])
			: all.flatMap((each) => (each.refs.length ? [] : (factsOf(each).reach ?? []))),
	};
}

/** What the page answers by itself: a token that can only be pulled; the end of a turn, if the settings say so. */
export function automaticOf(answers: Answer[]): Proposal | null {
	const pull = answers.find((answer) => factsOf(answer).automatic);
	if (pull) return { word: pull.word };
	const end = settings.get().endTurns ? endOf(answers) : null;
	return end && { word: end.word, seen: true };
}

/** The end of the turn, if only a coin is left besides it and the game goes on. */
function endOf(answers: Answer[]): Answer | null {
	const [end, ...more] = answers.filter(({ verb }) => verb !== "coin");
	return end?.verb === "done" && !more.length && !factsOf(end).ends ? end : null;
}
