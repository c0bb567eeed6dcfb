// What to measure in a title as a game goes on, from the views of its moments. A title defines its own measures.
import type { View } from "../protocol";

/** One line of a chart: a seat's, or one of several sources within a seat. */
export interface Value {
	seat: number;
	/** The key and arguments of its name, if it is not the seat's name. */
	name?: string;
	/** All seats that share the line, if it is not only that seat's. */
	side?: number[];
	value: number;
}
export interface Measure<V = View> {
	/** The key of its heading. */
	key: string;
	/** Higher is better for the seat: only these are compared with the reader's average. */
	compared?: boolean;
	/** The lines are stacked: together they make the whole. */
	stacked?: boolean;
	of(view: V, eyes: number): Value[];
}

const MEASURES = import.meta.glob<{ default: Measure[] }>("../games/*/measures.ts");

export async function measuresOf(title: string): Promise<Measure[]> {
	const found = await MEASURES[`../games/${title}/measures.ts`]?.();
	return found?.default ?? [];
}
