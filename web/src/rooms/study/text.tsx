// A chapter as text: the moment, its notes and marks, what lies face down, and the question while one guesses.
import type { JSX } from "preact";
import type { Scene } from "../../board/scene";
import type { ChapterWords, MarkInfo } from "../../protocol";
import type { Layout } from "../../table/layout";
import type { Choice, Section } from "../../table/text/content";
import { choicesOf, useSayings } from "../../table/text/table";
import { t } from "../../ui/locales";
import { PastText } from "../review/text";
import { asked, type Guessing } from "./guess";
import { markText } from "./marks";
import type { Open } from "./open";
import { plainOf } from "./rich";
import { chapterName, kindText } from "./words";

interface TextProps extends Open {
	scene: Scene;
	layout: Layout;
	at: number;
	words: ChapterWords;
	marks: MarkInfo[];
	guessing: Guessing;
	over: boolean;
	fork: (() => void) | null;
	where: string;
	happened: string[];
}
export function StudyText(props: TextProps): JSX.Element | null {
	const { info, chapter, about, hide, scene, layout, at, words, marks, guessing, over, fork, where, happened } = props;
	const { onChapter, onHide } = props;
	const sayings = useSayings(layout);
	const { rewind, past } = chapter;
	const known = words.notes.filter(({ text, moment }) => text && moment === at);
	const later = words.later + (hide ? words.notes.filter(({ moment }) => moment > at).length : 0);
	const guess = guessing.on && scene.decision && !guessing.last && sayings;
	const choice = (id: string, text: string, act: () => void): Choice => ({ id, text, act });
	const next = info.chapters[info.chapters.indexOf(about) + 1];
	const more: Choice[] = guess
		? choicesOf(sayings, asked(scene, guessing), [], null)
		: [
				...(at >= rewind.last && past.more ? [choice("reveal", t("text-next"), () => void rewind.step(1))] : []),
				...(about.seat >= 0 && !over && !guessing.on ? [choice("guess", t("study-guess"), guessing.start)] : []),
				...(fork ? [choice("fork", t("study-fork"), fork)] : []),
				choice("hide", t(hide ? "study-show-all" : "study-hide"), () => onHide(!hide)),
				...(next
					? [choice("chapter", t("study-next-chapter", { name: chapterName(info, next) }), () => onChapter(next.n))]
					: []),
			];
	const sections: Section[] = [
		{
			part: "story",
			title: t("study-notes"),
			lines: [
				...known.map(({ name, text }) => (name ? `${name}: ${plainOf(text)}` : plainOf(text))),
				...(later ? [t("study-face-down", { count: later })] : []),
			],
			none: t("study-no-notes"),
		},
		{ part: "", title: t("study-marks"), lines: marks.map((mark) => markText(mark, null)), none: t("study-no-marks") },
		{
			part: "",
			title: t("study-chapters"),
			lines: info.chapters.map((each, i) => `${i + 1}. ${chapterName(info, each)}. ${kindText(each)}`),
		},
	];
	return (
		<div class="st-astext">
			<PastText
				rewind={rewind}
				layout={layout}
				scene={scene}
				where={`${chapterName(info, about)} · ${where}`}
				happened={happened}
				more={more}
				sections={sections}
				still={guessing.on}
			/>
		</div>
	);
}
