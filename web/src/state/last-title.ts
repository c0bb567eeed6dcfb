// The game last played in this browser: "Play now" continues with it.
import { remember, remembered } from "./settings";
import { makeStore } from "./store";

const PLACE = "emberhall.last";
export const last = makeStore<{ title: string | null }>({ title: remembered<string>(PLACE) });

export function rememberTitle(title: string): void {
	if (title === last.get().title) return;
	remember(PLACE, title);
	last.set({ title });
}
