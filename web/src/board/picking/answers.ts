// The answers to a question, each with its verb and the things it touches, and how pointing at things narrows them.
// Nothing here parses a word; words are only carried along.
import type { Choice, Previews, Question } from "../../protocol";

export interface Answer extends Choice {
	word: string;
	/** For a gesture of several words: the words, of which the first answers the question. `word` is then its key. */
	words?: string[];
}

/** Every fact that a preview of the title may have, under its declared type. */
type Keys<U> = U extends unknown ? keyof U : never;
type Value<U, K> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;
export type Facts<T extends keyof Previews> = {
	[K in Keys<Previews[T]["facts"]>]?: Value<Previews[T]["facts"], K> | undefined;
};

/** The facts about an answer, whatever it gives. */
export const factsOf = <T extends keyof Previews>(answer: Answer | null | undefined): Facts<T> =>
	(answer?.facts ?? {}) as Facts<T>;

export const answersOf = (question: Question | null): Answer[] =>
	question?.words.map((word, i) => ({ ...(question.choices[i] ?? { verb: "", refs: [] }), word })) ?? [];

/** The gestures of a question, in addition to its answers. */
export const gesturesOf = (question: Question | null): Answer[] =>
	question?.combined?.map(({ words, choice }) => ({ ...choice, word: words.join("\n"), words })) ?? [];

/** The answers that touch all of these things. */
export const touching = (answers: Answer[], refs: string[]): Answer[] =>
	answers.filter((answer) => refs.every((ref) => answer.refs.includes(ref)));

/** The answers that touch all of these things and need no other. */
export const completeWith = (answers: Answer[], refs: string[]): Answer[] =>
	touching(answers, refs).filter((answer) => answer.refs.every((ref) => refs.includes(ref)));

/** The things pointed at after one more: those that do not go with it are dropped, and a repeated one is let go. */
export function pointed(answers: Answer[], refs: string[], ref: string): string[] {
	if (refs.includes(ref)) return refs.filter((each) => each !== ref);
	const kept: string[] = [];
	for (const each of refs) if (touching(answers, [...kept, each, ref]).length) kept.push(each);
	return [...kept, ref];
}

/**
 * The one answer that is meant: the only one left, or the only complete one although more things could be pointed at
 * for the same verb, such as a coin for a card. For a gesture with two ends, the first thing is enough if it can end at
 * only one place; the place alone is not.
 */
export function meantBy(answers: Answer[], refs: string[]): Answer | null {
	if (!refs.length) return null;
	const left = touching(answers, refs);
	const [only] = left;
	if (left.length === 1 && only) return only.words && !refs.includes(only.refs[0] as string) ? null : only;
	const [first, ...more] = completeWith(answers, refs);
	return first && !more.length && left.every(({ verb, words }) => words || verb === first.verb) ? first : null;
}

/** The things that can be pointed at now. After an answer is chosen, others can still be pointed at. */
export function litBy(answers: Answer[], refs: string[], chosen: Answer | null, inOrder: boolean): Set<string> {
	const left = touching(answers, refs);
	// the end of a gesture is lit once the gesture has begun
	const open = (chosen ? answers : left).filter((answer) => !answer.words || (refs.length && left.includes(answer)));
	if (!inOrder) return new Set(open.flatMap((answer) => answer.refs));
	// targets are lit only once the thing that goes there is known
	return new Set([
		...open.flatMap((answer) => answer.refs.slice(0, 1)),
		...(refs.length ? left.flatMap((answer) => answer.refs) : []),
	]);
}
