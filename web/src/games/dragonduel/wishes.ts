// How this person likes to be asked for responses. Kept in this browser, told to nobody.
import { remember, remembered } from "../../settings";
import { makeStore } from "../../store";

export const WINDOWS = ["attack", "card", "ability", "tower", "end"] as const;
export interface Wishes {
	/** Pass by itself, after a random wait, where nothing but passing is possible. */
	auto: boolean;
	/** Always ask, whatever the other wishes say. */
	hold: boolean;
	/** Windows in which to ask. */
	stops: Record<string, boolean>;
}
const PLACE = "emberhall.dragonduel.wishes";
const DEFAULTS: Wishes = { auto: true, hold: false, stops: Object.fromEntries(WINDOWS.map((kind) => [kind, true])) };

export const wishes = makeStore<Wishes>({ ...DEFAULTS, ...remembered<Partial<Wishes>>(PLACE) });
wishes.subscribe(() => remember(PLACE, wishes.get()));

const LEAST = 1500;
const MORE = 1500;
/** The wait tells nothing: it is the same lot whatever is held. */
export const wait = (): number => LEAST + Math.random() * MORE;

/** Whether a question for a response is passed without the person; `skipped` when they have said so. */
export function passes(words: string[], window: string, skipped: boolean): boolean {
	const { auto, hold, stops } = wishes.get();
	if (hold) return false;
	return skipped || stops[window] === false || (auto && words.length === 1);
}
