// The game played last in this browser: what "Play now" goes on with.
import { remember, remembered } from "./settings";
import { makeStore } from "./store";

const PLACE = "emberhall.last";
export const last = makeStore<{ title: string | null }>({ title: remembered<string>(PLACE) });

export function rememberTitle(title: string): void {
	if (title === last.get().title) return;
	remember(PLACE, title);
	last.set({ title });
}
