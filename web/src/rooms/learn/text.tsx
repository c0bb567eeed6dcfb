// A lesson as text: the tutor's words, then the question of the table; where there is only something to read, a way on.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Scene } from "../../board/scene";
import type { LessonInfo } from "../../protocol";
import { rememberTitle } from "../../state/last-title";
import { goTo } from "../../state/route";
import type { Layout } from "../../table/layout";
import { useNews, useSaid } from "../../table/text/announcements";
import { type Choice, ended, type Told } from "../../table/text/content";
import { toldOf, useSayings } from "../../table/text/table";
import { TextView } from "../../table/text/view";
import { t } from "../../ui/locales";
import type { Lesson, LessonLine } from "./lesson-socket";
import { afterText, pathOf } from "./next-lesson";
import type { Spoken } from "./tutor";

export interface LessonTextProps {
	layout: Layout;
	scene: Scene;
	/** A round was scored. */
	summary: boolean;
	spoken: Spoken;
	lesson: Lesson;
	line: LessonLine;
	/** The next lesson on the shelf. */
	after: LessonInfo | null;
	onNext(): void;
	/** Continues from here as a game; null if it is over. */
	onFork: (() => void) | null;
}
export function LessonText(props: LessonTextProps): JSX.Element | null {
	const { layout, scene, summary, spoken, lesson, onNext } = props;
	const sayings = useSayings(layout);
	const log = useSaid();
	const [, say] = log;
	useNews(layout, scene, say);
	useEffect(() => say(answerText(spoken, lesson)), [spoken.answer]);
	if (!sayings) return null;
	const marks = lesson.shown ? (lesson.state?.refs ?? []) : [];
	const table = toldOf(sayings, layout, scene, { summary, marks, skip: null, onNext });
	return <TextView told={{ ...table, ...taught(props, table) }} locked={scene.locked && !aside(lesson)} log={log} />;
}

/** The table waits: there is something to read, or it is over. */
const aside = ({ state }: Lesson): boolean => Boolean(state?.reads || state?.over);

function taught(props: LessonTextProps, table: Told): Pick<Told, "small" | "heading" | "notes" | "choices" | "id"> {
	const { spoken, lesson } = props;
	const { state } = lesson;
	const at = state?.step ?? 0;
	const of = spoken.steps.length;
	const words = [spoken.text, spoken.act, answerText(spoken, lesson)];
	if (aside(lesson)) {
		const small = spoken.puzzle || state?.over ? spoken.small : t("text-step", { at: at + 1, of });
		return { small, heading: spoken.heading, notes: words, choices: waysOf(props), id: `step ${at} ${state?.over}` };
	}
	return {
		small: table.small,
		heading: table.heading,
		notes: [ended(spoken.heading), ...words, ...(table.notes ?? [])],
		choices: [...table.choices, ...helpOf(props)],
		id: `${table.id} ${at}`,
	};
}

/** The answer to a try, and whether a rule forbade it. */
const answerText = ({ answer }: Spoken, lesson: Lesson): string =>
	answer && `${t(lesson.answer === "rule" ? "learn-kind-no" : "learn-kind-wrong")} ${answer}`;

const choice = (id: string, says: string, act: () => void): Choice => ({ id, text: t(says), act });

/** The choices when the table asks nothing: on, or out. */
export function waysOf({ spoken, lesson: { state }, line, after, onNext, onFork, scene }: LessonTextProps): Choice[] {
	if (!state?.over) return [choice("go-on", "learn-go-on", onNext)];
	const shelf = choice("shelf", "learn-to-shelf", () => goTo("/learn"));
	if (state.failed) {
		return [
			choice("again", "learn-try-again", () => line.backTo(0)),
			choice("solve", "learn-show", () => void line.solve()),
			shelf,
		];
	}
	const play = choice("play", "learn-play-now", () => {
		rememberTitle(scene.info.title);
		goTo("/");
	});
	const next = after && { id: "after", text: afterText(after, spoken.puzzle), act: () => goTo(pathOf(after)) };
	const fork = onFork && choice("fork", "learn-fork", onFork);
	// the next lesson is known last, so it comes last: no number changes while somebody types
	return [shelf, spoken.puzzle ? null : play, fork, next].filter((way) => way !== null);
}

/** Further choices besides the answers; they come after them. */
function helpOf({ spoken, lesson: { state, tries, shown }, line, scene }: LessonTextProps): Choice[] {
	if (!scene.decision) return [];
	if (!spoken.puzzle) {
		return [
			shown ? choice("skip", "learn-for-me", () => line.skip()) : choice("show", "learn-show", () => line.show()),
		];
	}
	return [
		...(state?.acts.length ? [choice("again", "learn-try-again", () => line.backTo(0))] : []),
		...(shown ? [] : [choice("hint", "learn-hint", () => void line.hint())]),
		...(tries >= 2 ? [choice("solve", "learn-show", () => void line.solve())] : []),
	];
}
