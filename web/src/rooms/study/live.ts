// A study as this page knows it: kept fresh while somebody looks at it, by requests that wait for news.
import { useEffect, useMemo } from "preact/hooks";
import { Failure } from "../../net/api";
import { studies } from "../../net/studies";
import { asMe, me } from "../../person/me";
import type { StudyInfo } from "../../protocol";
import { makeStore, useStore } from "../../state/store";

/** Milliseconds before another try, and between two looks of somebody whom the server does not know. */
const PAUSE = 3000;
const NOW_AND_THEN = 30_000;

export interface StudyState {
	info: StudyInfo | null;
	/** Why there is nothing to show, or why the last request failed. */
	failure: unknown;
	/** What could not be done. */
	wrong: unknown;
}

export class Study {
	readonly store = makeStore<StudyState>({ info: null, failure: null, wrong: null });
	/** Where the reader is. */
	place = { chapter: 0, moment: 0 };
	#open = false;
	#known = -1;

	constructor(readonly id: string) {}

	open(invitation: string): () => void {
		this.#open = true;
		void this.#run(invitation);
		return () => {
			this.#open = false;
		};
	}

	/** Does something here, as somebody whom the server knows; what comes of it is shown at once. */
	async act<T>(request: () => Promise<T>): Promise<T | null> {
		this.store.set({ wrong: null });
		try {
			const answer = await asMe(request);
			if (isStudy(answer)) this.#take(answer);
			return answer;
		} catch (wrong) {
			this.store.set({ wrong });
			return null;
		}
	}

	/** Puts it on the reader's own list. */
	join(): Promise<unknown> {
		return this.act(() => studies.join(this.id));
	}

	#take(info: StudyInfo): void {
		if (info.revision < this.#known) return; // an older answer that came late
		this.#known = info.revision;
		this.store.set({ info, failure: null });
	}

	async #run(invitation: string): Promise<void> {
		if (invitation) await this.act(() => studies.join(this.id, invitation));
		while (this.#open && (await this.#ask()));
	}

	/** One request; whether another is to follow. */
	async #ask(): Promise<boolean> {
		try {
			const known = this.#known;
			if (known < 0) this.#take(await studies.look(this.id));
			else if (me.get().token) this.#take(await studies.here(this.id, { ...this.place, since: known }));
			else {
				await wait(NOW_AND_THEN);
				if (this.#open && !document.hidden) this.#take(await studies.look(this.id));
			}
			return true;
		} catch (failure) {
			const gone = failure instanceof Failure && [401, 403, 404].includes(failure.status);
			this.store.set(gone ? { info: null, failure } : { failure });
			if (!gone) await wait(PAUSE);
			return !gone;
		}
	}
}

const wait = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));
const isStudy = (answer: unknown): answer is StudyInfo =>
	typeof answer === "object" && answer !== null && "chapters" in answer && "revision" in answer;

/** A study, kept fresh as long as this component is there. */
export function useStudy(id: string, invitation: string): [Study, StudyState] {
	const study = useMemo(() => new Study(id), [id]);
	useEffect(() => study.open(invitation), [study]);
	return [study, useStore(study.store)];
}
