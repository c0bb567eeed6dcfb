// What the table adds to every question: the way to skip what bots do, and what the others did meanwhile.
import { type ComponentChildren, createContext } from "preact";

export interface Added {
	/** Given while only bots are waited for. */
	skip: (() => void) | null;
	recap: ComponentChildren;
	/** Stands in the place of the question: something about the table itself. */
	prompt: ComponentChildren;
}
export const Beside = createContext<Added>({ skip: null, recap: null, prompt: null });
