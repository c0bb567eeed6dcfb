// The lesson to suggest after one: the next of its title, then its puzzles, unfinished ones first.

import { useEffect, useState } from "preact/hooks";
import { lessons as lessonsApi } from "../../net/lessons";
import type { LessonInfo } from "../../protocol";
import { t } from "../../ui/locales";
import { idOf, progressOf } from "./progress";

export const pathOf = (lesson: LessonInfo): string => `/learn/${idOf(lesson)}`;

/** The label of the link to it, after a lesson or a puzzle. */
export const afterText = (after: LessonInfo, puzzle: boolean): string =>
	t(after.puzzle ? (puzzle ? "learn-puzzle-after" : "learn-to-puzzles") : "learn-lesson-after");

/** The one after this; null once all puzzles are solved. */
export function nextOf(id: string, shelf: LessonInfo[], done: (id: string) => boolean): LessonInfo | null {
	const own = shelf.filter(({ title }) => id.startsWith(`${title}/`));
	const at = own.findIndex((each) => idOf(each) === id);
	const here = own[at];
	if (!here) return null;
	const later = [...own.slice(at + 1), ...own.slice(0, at)];
	const open = later.filter((each) => !done(idOf(each)));
	return open.find(({ puzzle }) => puzzle === here.puzzle) ?? open.find(({ puzzle }) => puzzle) ?? null;
}

/** Fetches the shelf at the end of a lesson, not before. */
export function useNext(id: string, over: boolean): LessonInfo | null {
	const [next, setNext] = useState<LessonInfo | null>(null);
	useEffect(() => {
		setNext(null);
		if (!over) return;
		let left = false;
		lessonsApi.lessons().then(
			(shelf) => left || setNext(nextOf(id, shelf, (each) => progressOf(each).done)),
			() => undefined, // the link to the shelf is there anyway
		);
		return () => {
			left = true;
		};
	}, [id, over]);
	return next;
}
