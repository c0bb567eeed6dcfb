// The field of a note: what is written, links to put in, and what is in the way.
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { NoteInfo } from "../../../protocol";
import { useStore } from "../../../state/store";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { Tool } from "../../../ui/tools";
import { Writing } from "./writing";

export interface Linking {
	/** The link to this moment. */
	moment(): string;
	/** Waits for a thing on the board to be pointed at; empty if nothing was. */
	thing(): Promise<string>;
}
interface FieldProps {
	study: string;
	chapter: number;
	note: NoteInfo;
	linking: Linking;
	onErase(): void;
}
export function NoteField({ study, chapter, note, linking, onErase }: FieldProps): JSX.Element {
	const writing = useMemo(() => new Writing(study, chapter, note), [study, chapter, note.n]);
	const { text, trouble, safe } = useStore(writing.store);
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => writing.hear(note), [note]);
	useEffect(() => () => writing.release(), [writing]);
	const put = (link: string) => {
		const at = field.current?.selectionStart ?? text.length;
		if (!link) return;
		const gap = at && !/\s/.test(text[at - 1] ?? "") ? " " : "";
		writing.change(text.slice(0, at) + gap + link + text.slice(at));
		field.current?.focus();
	};
	return (
		<div class="st-ed" data-testid="note-field">
			<textarea
				ref={field}
				rows={7}
				maxLength={3000}
				value={text}
				readOnly={note.writer !== undefined}
				aria-label={t("study-note-at", { at: note.moment })}
				placeholder={t("study-note-empty")}
				data-testid="note-text"
				onFocus={() => writing.claim()}
				onBlur={() => writing.release()}
				onInput={(event) => writing.change(event.currentTarget.value)}
			/>
			<div class="st-tb">
				<button type="button" onClick={() => void linking.thing().then(put)}>
					<Icon name="hand" size="s" /> {t("study-link-thing")}
				</button>
				<button type="button" onClick={() => put(linking.moment())}>
					<Icon name="next" size="s" /> {t("study-link-moment")}
				</button>
				<span class="grow" />
				<small role="status">{t(safe ? "study-safe" : "study-unsafe")}</small>
				<Tool icon="close" label={t("study-note-erase")} testid="note-erase" onClick={onErase} />
			</div>
			{note.writer !== undefined ? (
				<p class="st-trouble" role="status" data-testid="note-writer">
					{t("study-writes", { name: note.writer })}
				</p>
			) : (
				<Trouble trouble={trouble} writing={writing} />
			)}
		</div>
	);
}

function Trouble({ trouble, writing }: { trouble: string; writing: Writing }): JSX.Element | null {
	if (!trouble) return null;
	return (
		<div class="st-trouble" role="alert" data-testid="note-trouble">
			<p>{t(`study-trouble-${trouble}`)}</p>
			{trouble === "stale" && (
				<>
					<blockquote>{writing.theirs}</blockquote>
					<div class="acts">
						<button type="button" class="btn btn--s btn--quiet" onClick={() => writing.takeTheirs()}>
							{t("study-take-theirs")}
						</button>
						<button type="button" class="btn btn--s btn--quiet" onClick={() => writing.insist()}>
							{t("study-keep-mine")}
						</button>
					</div>
				</>
			)}
		</div>
	);
}
