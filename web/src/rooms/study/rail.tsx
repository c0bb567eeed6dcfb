// Next to the board: the notes and what one can do here; for an editor the fields of the notes, the marks and the people.
import type { JSX } from "preact";
import type { Scene } from "../../board/scene";
import { textOf } from "../../net/studies";
import type { ChapterWords, MarkInfo } from "../../protocol";
import type { Layout } from "../../table/layout";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { MarkList } from "./edit/mark-list";
import { NoteField } from "./edit/note-field";
import { People } from "./edit/people";
import { type Guessing, GuessPanel } from "./guess";
import type { Mark } from "./marks";
import { Notes } from "./notes";
import type { Editing, Open } from "./open";

interface RailProps extends Open {
	scene: Scene;
	layout: Layout;
	at: number;
	words: ChapterWords;
	marks: MarkInfo[];
	guessing: Guessing;
	editing: Editing;
	board: { current: HTMLDivElement | null };
	over: boolean;
	/** Continues from here as a game; null where that cannot be. */
	fork: (() => void) | null;
	/** On a phone another page is shown. */
	away: boolean;
	onShow(mark: Mark | null): void;
}
export function Rail(props: RailProps): JSX.Element {
	const { info, chapter, about, edit, hide, scene, layout, at, words, guessing, over, fork, away, onShow, onEdit } =
		props;
	const name = scene.people[about.seat]?.name ?? "";
	return (
		<section class={`rail st-rail ${away ? "st-away" : ""}`} aria-label={t("study-notes")}>
			{guessing.on && (
				<GuessPanel guessing={guessing} layout={layout} name={name} open={scene.decision !== null} over={over} />
			)}
			{edit ? (
				<Edit {...props} />
			) : (
				<Notes
					words={words}
					title={about.title}
					at={at}
					hide={hide}
					onGo={(moment) => void chapter.rewind.go(moment)}
					onShow={onShow}
				/>
			)}
			{!guessing.on && (
				<div class="st-foot">
					{!edit && about.seat >= 0 && !over && (
						<button type="button" class="btn btn--go" data-testid="guess" onClick={guessing.start}>
							<Icon name="bulb" /> {t("study-guess")}
						</button>
					)}
					{!edit && fork && (
						<button type="button" class="btn btn--quiet" data-testid="fork" onClick={fork}>
							<Icon name="fork" /> {t("study-fork")}
						</button>
					)}
					{info.you === "editor" ? (
						<button type="button" class="btn btn--quiet" aria-pressed={edit} data-testid="edit" onClick={onEdit}>
							<Icon name={edit ? "spectator" : "pencil"} /> {t(edit ? "study-read" : "study-edit")}
						</button>
					) : (
						<Keep {...props} />
					)}
					<a class="btn btn--quiet" href={textOf(info.id)} download={`${info.name}.txt`} data-testid="study-text">
						<Icon name="verify" /> {t("study-as-text")}
					</a>
				</div>
			)}
		</section>
	);
}

function Edit({ study, info, chapter, at, words, marks, editing, board }: RailProps): JSX.Element {
	const here = words.notes.filter(({ moment }) => moment === at);
	return (
		<div class="st-edit">
			<h3>
				{t("study-note-at", { at })} <span class="grow" />
				<small>{t("study-note-all")}</small>
			</h3>
			{here.map((note) => (
				<NoteField
					key={note.n}
					study={info.id}
					chapter={chapter.n}
					note={note}
					linking={editing.linking}
					onErase={() => editing.erase(note.n)}
				/>
			))}
			<button type="button" class="btn btn--quiet" data-testid="note-add" onClick={editing.note}>
				<Icon name="plus" size="s" /> {t(here.length ? "study-note-more" : "study-note-add")}
			</button>
			<MarkList marks={marks} board={board} onAdd={editing.add} onRemove={editing.remove} />
			<People study={study} info={info} />
		</div>
	);
}

/** Puts the study on the reader's own list. */
function Keep({ study, info }: RailProps): JSX.Element | null {
	if (info.you) return null;
	return (
		<button type="button" class="btn btn--quiet" data-testid="keep" onClick={() => void study.join()}>
			<Icon name="plus" /> {t("study-keep")}
		</button>
	);
}
