// One lesson or puzzle: the title's own table, and next to it the text of the step. The table does not know the
// difference: it talks to a LessonLine instead of the socket.
import "./words";
import "./lessons.css";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { finishMotion } from "../../board/animate";
import { useKeys } from "../../board/keys";
import { finishOnPress } from "../../board/press";
import type { Scene } from "../../board/scene";
import { wholeLayoutOf } from "../../games";
import { rulesAt } from "../../games/rules-address";
import type { TableInfo, View } from "../../protocol";
import { follow } from "../../state/route";
import { remember, settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { Beside } from "../../table/beside";
import { Dock, type DockPage } from "../../table/dock";
import type { Layout } from "../../table/layout";
import { peopleOf, titleName } from "../../table/people";
import { Table, type TableState } from "../../table/table";
import { Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { learn, t } from "../../ui/locales";
import { Nothing } from "../../ui/nothing";
import { Bar } from "../bar/bar";
import { useLit } from "./highlights";
import { type Lesson, LessonLine } from "./lesson-socket";
import { Live } from "./live";
import { useNext } from "./next-lesson";
import { isOfRush } from "./puzzle/rush";
import { puzzleIn } from "./puzzle/standing";
import { Steps } from "./steps";
import { Tutor, type TutorProps, useSpoken } from "./tutor";
import { useWide } from "./wide";

const PuzzleTutor = part(() => import("./puzzle/tutor"), "PuzzleTutor", "puzzles");
const LessonText = part(() => import("./text"), "LessonText", "text");
const ForkSheet = part(() => import("../review/fork"), "ForkSheet", "review");

/** A lesson may be about any question: the page answers none before it is shown. */
async function plainly(title: string, cards?: string): Promise<Layout> {
	const [layout] = await Promise.all([wholeLayoutOf(title, cards), learn(`lessons/${title}`)]);
	const { automatic } = layout;
	return automatic ? { ...layout, automatic: (sender) => automatic({ ...sender, send: () => false }) } : layout;
}

export function LessonPage({ id }: { id: string }): JSX.Element {
	const line = useMemo(() => new LessonLine(id), [id]);
	const table = useMemo(() => new Table(`lesson-${id.replace("/", "-")}`, line, plainly), [id, line]);
	const state = useStore(table.store);
	const lesson = useStore(line.store);
	useEffect(() => {
		remember(`emberhall.recap.${table.id}`, null); // a lesson starts with its first step, not with its last recap
		table.open();
		return () => table.close();
	}, [table]);
	if (lesson.missing || state.problem) return <Nothing text={t("learn-no-lesson")} />;
	if (!state.info || !state.layout || !state.view || !lesson.state) return <Nothing text={t("opening")} waiting />;
	const props = { id, line, lesson, table, state, info: state.info, layout: state.layout, view: state.view };
	return <Taught {...props} />;
}

const TABLE: DockPage = { name: "table", icon: "hand", label: "tab-table" };
const STEPS: DockPage = { name: "steps", icon: "bulb", label: "learn-steps" };

interface TaughtProps {
	id: string;
	line: LessonLine;
	lesson: Lesson;
	table: Table;
	state: TableState;
	info: TableInfo;
	layout: Layout;
	view: View;
}
function Taught({ id, line, lesson, table, state, info, layout, view }: TaughtProps): JSX.Element {
	const [page, setPage] = useState("table");
	const { text } = useStore(settings);
	const wide = useWide();
	const scene = sceneOf(table, state, info, view);
	const key = puzzleIn(id) ? "learn-puzzle" : `lesson-${id.replace("/", "-")}`;
	const spoken = useSpoken(key, info.title, lesson, state.refused);
	useLit(lesson);
	useDocumentTitle(key, info.title);
	useLessonKeys(table);
	const next = () => {
		table.next();
		line.goOn();
	};
	const [forks, setForks] = useState(false);
	const after = useNext(id, lesson.state?.over === true && !lesson.state.failed);
	// nothing continues from the last move of a game
	const fork = scene.waiting.length ? () => setForks(true) : null;
	const own = layout.pages?.find(({ name }) => name === page);
	const words = { spoken, lesson, line, after, onNext: next, onFork: fork };
	// in the text view, it takes the place of the question
	const tutor = (!text || isOfRush(id)) && <Above id={id} title={info.title} {...words} />;
	const taught = text ? (
		<LessonText layout={layout} scene={scene} summary={state.summary} {...words} />
	) : state.summary ? (
		<layout.Summary scene={scene} />
	) : (
		<layout.Stage scene={scene} />
	);
	return (
		<div class="shell ln-shell" data-title={info.title} data-lesson={id}>
			<Bar
				title={titleName(info.title)}
				game={info.title}
				sub={t(key)}
				watching={0}
				keys={layout.keys}
				undo={scene.undo}
				onUndo={scene.takeBack}
			/>
			<main class="parts">
				<div
					class={`stage ${page === "table" ? "" : "stage--away"}`}
					data-seq={scene.seq}
					onPointerDownCapture={finishOnPress}
				>
					{!wide && tutor}
					<Beside.Provider value={{ skip: null, rules: rulesAt(info.title, `ask-${scene.decision?.ask}`) }}>
						{taught}
					</Beside.Provider>
				</div>
				<section
					class={`rail ${page === "table" ? "" : "rail--page"}`}
					aria-label={own ? t(own.label) : t("learn-steps")}
				>
					{wide && tutor}
					{wide && <layout.Score scene={scene} />}
					{own ? (
						<own.Page scene={scene} />
					) : (
						<Steps name={t(key)} lesson={lesson} line={line} spoken={spoken} onFork={fork} />
					)}
				</section>
			</main>
			<Dock pages={[TABLE, ...(layout.pages ?? []), STEPS]} page={page} onPage={setPage}>
				<a href="/learn" onClick={follow}>
					<Icon name="close" />
					{t("learn-leave-short")}
				</a>
			</Dock>
			{forks && <ForkLesson id={id} line={line} scene={scene} onClose={() => setForks(false)} />}
			{!text && (
				<Live lines={[spoken.answer, spoken.heading, spoken.text, spoken.act].filter(Boolean).join(" ")} question="" />
			)}
		</div>
	);
}

/** What stands above the table: the tutor of a lesson, or the task of a puzzle. */
function Above({ id, ...words }: { id: string } & TutorProps): JSX.Element {
	const puzzle = puzzleIn(id);
	return puzzle ? (
		<PuzzleTutor {...puzzle} lesson={words.lesson} line={words.line} onFork={words.onFork} />
	) : (
		<Tutor {...words} />
	);
}

function useDocumentTitle(key: string, title: string): void {
	useEffect(() => {
		document.title = `${t(key)} · ${titleName(title)} · ${t("brand")}`;
	}, [key, title]);
}

/** L shows the last update again, the space bar ends what moves. */
function useLessonKeys(table: Table): void {
	useKeys((pressed) => {
		if (pressed === "l" || pressed === "L") table.replay();
		else if (pressed === " " && !document.activeElement?.matches("button, a")) return finishMotion();
		else return false;
		return true;
	});
}

/** The table as a layout shows it. */
function sceneOf(table: Table, state: TableState, info: TableInfo, view: View): Scene {
	const locked = state.sent !== null;
	return {
		view,
		info,
		people: peopleOf(info),
		decision: state.shown?.decision ?? null,
		heard: state.heard,
		seq: state.shown?.seq ?? 0,
		waiting: state.shown?.waiting ?? [],
		locked,
		answered: false,
		answering: state.answering,
		play: (...said) => table.play(...said),
		undo: locked ? 0 : (state.shown?.undo ?? 0),
		takeBack: () => table.undo(),
		why: (word) => table.why(word),
		whyNot: (ref) => table.whyNot(ref),
		rules: (place) => rulesAt(info.title, place),
	};
}

interface ForkLessonProps {
	id: string;
	line: LessonLine;
	scene: Scene;
	onClose(): void;
}
const ForkLesson = ({ id, line, scene, onClose }: ForkLessonProps): JSX.Element => (
	<ForkSheet
		title={scene.info.title}
		names={scene.people.map(({ name }) => name)}
		what={t("learn-fork-what")}
		own={scene.info.you ?? 0}
		fork={async (wish) => (await import("../../net/reviews")).reviews.forkLesson(id, { ...wish, acts: line.acts })}
		onClose={onClose}
	/>
);
