// The names of cards: from the title's catalogue, if the page or the server has one.
import { cardsOf } from "../../net/files";
import { FALLBACK } from "../../state/languages";
import { settings } from "../../state/settings";

interface Named {
	cards: { id: string; name: Record<string, string> }[];
}
const CATALOGUES = import.meta.glob<{ default: Named }>("../../games/*/cards.json");
const known = new Map<string, Map<string, Record<string, string>>>();

/** Loads the names of a title's cards, and of the cards in the overlay with this mark. */
export async function learnNames(title: string, mark: string): Promise<void> {
	const lists: Named[] = [];
	const own = CATALOGUES[`../../games/${title}/cards.json`];
	if (own) lists.push((await own()).default);
	if (mark) {
		const list = await cardsOf<Named>(title, mark);
		if (list) lists.push(list);
	}
	known.set(title, new Map(lists.flatMap(({ cards }) => cards.map(({ id, name }) => [id, name]))));
}

/** A card's name, and the id that words use. */
export function cardName(title: string, id: string): string {
	const names = known.get(title)?.get(id);
	const name = names?.[settings.get().lang] ?? names?.[FALLBACK];
	return name ? `${name} (${id})` : id;
}
