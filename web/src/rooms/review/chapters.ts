// The chapters of a game under the slider: each begins with an event. The story of a title says which events begin one.

import { storyOf } from "../../net/files";
import type { Heard } from "../../protocol";
import type { Declared } from "../../table/story/lines";
import { t } from "../../ui/locales";
import { momentOf, type Told } from "./past";

export interface Chapter {
	at: number;
	name: string;
}

export type Beginnings = NonNullable<Declared["chapters"]>;
const STORIES = import.meta.glob<{ default: Declared }>("../../games/*/story.json");

/** What begins the chapters of a title's games; the server has the stories that the page was not built with. */
export async function beginningsOf(title: string): Promise<Beginnings> {
	const built = await STORIES[`../../games/${title}/story.json`]?.();
	const declared = built ? built.default : await storyOf<Declared>(title);
	return declared?.chapters ?? {};
}

/** Chapters by their first moments; of several that begin together the last counts. */
export function chaptersOf(beginnings: Beginnings, told: Told): Chapter[] {
	const found: Chapter[] = [];
	for (const [word, { kind, each, where = {} }] of Object.entries(beginnings)) {
		const begins = (event: Heard) =>
			event.kind === kind && Object.entries(where).every(([fact, value]) => event[fact] === value);
		const events = told.heard.flatMap((event, i) => (begins(event) ? [i] : []));
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
