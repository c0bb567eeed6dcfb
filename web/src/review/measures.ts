// What can be measured of a title as a game goes on, from the views of its moments. A title names its own measures.
import type { View } from "../protocol";

/** One line of a chart: a seat's, or one of several sources of a seat's. */
export interface Value {
	seat: number;
	/** The key and arguments of its name, where it is not the seat's name. */
	name?: string;
	/** Everybody whose line it is, where it is not only that seat's. */
	side?: number[];
	value: number;
}
export interface Measure<V = View> {
	/** The key of its heading. */
	key: string;
	/** The higher, the better for the seat: only these are compared with one's average. */
	compared?: boolean;
	/** The lines lie on each other: together they make the whole. */
	stacked?: boolean;
	of(view: V, eyes: number): Value[];
}

const MEASURES = import.meta.glob<{ default: Measure[] }>("../games/*/measures.ts");

export async function measuresOf(title: string): Promise<Measure[]> {
	const found = await MEASURES[`../games/${title}/measures.ts`]?.();
	return found?.default ?? [];
}
