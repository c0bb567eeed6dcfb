// What a question leaves open: its answers, each with its verb and the things it touches, and how pointing at things
// narrows them. Nothing here takes a word apart; words are only carried along.
import type { Choice, Question } from "../../protocol";

export interface Answer extends Choice {
	word: string;
	/** Of a gesture that says several words at once: these, the first one answering the question. `word` is then its key. */
	words?: string[];
}

export const answersOf = (question: Question | null): Answer[] =>
	question?.words.map((word, i) => ({ ...(question.choices[i] ?? { verb: "", refs: [] }), word })) ?? [];

/** What one gesture says at once, beside the answers. */
export const gesturesOf = (question: Question | null): Answer[] =>
	question?.combined?.map(({ words, choice }) => ({ ...choice, word: words.join("\n"), words })) ?? [];

/** The answers that touch all of these things. */
export const touching = (answers: Answer[], refs: string[]): Answer[] =>
	answers.filter((answer) => refs.every((ref) => answer.refs.includes(ref)));

/** Of those, the answers that need no further thing. */
export const completeWith = (answers: Answer[], refs: string[]): Answer[] =>
	touching(answers, refs).filter((answer) => answer.refs.every((ref) => refs.includes(ref)));

/** Things pointed at once one more is: what no longer goes with it is left, and the same thing again is let go. */
export function pointed(answers: Answer[], refs: string[], ref: string): string[] {
	if (refs.includes(ref)) return refs.filter((each) => each !== ref);
	const kept: string[] = [];
	for (const each of refs) if (touching(answers, [...kept, each, ref]).length) kept.push(each);
	return [...kept, ref];
}

/**
 * The one answer that is meant: the only one left, or the only one that is complete although more of the same verb
 * could be pointed at, as a card that might be played with a coin. Of a gesture with two ends the first thing is enough
 * where it can only end at one place; the place alone is not.
 */
export function meantBy(answers: Answer[], refs: string[]): Answer | null {
	if (!refs.length) return null;
	const left = touching(answers, refs);
	const [only] = left;
	if (left.length === 1 && only) return only.words && !refs.includes(only.refs[0] as string) ? null : only;
	const [first, ...more] = completeWith(answers, refs);
	return first && !more.length && left.every(({ verb, words }) => words || verb === first.verb) ? first : null;
}

/** What can be pointed at now. A chosen answer can still be left for another. */
export function litBy(answers: Answer[], refs: string[], chosen: Answer | null, inOrder: boolean): Set<string> {
	const left = touching(answers, refs);
	// where a gesture ends is lit once it is begun
	const open = (chosen ? answers : left).filter((answer) => !answer.words || (refs.length && left.includes(answer)));
	if (!inOrder) return new Set(open.flatMap((answer) => answer.refs));
	// what a thing may go on is asked once it is known which thing
	return new Set([
		...open.flatMap((answer) => answer.refs.slice(0, 1)),
		...(refs.length ? left.flatMap((answer) => answer.refs) : []),
	]);
}
