// A lesson in place of the socket: a table sends its messages here and gets the replies. The server stores nothing, so
// every call contains everything the learner has done.

import { Failure } from "../../net/api";
import { lessons } from "../../net/lessons";
import type { LinkState } from "../../net/socket";
import { me } from "../../person/me";
import type { ClientMessage, LessonCall, LessonState, ServerMessage, TableInfo } from "../../protocol";
import { makeStore } from "../../state/store";
import { keepProgress, progressOf } from "./progress";

export interface Lesson {
	state: LessonState | null;
	/** The part of the step's message that answers the last try; `rule` if a rule forbids it. */
	answer: "rule" | "read" | string | null;
	/** The things in the answer are lit as well. */
	shown: boolean;
	tries: number;
	/** There is no such lesson. */
	missing: boolean;
}
/** Learning needs no account: the learner is the person this browser remembers. */
function asMe(table: TableInfo): TableInfo {
	const { name, face } = me.get();
	const chairs = table.chairs.map((chair) => (chair.seat === table.you ? { ...chair, name, face } : chair));
	return { ...table, chairs };
}
type Hear = (message: ServerMessage) => void;

export class LessonLine {
	readonly store = makeStore<Lesson>({ state: null, answer: null, shown: false, tries: 0, missing: false });
	private readonly hearers = new Set<Hear>();
	private busy = false;
	/** A press of "go on" that came while a call was under way. */
	private waits = false;

	constructor(readonly id: string) {
		this.store.set({ tries: progressOf(id).tries });
	}

	hear(hearer: Hear): () => void {
		this.hearers.add(hearer);
		return () => this.hearers.delete(hearer);
	}

	/** There is no connection that could be down: after a failed call, the learner tries again. */
	watch(watcher: (state: LinkState) => void): () => void {
		watcher({ up: true, everUp: true, retryAt: null });
		return () => undefined;
	}

	join(): void {
		void this.call({ acts: progressOf(this.id).acts });
	}

	leave(): void {
		this.hearers.clear();
	}

	send(message: ClientMessage): boolean {
		if (this.busy && message.t !== "why") return false;
		if (message.t === "play") void this.call({ acts: this.acts, words: message.words });
		else if (message.t === "undo") void this.call({ acts: this.acts.slice(0, -1) });
		else if (message.t === "why") void this.why(message.word, message.ref);
		return true;
	}

	get acts(): string[] {
		return this.store.get().state?.acts ?? [];
	}

	goOn(): void {
		this.waits = this.busy;
		void this.call({ acts: this.acts, words: [">"] });
	}

	skip(): void {
		void this.call({ acts: this.acts, skip: true });
	}

	/** Goes back to the beginning of a step; a puzzle has one. */
	backTo(step: number): void {
		void this.call({ acts: this.acts.slice(0, this.store.get().state?.marks[step] ?? 0) });
	}

	/** Plays the solution from the beginning. */
	async solve(): Promise<void> {
		await this.call({ acts: [] });
		await this.call({ acts: [], skip: true });
	}

	/** Lights what the solution touches next. */
	async hint(): Promise<void> {
		await this.call({ acts: this.acts, show: true });
		this.show();
	}

	show(): void {
		this.store.set({ shown: true });
	}

	private async call(call: LessonCall): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		try {
			this.take(await lessons.lesson(this.id, call), call);
		} catch (failure) {
			this.fail(failure, call);
		} finally {
			this.busy = false;
			if (this.waits && this.store.get().state?.reads) this.goOn();
			this.waits = false;
		}
	}

	private async why(word: string | undefined, ref: string | undefined): Promise<void> {
		const asked = ref === undefined ? { word: word ?? "" } : { ref };
		const { reason } = await lessons.lesson(this.id, { acts: this.acts, ...asked });
		if (reason) this.tell(reason);
	}

	private take(state: LessonState, call: LessonCall): void {
		const before = this.store.get();
		if (state.refused) {
			this.store.set({ answer: state.hint ?? (state.refused.rule ? "rule" : state.reads ? "read" : "hint") });
			this.tell(state.refused);
			return;
		}
		const moved = state.step !== before.state?.step || state.acts.length !== this.acts.length;
		const failed = state.failed && !call.skip && moved;
		const tries = before.tries + (failed ? 1 : 0);
		this.store.set({ state, answer: null, shown: false, tries });
		if (state.over && !state.failed) keepProgress(this.id, { acts: [], step: 0, done: true, tries: 0 });
		else keepProgress(this.id, { acts: state.failed ? [] : state.acts, step: state.step, tries });
		this.tell({ t: "lobby", table: asMe(state.table) });
		for (const update of state.updates) this.tell(update);
	}

	private fail(failure: unknown, call: LessonCall): void {
		if (failure instanceof Failure && failure.status === 404) this.store.set({ missing: true });
		else if (failure instanceof Failure && failure.key === "lesson-changed" && call.acts?.length) {
			keepProgress(this.id, { acts: [], step: 0 });
			queueMicrotask(() => void this.call({ acts: [] }));
		} else {
			const table = this.store.get().state?.table.id ?? "";
			this.tell({ t: "refused", table, seq: 0, error: "no-answer", message: "", args: {} });
		}
	}

	private tell(message: ServerMessage): void {
		for (const hearer of [...this.hearers]) hearer(message);
	}
}
