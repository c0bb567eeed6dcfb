// A table as text: the current question, the recap of a round, or the end, each in the title's own words.
import type { ComponentType, JSX } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { ruleOf } from "../../board/picking";
import { answersOf } from "../../board/picking/answers";
import type { Scene } from "../../board/scene";
import { knows, t } from "../../ui/locales";
import { Beside } from "../beside";
import type { Layout, Sayings } from "../layout";
import { spoken } from "../story/story";
import { type Said, useNews, useSaid } from "./announcements";
import {
	type Asked,
	apart,
	type Because,
	type Choice,
	type Entry,
	ended,
	type Section,
	stated,
	type Told,
} from "./content";
import { type Say, TextView } from "./view";

export interface TableTextProps {
	layout: Layout;
	scene: Scene;
	/** A round was scored. */
	summary: boolean;
	over: boolean;
	onNext(): void;
	/** The end of a game: the result, and what can be done next. */
	Over: ComponentType<OverProps>;
}
export interface OverProps {
	layout: Layout;
	scene: Scene;
	log: [Said[], Say];
	ended: Asked & { sections: Section[] };
}
export function TableText(props: TableTextProps): JSX.Element | null {
	const sayings = useSayings(props.layout);
	return sayings && <Words {...props} sayings={sayings} />;
}

/** The title's words, once they are loaded. */
export function useSayings(layout: Layout): Sayings | null {
	const [sayings, set] = useState<Sayings | null>(null);
	useEffect(() => {
		let gone = false;
		void layout.sayings().then((found) => gone || set(found));
		return () => {
			gone = true;
		};
	}, [layout]);
	return sayings;
}

const LATEST = 8; // lines of the story repeated in the text view

function Words(props: TableTextProps & { sayings: Sayings }): JSX.Element {
	const { layout, scene, summary, over, onNext, sayings, Over } = props;
	const log = useSaid();
	useNews(layout, scene, log[1]);
	const { skip, rules, hint, prompt } = useContext(Beside);
	if (over) return <Over scene={scene} layout={layout} log={log} ended={sayings.ending(scene)} />;
	const told = toldOf(sayings, layout, scene, { summary, marks: [], skip, onNext });
	const silent = refsOf(scene, told.sections);
	return (
		<TextView
			told={told}
			locked={scene.locked && !summary}
			log={log}
			whyNot={silent.length && !summary ? () => reasonsOf(scene, silent) : undefined}
		>
			{prompt}
			{sayings.Note && !summary && <sayings.Note scene={scene} />}
			{scene.decision && (
				<p class="tv-more">
					{hint}
					{rules && (
						<a href={rules} target="_blank" rel="noopener">
							{t("text-rules")}
						</a>
					)}
				</p>
			)}
		</TextView>
	);
}

interface Ways {
	summary: boolean;
	/** Things the tutor points at. */
	marks: string[];
	skip: (() => void) | null;
	onNext(): void;
}
/** The question of a table, or the recap of its last round. */
export function toldOf(sayings: Sayings, layout: Layout, scene: Scene, ways: Ways): Told {
	const { summary, marks, skip, onNext } = ways;
	const recap = summary && sayings.summary ? sayings.summary(scene) : null;
	const asked = recap ?? (scene.info.ended ? { heading: t("match-ended") } : sayings.asked(scene));
	return {
		...asked,
		id: idOf(scene, summary),
		choices: summary ? [{ id: "next", text: nextText(scene), act: onNext }] : choicesOf(sayings, scene, marks, skip),
		sections: [...(recap?.sections ?? sayings.sections(scene)), storyOf(layout, scene)],
	};
}

const idOf = ({ decision, seq }: Scene, summary: boolean): string =>
	summary ? `${seq} summary` : decision ? `${seq} ${decision.ask}` : "";

const nextText = ({ info: { title } }: Scene): string => t(knows(`${title}-next`) ? `${title}-next` : "round-next");

/** Every answer with its result; while bots play, a way to skip their moves. */
export function choicesOf(sayings: Sayings, scene: Scene, marks: string[], skip: (() => void) | null): Choice[] {
	if (!scene.decision) return skip ? [{ id: "skip", text: t("skip"), act: skip }] : [];
	const answers = answersOf(scene.decision).map((answer) => ({
		id: answer.word,
		refs: answer.refs.join(", "),
		text: stated(sayings.answer(scene, answer)),
		brings: sayings.outcome(scene, answer),
		marked: marks.length > 0 && marks.every((ref) => answer.refs.includes(ref)),
		act: () => scene.play(answer.word),
	}));
	return apart(answers, ({ refs }) => refs);
}

/** The latest events, in their order. */
export function storyOf(layout: Layout, { heard, view, people }: Scene): Section {
	const lines = layout.story(heard, view, people).filter(({ heading }) => !heading);
	return {
		part: "story",
		title: t("text-story"),
		lines: lines.slice(-LATEST).map((line) => spoken(line, people)),
		none: t("text-story-none"),
	};
}

/** The things one may ask about that no answer touches. */
function refsOf({ decision, locked }: Scene, sections: Section[]): Entry[] {
	if (!decision || locked) return [];
	const touched = new Set(decision.choices.flatMap(({ refs }) => refs));
	const entries = sections.flatMap(({ lines = [] }) => lines.filter((line) => typeof line !== "string"));
	return entries.filter(({ ref }) => !touched.has(ref));
}

/** The rules that forbid them, each with the names of the things; things that no question asks for are left out. */
export async function reasonsOf(scene: Pick<Scene, "info" | "whyNot" | "rules">, entries: Entry[]): Promise<Because[]> {
	const names = new Map<string, string[]>();
	const places = new Map<string, string | null>();
	for (const { ref, text, name = text } of entries) {
		const reason = await scene.whyNot(ref);
		if (!reason.word || !reason.rule) continue;
		const because = ruleOf(scene.info.title, reason).text;
		names.set(because, [...new Set([...(names.get(because) ?? []), name])]);
		places.set(because, scene.rules(`why-${reason.rule}`));
	}
	return [...names].map(([because, of]) => ({
		text: `${of.join(", ")}: ${ended(because)}`,
		rules: places.get(because) ?? null,
	}));
}
