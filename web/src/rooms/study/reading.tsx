// An open chapter: its chapters left, the board with its marks and the line of moments, its notes or their fields right.
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { finishOnPress } from "../../board/press";
import type { Scene } from "../../board/scene";
import { hrefOf } from "../../state/address";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { Dock } from "../../table/dock";
import type { Layout } from "../../table/layout";
import { titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Bar } from "../bar/bar";
import { atMoment, ForkSheet } from "../review/fork";
import { happenedAt } from "../review/moment";
import type { Told } from "../review/past";
import { studyAt } from "./address";
import { Board } from "./board-view";
import { Chapters } from "./chapters";
import { AddSheet, type Way } from "./edit/add";
import { ChapterSheet } from "./edit/chapter-sheet";
import type { Pen } from "./edit/tools";
import { type Guessing, useGuessing } from "./guess";
import { useStudyKeys } from "./keys";
import { MomentLine } from "./line";
import type { Mark } from "./marks";
import { type Open, useEditing } from "./open";
import { Rail } from "./rail";
import { StudyText } from "./text";
import { chapterName } from "./words";

interface ReadingProps extends Open {
	scene: Scene;
	told: Told;
	layout: Layout;
}
export function Reading(props: ReadingProps): JSX.Element {
	const { study, info, chapter, about, edit, hide, scene, told, layout, read, onChapter, onHide, onEdit } = props;
	const { rewind, past } = chapter;
	const { at, problem } = useStore(rewind.store);
	const { wrong } = useStore(study.store);
	const { text } = useStore(settings);
	const words = useStore(chapter.words);
	const board = useRef<HTMLDivElement>(null);
	const [page, setPage] = useState("table");
	const [shown, show] = useState<Mark | null>(null);
	const [pen, setPen] = useState<Pen>({ kind: null, ink: "ink" });
	const [sheet, setSheet] = useState<Way | "fork" | number | null>(null);
	const guessing = useGuessing(study, chapter);
	const editing = useEditing(study, chapter, board, at);
	const lines = useMemo(
		() => layout.story(told.heard, scene.view, scene.people),
		[told, at, layout, settings.get().lang],
	);
	const over = at >= rewind.last && !past.more;
	const edits = info.you === "editor";
	const fork = about.kind === "puzzle" || over ? null : () => setSheet("fork");
	useWhere(props, at, () => show(null));
	const noteAfter = words.notes.find(({ moment, text: said }) => said && moment > at)?.moment;
	useStudyKeys({
		rewind,
		nextNote: () => void (noteAfter === undefined ? rewind.step(1) : rewind.go(noteAfter)),
		hide: () => onHide(!hide),
		guess: () => (guessing.on ? guessing.stop() : about.seat >= 0 && guessing.start()),
		edit: edits ? onEdit : null,
		pen: edit ? (kind) => setPen({ ...pen, kind: pen.kind === kind ? null : kind }) : null,
		guessing: guessing.on,
	});
	const marks = words.marks.filter(({ moment }) => moment === at);
	const parts = { ...props, at, words, marks, guessing, editing, board, over, fork };
	const where = t("study-moment", { at });
	const { people } = scene;
	return (
		<div
			class={`shell study ${edit ? "st--edit" : ""} ${guessing.on ? "st--guess" : ""} st--${page}`}
			data-title={about.title}
			data-testid="study"
			data-at={at}
		>
			<StudyBar info={info} about={about} edit={edit} />
			<main class="parts">
				<Chapters
					info={info}
					now={about.n}
					read={read}
					hide={edits ? info.hide : hide}
					edits={edits}
					open={page === "chapters"}
					onChapter={(n) => {
						setPage("table");
						onChapter(n);
					}}
					onHide={onHide}
					onAdd={setSheet}
					onChange={setSheet}
				/>
				<div class={`stage st-stage ${page === "chapters" ? "st-away" : ""}`} onPointerDownCapture={finishOnPress}>
					{text ? (
						<StudyText {...parts} where={where} happened={happenedAt(lines, told, at, people)} />
					) : (
						<Board {...parts} pen={pen} onPen={setPen} shown={shown} heading={chapterName(info, about)} where={where} />
					)}
					{!guessing.on && (
						<MomentLine {...{ rewind, told, lines, people, at, hide }} notes={words.notes} more={past.more} />
					)}
				</div>
				<Rail {...parts} onShow={show} away={page === "chapters"} />
			</main>
			<StudyDock page={page} onPage={setPage} guessing={about.seat >= 0 && !over ? guessing : null} fork={fork} />
			{problem || wrong ? <p class="toast">{failureText(problem || wrong)}</p> : null}
			<Sheets {...props} {...{ sheet, at }} onClose={() => setSheet(null)} />
		</div>
	);
}

/** The address, the title of the page, and what the others are told of where one is; and the notes of this moment. */
function useWhere({ study, info, chapter, about }: Open, at: number, onMove: () => void): void {
	useEffect(() => {
		history.replaceState(null, "", hrefOf(studyAt(info.id, about.n, at)));
		document.title = `${chapterName(info, about)} · ${info.name}`;
		study.place = { chapter: about.n, moment: at };
		onMove();
	}, [info.id, about.n, at]);
	useEffect(() => void chapter.refresh(), [chapter, info.revision, chapter.past.last]);
}

const StudyBar = ({ info, about, edit }: Pick<Open, "info" | "about" | "edit">): JSX.Element => (
	<Bar
		title={titleName(about.title)}
		game={about.title}
		sub={`${info.name} · ${t(edit ? "study-editing" : "study")}`}
		watching={0}
		keys={KEYS}
	/>
);

interface DockProps {
	page: string;
	onPage(page: string): void;
	/** None where there is nothing to guess. */
	guessing: Guessing | null;
	fork: (() => void) | null;
}
const StudyDock = ({ page, onPage, guessing, fork }: DockProps): JSX.Element => (
	<Dock pages={DOCK} page={page} onPage={onPage}>
		{guessing && (
			<button type="button" aria-pressed={guessing.on} onClick={guessing.on ? guessing.stop : guessing.start}>
				<Icon name="bulb" />
				{t("study-guess-short")}
			</button>
		)}
		{fork && (
			<button type="button" onClick={fork}>
				<Icon name="fork" />
				{t("study-fork-short")}
			</button>
		)}
	</Dock>
);

interface SheetsProps extends ReadingProps {
	/** A way to add a chapter, the number of one to change, or playing on from here. */
	sheet: Way | "fork" | number | null;
	at: number;
	onClose(): void;
}
function Sheets({ sheet, at, study, info, chapter, told, onChapter, onClose }: SheetsProps): JSX.Element | null {
	if (sheet === null) return null;
	if (sheet === "fork") {
		const over = { ...told.review.table, status: "over" as const };
		return <ForkSheet {...atMoment(over, at, chapter.past.seat ?? "watch")} onClose={onClose} />;
	}
	if (typeof sheet !== "number") return <AddSheet study={study} way={sheet} onAdd={onChapter} onClose={onClose} />;
	const changed = info.chapters.find(({ n }) => n === sheet);
	return changed ? <ChapterSheet {...{ study, info, at, onClose }} chapter={changed} /> : null;
}

const DOCK = [
	{ name: "table", icon: "hand", label: "tab-table" },
	{ name: "notes", icon: "note", label: "study-notes" },
	{ name: "chapters", icon: "log", label: "study-chapters" },
];
const KEYS: [string, string][] = [
	["← →", "study-key-step"],
	["N", "study-key-note"],
	["H", "study-key-hide"],
	["G", "study-key-guess"],
	["E", "study-key-edit"],
	["A R W 1", "study-key-pens"],
];
