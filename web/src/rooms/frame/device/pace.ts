// How long each level thinks on this device: asked once, some time after the engines are there.
import { titles } from "../../../games/offered";
import { call } from "../../../net/api";
import { remember, remembered } from "../../../state/settings";
import { makeStore } from "../../../state/store";

const PLACE = "emberhall.pace";
/** Games are to begin first. */
const AFTER = 30_000;
/** Seconds for an answer that are too many. */
export const SLOW = 4;

/** Seconds for an answer by title and level; a level that is not there is quick. */
type Paces = Record<string, Record<string, number>>;
export const paces = makeStore<{ all: Paces }>({ all: remembered<Paces>(PLACE) ?? {} });

let begun = false;

/** Measures what is not known yet. */
export function measureSoon(): void {
	if (begun) return;
	begun = true;
	setTimeout(() => void measure(), AFTER);
}

async function measure(): Promise<void> {
	for (const { name } of titles.get().all ?? []) {
		if (paces.get().all[name]) continue;
		const measured = await call<Record<string, number>>("GET", `/device/pace/${name}`).catch(() => null);
		if (!measured) return; // next time
		paces.set({ all: { ...paces.get().all, [name]: measured } });
		remember(PLACE, paces.get().all);
	}
}

/** What a level takes if that is too long, and the next lower level that is quick enough. */
export function slowOf(all: Paces, title: string, levels: string[], level: string): [number, string] | null {
	const at = all[title] ?? {};
	const seconds = at[level] ?? 0;
	const lower = levels.slice(0, Math.max(0, levels.indexOf(level))).findLast((each) => (at[each] ?? 0) < SLOW);
	return seconds >= SLOW && lower ? [seconds, lower] : null;
}
