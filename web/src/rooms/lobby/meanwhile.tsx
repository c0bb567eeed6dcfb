// While one waits before a game: the first lesson of its title, for those who have not done it. It opens beside the table.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { lessons } from "../../net/lessons";
import type { LessonInfo, TableInfo } from "../../protocol";
import { titleName } from "../../table/people";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { idOf, progressOf } from "../learn/progress";

export function Meanwhile({ info }: { info: TableInfo }): JSX.Element | null {
	const lesson = useFirstLesson(info.title);
	const alone = info.chairs.every(({ kind, user }) => kind !== "person" || user === info.chairs[info.you ?? -1]?.user);
	const waits = info.chairs.some(({ kind, here }) => kind === "free" || !here);
	const again = info.chairs.some(({ yes }) => yes !== undefined); // they have just played it
	if (!lesson || again || info.seats === 1 || (!waits && alone)) return null;
	const { step, done } = progressOf(idOf(lesson));
	if (done) return null;
	const of = lesson.steps.length;
	return (
		<section class="meanwhile" data-testid="meanwhile">
			<Face seat={1} face="bread" width={56} mood="happy" />
			<div>
				<h2 class="display">{t("meanwhile", { title: titleName(info.title) })}</h2>
				<p>{step ? t("meanwhile-at", { step: step + 1, of }) : t("meanwhile-what", { minutes: lesson.minutes })}</p>
				<a class="btn btn--title" href={`/learn/${idOf(lesson)}`} target="_blank" rel="noopener">
					<Icon name="bulb" size="s" /> {step ? t("meanwhile-go-on", { step: step + 1 }) : t("meanwhile-begin")}
				</a>
			</div>
		</section>
	);
}

function useFirstLesson(title: string): LessonInfo | null {
	const [lesson, setLesson] = useState<LessonInfo | null>(null);
	useEffect(() => {
		lessons.lessons().then(
			(all) => setLesson(all.find((each) => each.title === title && !each.puzzle) ?? null),
			() => undefined, // one can wait without it
		);
	}, [title]);
	return lesson;
}
