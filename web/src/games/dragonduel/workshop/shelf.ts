// The player's decks on the server, so that they are there on every device. The last write wins.
import { bearer, call } from "../../../net/api";
import type { Deck as Kept, Outing } from "../../../protocol";
import { isSameMade } from "../../../table/options/made";
import { inOneLine } from "../cards/deck-names";
import { type Deck, decks, isWrong, keepDecks, read } from "../cards/decks";

const TITLE = "dragonduel";

/** Writes a deck; if the server does not know the user yet, it stays in this browser until it does. */
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

/** Decks built only here go to the server first; then the server's list replaces the local one. */
export async function renewed(): Promise<Deck[]> {
	if (!bearer.token) return decks();
	for (const deck of decks()) if (!deck.id) await store(deck);
	const all = await call<Kept[]>("GET", "/me/decks");
	const mine = named(all.filter(({ title }) => title === TITLE).flatMap(deckOf));
	keepDecks(mine);
	return mine;
}

/** How the reader's games with a deck went; null for one never played. */
export type Outings = (option: string) => Outing | null;

export async function outings(): Promise<Outings> {
	const all = bearer.token ? await call<Outing[]>("GET", `/me/outings/${TITLE}`) : [];
	return (option) => all.find(({ value }) => isSameMade(value, option)) ?? null;
}

/** In the builder a deck is known by its name, and two devices may have used the same one: numbers the copies. */
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
