// The cards of a title: the page's own, or those with an overlay of the server, identified by its mark. A component
// that shows cards loads the right ones first; everything that names a card then asks the shelf.
import { FALLBACK, type Lang, SPOKEN } from "../../state/languages";
import { settings } from "../../state/settings";
import { namesIn, t } from "../../ui/locales";

/** A catalogue as the engines export it: a card's head is the same in all titles, its facts depend on the title. */
export interface Catalogue {
	cards: Entry[];
	decks?: unknown[];
	/** How many cards a deck has, and of one card at most. */
	deck?: DeckLimits;
}
export interface DeckLimits {
	size: number;
	most: number;
	/** The cards of the first hand. */
	hand: number;
}
export interface Entry {
	id: string;
	family: string;
	/** In every language; the page's own cards of a title may have theirs in the words of a language. */
	name?: Record<string, string>;
	provenance?: string;
	text?: unknown;
	[fact: string]: unknown;
}

export interface Shelf<T> {
	/** The cards in use. */
	now(): T;
	/** Switches to the cards of this mark; the page's own if it is empty. */
	overlay(mark: string): Promise<void>;
	/** A card's name in the reader's language; an unknown card shows its id. */
	nameOf(id: string): string;
	/** Its names in every language that is known. */
	namesOf(id: string): string[];
	/** A heading, with a note about house cards while they are in use. */
	tagged(heading: string): string;
}

const TRIES = [500, 2000, 5000]; // ms to wait after a failed try

/** `part` is the address of the script with the title's own cards: other builds may read catalogues differently. */
export function shelfOf<T>(title: string, part: string, own: Catalogue, read: (list: Catalogue) => T): Shelf<T> {
	const shelved = (list: Catalogue) => ({
		read: read(list),
		cards: new Map(list.cards.map((card, at) => [card.id, { ...card, at }])),
	});
	const known = new Map([["", shelved(own)]]);
	const page = part.split("/").pop() ?? "";
	let mark = "";
	let wanted = "";
	const nameIn = (id: string, lang: Lang): string | undefined => {
		const card = known.get(mark)?.cards.get(id);
		return card && (card.name ? card.name[lang] : namesIn(title, lang)[card.at]);
	};
	return {
		now: () => known.get(mark)?.read as T,
		nameOf: (id) => nameIn(id, settings.get().lang) ?? nameIn(id, FALLBACK) ?? id,
		namesOf: (id) => SPOKEN.flatMap((lang) => nameIn(id, lang) ?? []),
		overlay: async (next) => {
			wanted = next;
			if (!known.has(next)) {
				const list = await fetched(title, next, page);
				known.set(next, shelved(list ?? own)); // without them the table cannot be played, but its words can be shown
			}
			if (wanted === next) mark = next; // otherwise another table was opened in the meantime
		},
		tagged: (heading) => (mark ? `${heading} · ${t("house-cards")}` : heading),
	};
}

/** The list of an overlay; null if the server has none. Retries when the connection is down. */
async function fetched(title: string, mark: string, page: string): Promise<Catalogue | null> {
	const { cardsOf } = await import("../../net/files");
	for (const wait of TRIES) {
		const list = await cardsOf<Catalogue>(title, mark, page);
		if (list !== undefined) return list;
		await new Promise((resolve) => setTimeout(resolve, wait));
	}
	throw new Error(`The cards ${mark} of ${title} could not be fetched.`);
}
