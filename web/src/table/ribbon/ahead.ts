// What is still to come of the reader's own turn: the steps a title names, from the one that is asked about now.
import type { Step } from "./pictures";
import type { Turn } from "./turns";

/** The steps left, the present one first; none while others are asked, or before the first. */
export function stepsLeft(steps: Step[] | undefined, { pictures }: Turn, ask: string | undefined): Step[] {
	if (!steps || !ask) return [];
	const kinds = new Set(pictures.flatMap(({ lines }) => lines.map(({ event }) => event.kind)));
	const asked = steps.findIndex(({ asks }) => asks.includes(ask));
	// what a card asks belongs to the step in which it is used
	const at = asked < 0 ? steps.findLastIndex(({ told }) => told.some((kind) => kinds.has(kind))) : asked;
	return at < 0 ? [] : steps.slice(at);
}
