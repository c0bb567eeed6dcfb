// A note as it is read: its words, with moments that one can go to, and things and moves that it shows on the board.
import type { JSX } from "preact";
import type { NoteInfo } from "../../protocol";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import type { Mark } from "./marks";
import { type Piece, paragraphsOf } from "./rich";
import { toneOf } from "./words";

interface NoteProps {
	note: NoteInfo;
	/** Before, at or after the moment on the board. */
	when: "was" | "now" | "next";
	onGo(moment: number): void;
	/** Shows on the board what a word means. */
	onShow(mark: Mark | null): void;
}
export function Note({ note, when, onGo, onShow }: NoteProps): JSX.Element {
	return (
		<article class={`st-note st-note--${when}`} data-testid="note" data-moment={note.moment}>
			<Face seat={toneOf(note.user)} face={note.face} width={34} />
			<button type="button" class="st-when" onClick={() => onGo(note.moment)}>
				{[t("study-moment", { at: note.moment }), note.name].filter(Boolean).join(" · ")}
			</button>
			<div>
				{paragraphsOf(note.text).map((pieces, i) => (
					<p key={i}>
						{pieces.map((piece, j) => (
							<Word key={j} piece={piece} onGo={onGo} onShow={onShow} />
						))}
					</p>
				))}
			</div>
			{note.writer && <p class="st-writes">{t("study-writes", { name: note.writer })}</p>}
		</article>
	);
}

function Word({ piece, onGo, onShow }: { piece: Piece } & Pick<NoteProps, "onGo" | "onShow">): JSX.Element {
	if (piece.kind === "text") return <>{piece.text}</>;
	if (piece.kind === "moment")
		return (
			<button type="button" class="st-move" onClick={() => onGo(piece.at)}>
				<Icon name="next" size="s" /> {piece.text}
			</button>
		);
	const mark = shownBy(piece);
	const ink = piece.kind === "move" ? piece.ink : "ink";
	return (
		<button
			type="button"
			class={piece.kind === "thing" ? "st-thing" : `st-move st-move--${ink}`}
			onPointerEnter={() => onShow(mark)}
			onPointerLeave={() => onShow(null)}
			onFocus={() => onShow(mark)}
			onBlur={() => onShow(null)}
			onClick={() => onShow(mark)}
		>
			{piece.kind === "move" && <Icon name={ink === "bad" ? "close" : "arrow"} size="s" />} {piece.text}
		</button>
	);
}

const shownBy = (piece: Piece): Mark | null =>
	piece.kind === "thing"
		? { kind: "ring", ink: "ink", start: piece.ref, target: "", word: "" }
		: piece.kind === "move"
			? { kind: "arrow", ink: piece.ink, start: piece.start, target: piece.target, word: "" }
			: null;
