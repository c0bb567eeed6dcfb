// The cards of a title: the page's own, or those with an overlay of the server, identified by its mark. A component
// that shows cards loads the right ones first; everything that names a card then asks the shelf.
import { cardsOf } from "../../net/files";
import { t } from "../../ui/locales";

/** A catalogue as the engines export it: a card's head is the same in all titles, its facts depend on the title. */
export interface Catalogue {
	cards: Entry[];
	decks?: unknown[];
}
export interface Entry {
	id: string;
	family: string;
	name: Record<string, string>;
	provenance?: string;
	text?: unknown;
	[fact: string]: unknown;
}

export interface Shelf<T> {
	/** The cards in use. */
	now(): T;
	/** Switches to the cards of this mark; the page's own if it is empty. */
	overlay(mark: string): Promise<void>;
	/** A heading, with a note about house cards while they are in use. */
	tagged(heading: string): string;
}

const TRIES = [500, 2000, 5000]; // ms to wait after a failed try

/** `part` is the address of the script with the title's own cards: other builds may read catalogues differently. */
export function shelfOf<T>(title: string, part: string, own: Catalogue, read: (list: Catalogue) => T): Shelf<T> {
	const known = new Map([["", read(own)]]);
	const page = part.split("/").pop() ?? "";
	let mark = "";
	let wanted = "";
	return {
		now: () => known.get(mark) as T,
		overlay: async (next) => {
			wanted = next;
			if (!known.has(next)) {
				const list = await fetched(title, next, page);
				known.set(next, read(list ?? own)); // without them the table cannot be played, but its words can be shown
			}
			if (wanted === next) mark = next; // otherwise another table was opened in the meantime
		},
		tagged: (heading) => (mark ? `${heading} · ${t("house-cards")}` : heading),
	};
}

/** The list of an overlay; null if the server has none. Retries when the connection is down. */
async function fetched(title: string, mark: string, page: string): Promise<Catalogue | null> {
	for (const wait of TRIES) {
		const list = await cardsOf<Catalogue>(title, mark, page);
		if (list !== undefined) return list;
		await new Promise((resolve) => setTimeout(resolve, wait));
	}
	throw new Error(`The cards ${mark} of ${title} could not be fetched.`);
}
