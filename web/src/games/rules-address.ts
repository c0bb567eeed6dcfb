// Links from a table into the rules. They open in another tab, so that the game stays where it is.
import { hasLayout } from ".";
import { titles } from "./offered";

/** The address of a title's rules, at a place in them; null if the title has none. */
export function rulesAt(title: string, place = ""): string | null {
	const known = titles.get().all?.find(({ name }) => name === title);
	if (!(known ? known.rulebook : hasLayout(title))) return null;
	return `/rules/${title}${place && `#${place}`}`;
}
