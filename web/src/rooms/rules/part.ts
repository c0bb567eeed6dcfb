// A title's additions to its rules, with its words and pictures.
import type { RulesPart } from "../../table/title";
import { learn } from "../../ui/locales";

const PARTS = import.meta.glob<{ default: RulesPart }>("../../games/*/later/rulebook.tsx");

/** A title's part with its words and pictures; null for a title that this page was built without. */
export async function partOf(title: string): Promise<RulesPart | null> {
	const [part] = await Promise.all([
		PARTS[`../../games/${title}/later/rulebook.tsx`]?.(),
		learn(title),
		learn("table"),
	]);
	return part?.default ?? null;
}
