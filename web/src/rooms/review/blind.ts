// Watching a game without knowing how it ends: no length, no result, no story, coach or numbers of what is to come.
import { remember, remembered } from "../../state/settings";
import { makeStore } from "../../state/store";

const PLACE = "emberhall.review-blind";

export const blind = makeStore<{ on: boolean }>({ on: remembered<boolean>(PLACE) === true });

export function setBlind(on: boolean): void {
	blind.set({ on });
	remember(PLACE, on || null);
}
