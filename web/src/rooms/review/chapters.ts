// The chapters of a game under the slider: each begins with an event. A title says which events begin one.

import type { Heard } from "../../protocol";
import type { Milestone } from "../../table/title";
import { t } from "../../ui/locales";
import { momentOf, type Told } from "./past";

export interface Chapter {
	at: number;
	name: string;
}

const MILESTONES = import.meta.glob<{ default: Milestone[] }>("../../games/*/later/chapters.ts");

export async function milestonesOf(title: string): Promise<Milestone[]> {
	const found = await MILESTONES[`../../games/${title}/later/chapters.ts`]?.();
	return found?.default ?? [];
}

/** Chapters by their first moments; of several that begin together the last counts. */
export function chaptersOf(milestones: Milestone[], told: Told): Chapter[] {
	const found: Chapter[] = [];
	for (const { kind, each, when, word } of milestones) {
		const events = told.heard.flatMap((event, i) => (event.kind === kind && (!when || when(event)) ? [i] : []));
		for (const i of each ? events : events.slice(0, 1)) {
			found.push({ at: momentOf(told, i), name: t(word, numbersOf(told.heard[i])) });
		}
	}
	const { first, moments } = told.review;
	const sorted = found.sort((a, b) => a.at - b.at).filter((each, i) => each.at !== found[i + 1]?.at);
	// a chapter that begins with the very last move has no length
	const long = sorted.filter(({ at }) => at < moments - 1);
	return long.map((each, i) => (i === 0 ? { ...each, at: first } : each));
}

const numbersOf = (event: Heard | undefined): Record<string, number> =>
	Object.fromEntries(
		Object.entries(event ?? {}).filter((fact): fact is [string, number] => typeof fact[1] === "number"),
	);
