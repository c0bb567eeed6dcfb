// One's decks on the server, so that they are there on every device. The last who writes a deck counts.
import { bearer, call } from "../../api";
import type { Deck as Kept } from "../../protocol";
import { type Deck, decks, inOneLine, isWrong, keepDecks, read } from "./decks";

const TITLE = "dragonduel";

/** Writes a deck; without a person whom the server knows it stays in this browser until there is one. */
export async function store(deck: Deck): Promise<Deck> {
	if (!bearer.token) return deck;
	const id = deck.id ?? freshId();
	const body = { title: TITLE, name: deck.name || "?", cards: inOneLine(deck.counts) };
	await call<Kept>("PUT", `/me/decks/${id}`, body);
	return { ...deck, id };
}

export async function forget({ id }: Deck): Promise<void> {
	if (id && bearer.token) await call("DELETE", `/me/decks/${id}`);
}

/** What was built here alone goes to the server first; then what is there is what there is. */
export async function renewed(): Promise<Deck[]> {
	if (!bearer.token) return decks();
	for (const deck of decks()) if (!deck.id) await store(deck);
	const all = await call<Kept[]>("GET", "/me/decks");
	const mine = named(all.filter(({ title }) => title === TITLE).flatMap(deckOf));
	keepDecks(mine);
	return mine;
}

/** In the builder a deck is known by its name; two devices may have given the same one twice. */
export function named(all: Deck[]): Deck[] {
	const count = new Map<string, number>();
	return all.map((deck) => {
		const nth = (count.get(deck.name) ?? 0) + 1;
		count.set(deck.name, nth);
		return nth > 1 ? { ...deck, name: `${deck.name} (${nth})` } : deck;
	});
}

/** Not `randomUUID`: a page in a local network may be served without https. */
const freshId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function deckOf({ id, name, cards }: Kept): Deck[] {
	const counts = read(cards);
	return isWrong(counts) ? [] : [{ id, name, counts }];
}
