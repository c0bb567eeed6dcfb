// What a title adds to its rules: how its examples are drawn, from the view of a real game, and what its cards say.
import type { ComponentType } from "preact";
import { learn } from "../locales";
import type { View } from "../protocol";

export interface ExampleProps<V = View> {
	view: V;
	/** Which parts of the table to show; the title knows them. */
	show: string[];
}
export interface Explained {
	id: string;
	name: string;
	lines: string[];
}
export interface Part<V = View> {
	Example: ComponentType<ExampleProps<V>>;
	/** The cards of each family, with all they say. */
	glossary?(): { family: string; cards: Explained[] }[];
}

const PARTS = import.meta.glob<{ default: Part }>("../games/*/rulebook.tsx");

/** A title's part with its words and pictures; null for one that this page was built without. */
export async function partOf(title: string): Promise<Part | null> {
	const [part] = await Promise.all([PARTS[`../games/${title}/rulebook.tsx`]?.(), learn(title), learn("table")]);
	return part?.default ?? null;
}
