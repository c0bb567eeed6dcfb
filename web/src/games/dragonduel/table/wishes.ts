// How this person wants to be asked for responses. Stored in this browser, and never sent.
import { answersOf, factsOf } from "../../../board/picking/answers";
import type { Question } from "../../../protocol";
import { remember, remembered } from "../../../state/settings";
import { makeStore } from "../../../state/store";

export const WINDOWS = ["attack", "card", "ability", "tower", "end"] as const;
/** When to ask: where a response can matter, wherever one is possible, or even where one can only pass. */
export const ASKS = ["matters", "possible", "always"] as const;
export interface Wishes {
	ask: (typeof ASKS)[number];
	/** The windows in which to ask. */
	stops: Record<string, boolean>;
}
const PLACE = "emberhall.dragonduel.wishes";
const DEFAULTS: Wishes = { ask: "matters", stops: Object.fromEntries(WINDOWS.map((kind) => [kind, true])) };

export const wishes = makeStore<Wishes>({ ...DEFAULTS, ...remembered<Partial<Wishes>>(PLACE) });
wishes.subscribe(() => remember(PLACE, wishes.get()));

/** Whether a question for a response is passed without the person; `skipped` if they have chosen so. */
export function passes(question: Question, window: string, skipped: boolean): boolean {
	const { ask, stops } = wishes.get();
	if (ask === "always") return false;
	if (skipped || stops[window] === false) return true;
	return ask === "matters" ? goodFor(question) === "nothing" : question.words.length === 1;
}
/** What a response could be good for now, by the rules. */
export const goodFor = (question: Question): string => {
	const [pass] = answersOf(question).filter(({ verb }) => verb === "pass");
	return factsOf<"dragonduel">(pass).why ?? "nothing";
};
/** From now on, ask more often. */
export const askMore = (): void => wishes.set({ ask: wishes.get().ask === "matters" ? "possible" : "always" });
