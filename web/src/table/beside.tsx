// What the table adds to every layout: in questions, a button to skip the bots' moves, and above them what happened;
// next to names, their clocks.
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";
import { Clock } from "./life";
import type { ClocksProps } from "./life/clocks";

export interface Added {
	/** Set while only bots are waited for. */
	skip: (() => void) | null;
	/** What happened since the reader's last turn, above the question. */
	shelf?: ComponentChildren;
	/** The section of the rules about this question. */
	rules: string | null;
	/** The button that asks for a hint, if hints are available. */
	hint?: ComponentChildren;
	/** The hint itself, where there is no rail to hold it. */
	hintLine?: ComponentChildren;
	/** Replaces the question: something about the table itself. */
	prompt?: ComponentChildren;
	clocks?: ClocksProps | null;
}
export const Beside = createContext<Added>({ skip: null, rules: null });

/** A person's clock, wherever a layout shows the people at the table. */
export function SeatClock(at: { seat: number; tight?: boolean }): JSX.Element | null {
	const { clocks } = useContext(Beside);
	return clocks ? <Clock {...clocks} {...at} /> : null;
}
