// One note under one's hands: claimed while it has the focus, sent every second or two, and never over what somebody else
// has written meanwhile.
import { Failure } from "../../../net/api";
import { studies } from "../../../net/studies";
import type { NoteInfo } from "../../../protocol";
import { makeStore } from "../../../state/store";

const SOON = 1200; // ms after the last letter
const ALIVE = 8000; // ms after which one says again that one is writing

export interface WritingState {
	text: string;
	/** `busy`: somebody else has it; `stale`: somebody else has changed it. */
	trouble: "" | "busy" | "stale" | "full" | "lost";
	/** All of it has reached the server. */
	safe: boolean;
}

export class Writing {
	readonly store;
	#revision: number;
	#sent: string;
	#soon = 0;
	#alive = 0;
	#sending = false;

	constructor(
		private readonly study: string,
		private readonly chapter: number,
		private note: NoteInfo,
	) {
		this.store = makeStore<WritingState>({ text: note.text, trouble: "", safe: true });
		this.#revision = note.revision;
		this.#sent = note.text;
	}

	/** What others have made of it, if it is not under one's own hands. */
	hear(note: NoteInfo): void {
		this.note = note;
		if (!this.store.get().safe || note.revision <= this.#revision) return;
		this.#revision = note.revision;
		this.#sent = note.text;
		this.store.set({ text: note.text, trouble: "" });
	}

	claim(): void {
		void this.#send(true);
		this.#alive = window.setInterval(() => void this.#send(true), ALIVE);
	}

	change(text: string): void {
		this.store.set({ text, safe: text === this.#sent });
		clearTimeout(this.#soon);
		this.#soon = window.setTimeout(() => void this.#send(true), SOON);
	}

	release(): void {
		clearTimeout(this.#soon);
		clearInterval(this.#alive);
		void this.#send(false);
	}

	/** Goes on with the text of the others. */
	takeTheirs(): void {
		this.#revision = this.note.revision;
		this.#sent = this.note.text;
		this.store.set({ text: this.note.text, trouble: "", safe: true });
	}

	/** Writes one's own text over theirs, which one has seen. */
	insist(): void {
		this.#revision = this.note.revision;
		this.store.set({ trouble: "" });
		void this.#send(true);
	}

	get theirs(): string {
		return this.note.text;
	}

	async #send(writing: boolean): Promise<void> {
		const { text, trouble } = this.store.get();
		if (this.#sending) {
			this.#soon = window.setTimeout(() => void this.#send(writing), SOON);
			return;
		}
		if (trouble === "stale") return; // the writer decides
		this.#sending = true;
		const news = text !== this.#sent;
		try {
			const wish = news ? { text, revision: this.#revision, writing } : { writing };
			await studies.write(this.study, this.chapter, this.note.n, wish);
			if (news) this.#revision += 1;
			this.#sent = text;
			this.store.set({ trouble: "", safe: this.store.get().text === text });
		} catch (failure) {
			this.store.set({ trouble: troubleIn(failure) });
		}
		this.#sending = false;
	}
}

function troubleIn(failure: unknown): WritingState["trouble"] {
	const troubles = { "note-busy": "busy", "note-stale": "stale", "study-full": "full" } as const;
	return failure instanceof Failure ? (troubles[failure.key as keyof typeof troubles] ?? "lost") : "lost";
}
