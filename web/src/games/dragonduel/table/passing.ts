// Automatic passing, if the person wants it or nothing else is possible. This module proposes; the table sends.
import { useEffect, useLayoutEffect } from "preact/hooks";
import { answersOf } from "../../../board/picking/answers";
import type { Scene } from "../../../board/scene";
import type { Heard, Question } from "../../../protocol";
import { makeStore, useStore } from "../../../state/store";
import type { Open, Proposal } from "../../../table/automatic/automatic";
import type { View } from "../cards/cards";
import { passes } from "./wishes";

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
	return passes(decision, view.window?.kind ?? "", skipped);
}

/** An attack that could defeat this seat. */
const atStake = ({ battle, seat }: View): boolean => battle?.defender === seat && battle.grave;

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

/** The choice that counts for a seat: on a shared screen, not another's. */
const choiceOf = (seat: number | null) => (now.get().seat === seat ? now.get() : NOTHING);

/** The pass that the page gives by itself, or null. */
export function passOf({ view, decision, heard, seq }: Open & { view: View }): Proposal | null {
	const { skipping, stayed } = choiceOf(view.seat);
	if (stayed === seq || !passed(view, decision, heard, skipping)) return null;
	const word = answersOf(decision).find(({ verb }) => verb === "pass")?.word;
	return word ? { word, waits: true } : null;
}

export function usePassing({ view, heard, seq, answering }: Scene<View>): Passing {
	const { skipping } = useStore(now);
	useLayoutEffect(() => {
		if (now.get().seat !== view.seat) now.set({ ...NOTHING, seat: view.seat });
	}, [view.seat]);
	useEffect(() => {
		if (skipping === "turn" && view.active === view.seat) now.set({ skipping: null });
	}, [skipping, view.active, view.seat]);
	return {
		ms: answering,
		thisWindow: () => now.set({ skipping: windowKey(view, heard) }),
		stay: () => now.set({ skipping: null, stayed: seq }),
	};
}
