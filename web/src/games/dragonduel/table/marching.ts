// Several attackers with one answer: the page announces the next attack whenever its turn asks again, until all have
// attacked, one of them no longer can, or the person stops it.
import { type Answer, answersOf } from "../../../board/picking/answers";
import type { Question } from "../../../protocol";
import { makeStore } from "../../../state/store";
import type { Open, Proposal } from "../../../table/automatic/automatic";
import type { View } from "../cards/cards";

/** The attacks that are to follow, in the turn they were chosen in. */
export const march = makeStore<{ turn: number; words: string[] }>({ turn: -1, words: [] });
export const halt = (): void => march.set({ words: [] });

/** What others of the reader's monsters could do in the same way: attack the same player. */
export const othersIn = (decision: Question | null, { verb, refs }: Answer): Answer[] =>
	!decision || verb !== "attack"
		? []
		: answersOf(decision).filter(
				(each) => each.verb === verb && each.refs[0] !== refs[0] && each.refs.at(-1) === refs.at(-1),
			);

/** The next attack; the question is shown first, so that every attack is seen. */
export function marchOf({ view, decision }: Open & { view: View }): Proposal | null {
	const { turn, words } = march.get();
	if (decision.ask !== "main" || view.turn !== turn) return null;
	const word = words.find((each) => decision.words.includes(each));
	return word ? { word, seen: true } : null;
}

/** How many attacks are still to come. */
export const leftOf = ({ turn }: View, { words, turn: chosen }: { turn: number; words: string[] }): number =>
	turn === chosen ? words.length : 0;
