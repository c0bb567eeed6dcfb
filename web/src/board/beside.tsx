// What the table adds to every layout: to questions the way to skip what bots do and what the others did meanwhile, to
// names their clocks.
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";
import { Clock } from "../life";
import type { ClocksProps } from "../life/clocks";

export interface Added {
	/** Given while only bots are waited for. */
	skip: (() => void) | null;
	recap: ComponentChildren;
	/** Where the rules tell about what is asked. */
	rules: string | null;
	/** The way to ask for a hint, where there are any. */
	hint?: ComponentChildren;
	/** Stands in the place of the question: something about the table itself. */
	prompt?: ComponentChildren;
	clocks?: ClocksProps | null;
}
export const Beside = createContext<Added>({ skip: null, recap: null, rules: null });

/** The clock of a person, wherever a layout shows who sits at the table. */
export function SeatClock(at: { seat: number; tight?: boolean }): JSX.Element | null {
	const { clocks } = useContext(Beside);
	return clocks ? <Clock {...clocks} {...at} /> : null;
}
