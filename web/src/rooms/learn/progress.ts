// The progress in each lesson, stored in this browser: the acts so far, from which the rest follows.
import type { LessonInfo } from "../../protocol";
import { remember, remembered } from "../../state/settings";

export interface Progress {
	acts: string[];
	/** The current step. */
	step: number;
	done: boolean;
	/** Failed tries of a puzzle since it was first opened. */
	tries: number;
	/** When the learner last did something. */
	at: number;
}

const NOTHING: Progress = { acts: [], step: 0, done: false, tries: 0, at: 0 };
const place = (id: string): string => `emberhall.lesson.${id}`;

export const idOf = ({ title, name }: LessonInfo): string => `${title}/${name}`;
export const progressOf = (id: string): Progress => ({ ...NOTHING, ...remembered<Partial<Progress>>(place(id)) });

export function keepProgress(id: string, change: Partial<Progress>): void {
	remember(place(id), { ...progressOf(id), ...change, at: Date.now() });
}

/** The lesson most recently left unfinished. */
export function unfinished(lessons: LessonInfo[]): LessonInfo | undefined {
	return lessons
		.filter((each) => !each.puzzle && progressOf(idOf(each)).step > 0)
		.sort((a, b) => progressOf(idOf(b)).at - progressOf(idOf(a)).at)[0];
}
