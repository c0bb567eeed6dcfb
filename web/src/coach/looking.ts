// The analysis of one finished game, as far as the coach is with it. The curve and the panel share it.
import { Failure } from "../api";
import type { Analysis, AnalysisState } from "../protocol";
import { makeStore, type Store } from "../store";
import { type Calls, coach } from "./calls";
import { namedOf, sideOf } from "./numbers";

export interface Looking {
	/** Nobody has asked yet, the server works on it, it is there, or it went wrong. */
	stage: "unknown" | "unasked" | "waiting" | "running" | "done" | "failed";
	/** How much of the game is looked at, from 0 to 1. */
	part: number;
	analysis: Analysis | null;
	problem: unknown;
	/** With hindsight, or on what was known: how the reader looks at it. */
	hindsight: boolean;
}
const AGAIN = 1200; // ms between two questions how far it is
const UNKNOWN: Looking = { stage: "unknown", part: 0, analysis: null, problem: null, hindsight: false };

export class Look {
	readonly store: Store<Looking> = makeStore<Looking>(UNKNOWN);
	private waits = false;

	constructor(
		readonly table: string,
		private readonly calls: Calls = coach,
		private readonly pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
	) {}

	/** Looks whether somebody has asked before. */
	async open(): Promise<void> {
		if (this.store.get().stage !== "unknown") return;
		try {
			await this.follow(await this.calls.state(this.table));
		} catch (failure) {
			this.store.set(isUnasked(failure) ? { stage: "unasked", problem: null } : { stage: "failed", problem: failure });
		}
	}

	/** Asks for it, and follows it to the end. */
	async ask(): Promise<void> {
		this.store.set({ stage: "waiting", part: 0, problem: null });
		try {
			await this.follow(await this.calls.ask(this.table));
		} catch (failure) {
			this.store.set({ stage: "failed", problem: failure });
		}
	}

	private async follow(first: AnalysisState): Promise<void> {
		if (this.waits) return;
		this.waits = true;
		try {
			let state = first;
			while (state.stage !== "done") {
				this.store.set({ stage: state.stage, part: state.of ? state.done / state.of : 0 });
				await this.pause(AGAIN);
				// another process of the server may answer, which has not been asked
				state = await this.calls.state(this.table).catch((failure) => {
					if (isUnasked(failure)) return this.calls.ask(this.table);
					throw failure;
				});
			}
			this.store.set({ stage: "done", part: 1, analysis: state.analysis ?? null });
		} finally {
			this.waits = false;
		}
	}
}

const isUnasked = (failure: unknown): boolean => failure instanceof Failure && failure.key === "not-asked";

const LOOKS = new Map<string, Look>();

export function lookAt(table: string): Look {
	const known = LOOKS.get(table) ?? new Look(table);
	LOOKS.set(table, known);
	return known;
}

/** The next decision of a seat that mattered, from the first one on after the last; null while nobody knows. */
export function nextMattering(table: string, seat: number, at: number): number | null {
	const { analysis, hindsight } = lookAt(table).store.get();
	if (!analysis) return null;
	const moments = namedOf(sideOf(analysis, hindsight), seat).map(({ decision }) => decision.at);
	return moments.find((moment) => moment > at) ?? moments[0] ?? null;
}
