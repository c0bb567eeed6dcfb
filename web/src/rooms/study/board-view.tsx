// The board of a chapter in the title's own layout, with the marks over it; pointing at it draws, answers, or does nothing.
import type { JSX } from "preact";
import type { Scene } from "../../board/scene";
import type { MarkInfo } from "../../protocol";
import type { Layout } from "../../table/layout";
import { t } from "../../ui/locales";
import { MarkTools, type Pen } from "./edit/tools";
import { asked, type Guessing } from "./guess";
import { type Mark, Marks } from "./marks";
import type { Editing } from "./open";

interface BoardProps {
	scene: Scene;
	layout: Layout;
	at: number;
	edit: boolean;
	board: { current: HTMLDivElement | null };
	marks: MarkInfo[];
	/** What a word of a note shows. */
	shown: Mark | null;
	guessing: Guessing;
	editing: Editing;
	pen: Pen;
	heading: string;
	where: string;
	onPen(pen: Pen): void;
}
export function Board(props: BoardProps): JSX.Element {
	const { scene, layout, at, edit, board, marks, shown, guessing, editing, pen, heading, where, onPen } = props;
	const guess = guessing.on && scene.decision !== null;
	const takes = edit && (pen.kind !== null || editing.waits);
	const begun: Mark[] = editing.start
		? [{ kind: "ring", ink: pen.ink, start: editing.start, target: "", word: "" }]
		: [];
	const hold = (event: Event) => {
		if (!takes) return;
		event.preventDefault();
		event.stopPropagation();
		if (event.type === "click") editing.point(event.target, pen);
	};
	return (
		<>
			<div class="st-head">
				{edit ? (
					<MarkTools
						pen={pen}
						count={marks.length}
						onPen={onPen}
						onClear={() => {
							for (const { n } of marks) editing.remove(n);
						}}
					/>
				) : (
					<>
						<h2 class="display">{heading}</h2>
						<span class="grow" />
						<small>{where}</small>
					</>
				)}
			</div>
			{takes && (
				<p class="st-point" role="status">
					{t(editing.waits ? "study-point-link" : editing.start ? "study-point-target" : "study-point")}
				</p>
			)}
			<div
				class={`st-field ${takes ? "st-field--takes" : ""}`}
				ref={board}
				data-testid="study-board"
				onPointerDownCapture={hold}
				onClickCapture={hold}
			>
				<div class="rv-table" data-at={at}>
					<layout.Stage scene={guess ? asked(scene, guessing) : scene} />
				</div>
				<Marks board={board} marks={[...marks, ...begun, ...(shown ? [shown] : [])]} moment={`${at} ${edit}`} />
			</div>
		</>
	);
}
