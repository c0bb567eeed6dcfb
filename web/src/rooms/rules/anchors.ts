// Where an address leads inside the rules: to a section, a ruling, a card, or to the section about a refusal (`why-`),
// a question (`ask-`) or a card.
import type { Rulebook } from "../../protocol";

/** The id of the element that `#hash` means; null if the rules have none. */
export function placeOf(book: Rulebook, hash: string): string | null {
	const has = (test: (section: Rulebook["sections"][number]) => boolean) => book.sections.find(test)?.anchor ?? null;
	const [, kind, name = ""] = /^(why|ask)-(.+)$/.exec(hash) ?? [];
	if (kind === "why") {
		if (has(({ rulings }) => rulings.some(({ id }) => id === name))) return name;
		return has(({ refusals }) => refusals.includes(name));
	}
	if (kind === "ask") return has(({ asks }) => asks.includes(name));
	const known = has(({ anchor, rulings }) => anchor === hash || rulings.some(({ id }) => id === hash));
	return known ? hash : hash === "glossary" || hash.startsWith("card-") ? hash : null;
}

/** Scrolls to a place: unfolds everything around it, and highlights it. */
export function showPlace(id: string): boolean {
	const place = document.getElementById(id);
	if (!place) return false;
	for (let at = place.closest("details"); at; at = at.parentElement?.closest("details") ?? null) at.open = true;
	place.scrollIntoView({ block: "start" });
	for (const before of document.querySelectorAll(".ru-here")) before.classList.remove("ru-here");
	place.classList.add("ru-here");
	return true;
}
