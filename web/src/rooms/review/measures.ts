// What to measure in a title as a game goes on: a title defines its own measures.
import type { Measure } from "../../table/title";

const MEASURES = import.meta.glob<{ default: Measure[] }>("../../games/*/later/measures.ts");

export async function measuresOf(title: string): Promise<Measure[]> {
	const found = await MEASURES[`../../games/${title}/later/measures.ts`]?.();
	return found?.default ?? [];
}
