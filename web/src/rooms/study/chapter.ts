// One chapter under the reader's eyes: its game with the replay, and its notes and marks as far as they may be seen.
import { useEffect, useMemo } from "preact/hooks";
import { studies } from "../../net/studies";
import type { ChapterWords } from "../../protocol";
import { makeStore } from "../../state/store";
import { Rewind } from "../review/rewind";
import { ChapterPast, END } from "./game";

export class Chapter {
	readonly past: ChapterPast;
	readonly rewind: Rewind;
	readonly words = makeStore<ChapterWords>({ notes: [], marks: [], later: 0 });
	#wish = 0;

	constructor(
		readonly study: string,
		readonly n: number,
		readonly hide: boolean,
		private readonly from: number | null,
	) {
		this.past = new ChapterPast(study, n, hide, from);
		this.rewind = new Rewind(this.past);
	}

	/** Opens it where the reader wants to be: at its beginning unless they say so. */
	async open(): Promise<void> {
		const told = await this.past.story().catch((problem: unknown) => {
			this.rewind.store.set({ problem });
			return null;
		});
		if (!told) return;
		const eyes = this.past.seat ?? "watch";
		await this.rewind.open(eyes, this.from ?? told.review.first);
		await this.refresh();
	}

	/** Asks for the notes anew: somebody has written, or the reader has come further. */
	async refresh(): Promise<void> {
		const mine = ++this.#wish;
		const words = await studies
			.words(this.study, this.n, this.hide ? Math.max(this.past.last, 0) : END)
			.catch(() => null);
		if (words && mine === this.#wish) this.words.set(words);
	}
}

/** The chapter; another one when the reader hides or shows what comes. */
export function useChapter(study: string, n: number, hide: boolean, from: number | null): Chapter {
	const chapter = useMemo(() => new Chapter(study, n, hide, from), [study, n, hide]);
	useEffect(() => {
		void chapter.open();
		return () => chapter.rewind.pause();
	}, [chapter]);
	return chapter;
}
