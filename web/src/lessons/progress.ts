// How far somebody is in each lesson, kept by this browser: what was done, which is all there is to know.
import type { LessonInfo } from "../protocol";
import { remember, remembered } from "../settings";

export interface Progress {
	acts: string[];
	/** The step one is at. */
	step: number;
	done: boolean;
	/** Tries of a puzzle that failed since it was opened first. */
	tries: number;
	/** When something was last done. */
	at: number;
}

const NOTHING: Progress = { acts: [], step: 0, done: false, tries: 0, at: 0 };
const place = (id: string): string => `emberhall.lesson.${id}`;

export const idOf = ({ title, name }: LessonInfo): string => `${title}/${name}`;
export const progressOf = (id: string): Progress => ({ ...NOTHING, ...remembered<Partial<Progress>>(place(id)) });

export function keepProgress(id: string, change: Partial<Progress>): void {
	remember(place(id), { ...progressOf(id), ...change, at: Date.now() });
}

/** The lesson left last in the middle. */
export function unfinished(lessons: LessonInfo[]): LessonInfo | undefined {
	return lessons
		.filter((each) => !each.puzzle && progressOf(idOf(each)).step > 0)
		.sort((a, b) => progressOf(idOf(b)).at - progressOf(idOf(a)).at)[0];
}
