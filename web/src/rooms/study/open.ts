// What the parts of an open chapter have in common, and what an editor does to it.
import { useRef, useState } from "preact/hooks";
import { studies } from "../../net/studies";
import type { ChapterInfo, StudyInfo } from "../../protocol";
import { t } from "../../ui/locales";
import { nameAt, spokenName } from "./board";
import type { Chapter } from "./chapter";
import type { Linking } from "./edit/note-field";
import type { Pen } from "./edit/tools";
import type { Study } from "./live";
import type { Mark } from "./marks";
import { momentLink, thingLink } from "./rich";

export interface Open {
	study: Study;
	info: StudyInfo;
	chapter: Chapter;
	about: ChapterInfo;
	/** The reader edits now. */
	edit: boolean;
	hide: boolean;
	read: number[];
	onChapter(n: number): void;
	onHide(hide: boolean): void;
	onEdit(): void;
}

export interface Editing {
	linking: Linking;
	/** The thing that an arrow begins at. */
	start: string;
	/** The board is to be pointed at for a link in a note. */
	waits: boolean;
	/** Takes what was pointed at; false if nothing waits for it. */
	point(target: EventTarget | null, pen: Pen): boolean;
	add(mark: Mark): void;
	remove(n: number): void;
	note(): void;
	erase(n: number): void;
}

export function useEditing(
	study: Study,
	chapter: Chapter,
	board: { current: HTMLElement | null },
	at: number,
): Editing {
	const [start, setStart] = useState("");
	const [waits, setWaits] = useState(false);
	const pointed = useRef<((link: string) => void) | null>(null);
	const { study: id, n } = chapter;
	const act = async (request: () => Promise<unknown>) => {
		await study.act(request);
		await chapter.refresh();
	};
	const add = (mark: Mark) => void act(() => studies.mark(id, n, { ...mark, moment: at }));
	const thing = () =>
		new Promise<string>((tell) => {
			pointed.current?.("");
			pointed.current = tell;
			setWaits(true);
		});
	const point = (target: EventTarget | null, { kind, ink }: Pen): boolean => {
		const name = nameAt(target);
		if (pointed.current) {
			pointed.current(name ? thingLink(spokenName(board.current, name), name) : "");
			pointed.current = null;
			setWaits(false);
			return true;
		}
		if (!kind) return false;
		if (!name) return true;
		if (kind === "arrow" && !start) setStart(name);
		else if (kind === "arrow") {
			if (name !== start) add({ kind, ink, start, target: name, word: "" });
			setStart("");
		} else if (kind === "word") {
			const word = window.prompt(t("study-mark-word"))?.trim();
			if (word) add({ kind, ink, start: name, target: "", word: word.slice(0, 40) });
		} else {
			const count = chapter.words.get().marks.filter((mark) => mark.moment === at && mark.kind === "number").length;
			add({ kind, ink, start: name, target: "", word: kind === "number" ? `${count + 1}` : "" });
		}
		return true;
	};
	return {
		linking: { moment: () => momentLink(t("study-moment", { at }), at), thing },
		start,
		waits,
		point,
		add,
		remove: (mark) => void act(() => studies.unmark(id, n, mark)),
		note: () => void act(() => studies.note(id, n, at)),
		erase: (note) => void act(() => studies.erase(id, n, note)),
	};
}
