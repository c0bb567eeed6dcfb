// The notes of a chapter next to its board: those before, the one of this moment, and how many lie face down.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { cardBack } from "../../games/backs";
import type { ChapterWords } from "../../protocol";
import { Drawing } from "../../ui/icon";
import { t } from "../../ui/locales";
import type { Mark } from "./marks";
import { Note } from "./note";

interface NotesProps {
	words: ChapterWords;
	title: string;
	at: number;
	/** What comes is hidden. */
	hide: boolean;
	onGo(moment: number): void;
	onShow(mark: Mark | null): void;
}
export function Notes({ words, title, at, hide, onGo, onShow }: NotesProps): JSX.Element {
	const list = useRef<HTMLDivElement>(null);
	const shown = words.notes.filter((note) => note.text && (!hide || note.moment <= at));
	const later = words.later + (hide ? words.notes.filter(({ moment }) => moment > at).length : 0);
	useEffect(() => {
		const now = list.current?.querySelector<HTMLElement>(".st-note--now");
		if (now && list.current) list.current.scrollTo({ top: now.offsetTop - list.current.offsetTop - 60 });
	}, [at, shown.length]);
	return (
		<div class="st-notes" ref={list} tabIndex={0} role="region" aria-label={t("study-notes")}>
			{!shown.length && !later && <p class="quiet">{t("study-no-notes")}</p>}
			{shown.map((note) => (
				<Note
					key={note.n}
					note={note}
					when={note.moment < at ? "was" : note.moment > at ? "next" : "now"}
					onGo={onGo}
					onShow={onShow}
				/>
			))}
			{later > 0 && (
				<div class="st-down" data-testid="face-down">
					<Drawing class="st-back" svg={cardBack(title)} />
					<span>
						<b>{t("study-face-down", { count: later })}</b>
						{t("study-turn-up")}
					</span>
				</div>
			)}
		</div>
	);
}
