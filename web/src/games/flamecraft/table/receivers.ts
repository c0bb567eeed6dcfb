// Gifts of which only the receiver is still open.
import type { Answer } from "../../../board/picking";
import { factsOf } from "./facts";

/** The remaining gifts, if only the receiver is still open. */
export function receivers(left: Answer[]): Answer[] | null {
	const gifts = left.filter((each) => each.refs.length);
	const people = new Set(gifts.map((each) => factsOf(each).to));
	const things = new Set(gifts.map((each) => factsOf(each).card ?? factsOf(each).good));
	return people.size > 1 && people.size === gifts.length && things.size === 1 && !people.has(undefined) ? gifts : null;
}
