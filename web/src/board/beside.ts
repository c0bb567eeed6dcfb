// What the table adds to every question: the way to skip what bots do, and what the others did meanwhile.
import { type ComponentChildren, createContext } from "preact";

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
}
export const Beside = createContext<Added>({ skip: null, recap: null, rules: null });
