// Automatic passing, if the person wants it or nothing else is possible: among bots at once, among people after a
// random wait, which is drawn the same way whatever the cards are.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { answersOf } from "../../board/picking/answers";
import type { Heard, Question } from "../../protocol";
import { makeStore, useStore } from "../../store";
import type { Scene } from "..";
import { alarm } from "./alarm";
import type { View } from "./cards";
import { passes, wait, wishes } from "./wishes";

/** What a person has chosen to pass: every question until their own turn, or those of one window. */
export type Skipping = "turn" | string | null;

/** A key for the open window: it may raise several questions while it lasts. */
export function windowKey({ window, turn, chain }: View, heard: Heard[]): string {
	const kind = window?.kind ?? "";
	const base =
		kind === "attack" ? heard.filter((event) => event.kind === kind).length : kind === "end" ? "" : chain[0]?.id;
	return `${turn} ${kind} ${base ?? ""}`;
}

/** Whether a question is passed without the person. */
export function passed(view: View, decision: Question | null, heard: Heard[], skipping: Skipping): boolean {
	if (decision?.ask !== "respond") return false;
	// a person who could lose by it is asked, whatever they chose before
	if (decision.words.length > 1 && atStake(view)) return false;
	const skipped = skipping === "turn" ? view.active !== view.seat : skipping === windowKey(view, heard);
	return passes(decision.words, view.window?.kind ?? "", skipped);
}

/** An attack on a Tower without cards. */
const atStake = ({ battle, players, seat }: View): boolean =>
	battle?.defender === seat && players?.find((player) => player.seat === seat)?.tower === 0;

/** The word of a pass that the page gives by itself, or null. */
export function passWord(view: View, decision: Question, heard: Heard[]): string | null {
	if (!passed(view, decision, heard, now.get().skipping)) return null;
	return answersOf(decision).find(({ verb }) => verb === "pass")?.word ?? null;
}

/** The person's choice for now, wherever it was made; `stayed` is a question at which the page waits after all. */
const NOTHING: { skipping: Skipping; stayed: number } = { skipping: null, stayed: -1 };
export const now = makeStore<{ skipping: Skipping; stayed: number; seat: number | null }>({ ...NOTHING, seat: null });
export const passUntilMyTurn = (): void => now.set({ skipping: "turn" });

export interface Passing {
	/** How long until it passes, in ms; null if it does not. */
	ms: number | null;
	thisWindow(): void;
	stay(): void;
}

export function usePassing({ view, decision, heard, seq, locked, people, play }: Scene<View>): Passing {
	useStore(wishes);
	const said = useStore(now);
	const { skipping, stayed } = said.seat === view.seat ? said : NOTHING; // on a shared screen, not another's choice
	useLayoutEffect(() => {
		if (now.get().seat !== view.seat) now.set({ ...NOTHING, seat: view.seat });
	}, [view.seat]);
	const waits = useRef({ seq: -1, ms: 0 });
	if (waits.current.seq !== seq)
		waits.current = { seq, ms: people.every(({ kind, you }) => you || kind === "bot") ? 0 : wait() };
	const wanted = stayed !== seq && passed(view, decision, heard, skipping);
	useEffect(() => {
		if (skipping === "turn" && view.active === view.seat) now.set({ skipping: null });
	}, [skipping, view.active, view.seat]);
	// once for each question, and again after a lost connection; a layout effect, since a page in the background is not
	// painted and effects that wait for that are late
	useLayoutEffect(() => {
		const pass = answersOf(decision).find(({ verb }) => verb === "pass");
		if (wanted && !locked && pass) return alarm(waits.current.ms, () => play(pass.word));
	}, [wanted, locked, seq]);
	return {
		ms: wanted ? waits.current.ms : null,
		thisWindow: () => now.set({ skipping: windowKey(view, heard) }),
		stay: () => now.set({ skipping: null, stayed: seq }),
	};
}
