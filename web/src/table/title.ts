// What a title brings to the page besides its table: facts that are known before anything is loaded, and the types of
// the parts that other rooms look for in its folder.
import type { ComponentType } from "preact";
import type { View } from "../protocol";

/** In `title.ts` of every title's folder. */
export interface Title {
	/** Its place on the shelf, from 1. */
	order: number;
	/** The option for the result of its workshop, without the seat number if every seat brings one. */
	makes?: string;
	/** How many usually play, if fewer than four. */
	seats?: number;
	/** Its layout, for its own kind of view. */
	table(): Promise<{ default: unknown }>;
}

/** One line of a chart: a seat's, or one of several sources within a seat. */
export interface MeasureValue {
	seat: number;
	/** The key and arguments of its name, if it is not the seat's name. */
	name?: string;
	/** All seats that share the line, if it is not only that seat's. */
	side?: number[];
	value: number;
}
/** What to measure as a game goes on, from the views of its moments. In `later/measures.ts`. */
export interface Measure<V = View> {
	/** The key of its heading. */
	key: string;
	/** Higher is better for the seat: only these are compared with the reader's average. */
	compared?: boolean;
	/** The lines are stacked: together they make the whole. */
	stacked?: boolean;
	of(view: V, eyes: number): MeasureValue[];
}

/** How a hand looks when everything is revealed. In `later/held.tsx`. */
export type HeldProps<V = View> = { view: V };

export interface ExampleProps<V = View> {
	view: V;
	/** Which parts of the table to show; the title knows them. */
	show: string[];
}
/** What the explorer shows of a title's cards. In `later/explored.tsx`. */
export interface ExplorerPart {
	nameOf(item: string): string;
	/** A few words about it, below its name. */
	about(item: string): string;
	Thumb?: ComponentType<{ item: string }>;
	/** Its text, for its own page. */
	textOf?(item: string): string[];
}
export interface Explained {
	id: string;
	name: string;
	lines: string[];
}
/** Additions to its rules: how to draw examples, from the view of a real game, and the text of its cards. In `later/rulebook.tsx`. */
export interface RulesPart<V = View> {
	Example: ComponentType<ExampleProps<V>>;
	/** The cards of each family, with their full text. */
	glossary?(): { family: string; cards: Explained[] }[];
}
