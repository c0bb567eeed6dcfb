// The analysis of one finished game, and how far it is. The curve and the panel share it.
import { Failure } from "../../net/api";
import { type Calls, coach } from "../../net/coach";
import { asMe } from "../../person/me";
import type { Analysis, AnalysisState } from "../../protocol";
import { makeStore, type Store } from "../../state/store";
import { namedOf, sideOf } from "./hint/numbers";

export interface Looking {
	/** Nobody has asked yet, the server works on it, it is done, or it failed. */
	stage: "unknown" | "unasked" | "waiting" | "running" | "done" | "failed";
	/** The part of the game analysed so far, from 0 to 1. */
	part: number;
	analysis: Analysis | null;
	problem: unknown;
	/** Whether the reader looks with hindsight, or by what was known. */
	hindsight: boolean;
}
const AGAIN = 1200; // ms between two requests for its progress
const UNKNOWN: Looking = { stage: "unknown", part: 0, analysis: null, problem: null, hindsight: false };

export class Look {
	readonly store: Store<Looking> = makeStore<Looking>(UNKNOWN);
	private waits = false;

	constructor(
		readonly table: string,
		private readonly calls: Calls = { ...coach, ask: (of) => asMe(() => coach.ask(of)) },
		private readonly pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
	) {}

	/** Checks whether somebody has asked before. */
	async open(): Promise<void> {
		if (this.store.get().stage !== "unknown") return;
		try {
			await this.follow(await this.calls.state(this.table));
		} catch (failure) {
			this.store.set(isUnasked(failure) ? { stage: "unasked", problem: null } : { stage: "failed", problem: failure });
		}
	}

	/** Asks for the analysis, and follows it to the end. */
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

/** A seat's next decision that mattered, starting over after the last one; null without an analysis. */
export function nextMattering(table: string, seat: number, at: number): number | null {
	const { analysis, hindsight } = lookAt(table).store.get();
	if (!analysis) return null;
	const moments = namedOf(sideOf(analysis, hindsight), seat).map(({ decision }) => decision.at);
	return moments.find((moment) => moment > at) ?? moments[0] ?? null;
}
