// Words about studies that several parts use.
import type { ChapterInfo, StudyInfo } from "../../protocol";
import { titleName } from "../../table/people";
import { t } from "../../ui/locales";

/** One of the seats' colours for a person, always the same. */
export const toneOf = (user: string): number => [...user].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5;

export const chapterName = (info: StudyInfo, chapter: ChapterInfo): string =>
	chapter.name || t("study-chapter", { number: info.chapters.indexOf(chapter) + 1 });

/** The title, and what of it the chapter shows. */
export const kindText = ({ kind, guess, title }: ChapterInfo): string =>
	`${titleName(title)}, ${t(guess ? "study-kind-guess" : `study-kind-${kind}`)}`;

export function byText(info: StudyInfo): string {
	const names = info.people.filter(({ role }) => role === "editor").map(({ name }) => name);
	return t("study-by", { names: names.join(", ") });
}
