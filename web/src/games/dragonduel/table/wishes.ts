// How this person wants to be asked for responses. Stored in this browser, and never sent.
import { remember, remembered } from "../../../state/settings";
import { makeStore } from "../../../state/store";

export const WINDOWS = ["attack", "card", "ability", "tower", "end"] as const;
export interface Wishes {
	/** Pass automatically, after a random wait, if nothing else is possible. */
	auto: boolean;
	/** Always ask, whatever the other wishes say. */
	hold: boolean;
	/** The windows in which to ask. */
	stops: Record<string, boolean>;
}
const PLACE = "emberhall.dragonduel.wishes";
const DEFAULTS: Wishes = { auto: true, hold: false, stops: Object.fromEntries(WINDOWS.map((kind) => [kind, true])) };

export const wishes = makeStore<Wishes>({ ...DEFAULTS, ...remembered<Partial<Wishes>>(PLACE) });
wishes.subscribe(() => remember(PLACE, wishes.get()));

/** Whether a question for a response is passed without the person; `skipped` if they have chosen so. */
export function passes(words: string[], window: string, skipped: boolean): boolean {
	const { auto, hold, stops } = wishes.get();
	if (hold) return false;
	return skipped || stops[window] === false || (auto && words.length === 1);
}
