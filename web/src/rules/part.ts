// A title's additions to its rules: how to draw its examples, from the view of a real game, and the text of its cards.
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
	/** The cards of each family, with their full text. */
	glossary?(): { family: string; cards: Explained[] }[];
}

const PARTS = import.meta.glob<{ default: Part }>("../games/*/rulebook.tsx");

/** A title's part with its words and pictures; null for a title that this page was built without. */
export async function partOf(title: string): Promise<Part | null> {
	const [part] = await Promise.all([PARTS[`../games/${title}/rulebook.tsx`]?.(), learn(title), learn("table")]);
	return part?.default ?? null;
}
