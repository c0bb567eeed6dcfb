// The cards of Flamecraft Duals as the page reads them, and their names and texts in the reader's language. The list is
// generated from the card files by `python -m emberhall.wire.generate`.
import { settings } from "../../../state/settings";
import { type Phrase, sayAll } from "../../cards/phrases";
import { type Catalogue, type Entry, shelfOf } from "../../cards/shelf";
import LIST from "../cards.json";

export interface Card extends Entry {
	family: "shop" | "fountain" | "fancy" | "token";
	shape?: string;
	cells?: number[][];
	icons?: string;
	reputation?: number;
	kind?: string;
	provenance: string;
	text?: Phrase[];
}

const shelf = shelfOf(
	"flamecraft_duals",
	import.meta.url,
	LIST as Catalogue,
	({ cards }) => new Map(cards.map((card) => [card.id, card as Card])),
);
export const { overlay, tagged } = shelf;
const cardOf = (id: string): Card | undefined => shelf.now().get(id);

/** A card's name; an unknown card shows its id. */
export function cardName(id: string): string {
	const name = cardOf(id)?.name;
	return name?.[settings.get().lang] ?? name?.en ?? id;
}
export const fancyName = cardName;
export const cardsOf = (family: string): Card[] => [...shelf.now().values()].filter((card) => card.family === family);
/** What a fancy dragon does. */
export const fancyText = (id: string): string => sayAll(cardOf(id)?.text);
export const fancies = (): { card: string; kind: string; provenance: string }[] =>
	[...shelf.now().values()]
		.filter(({ family }) => family === "fancy")
		.map(({ id, kind = "", provenance }) => ({ card: id, kind, provenance }));
/** The pattern of a card that the view does not show: in piles, and in the hands revealed at the end. */
export const patternOf = (id: string): { cells: number[][]; icons: string } => ({
	cells: cardOf(id)?.cells ?? [[0, 0]],
	icons: cardOf(id)?.icons ?? "B",
});
/** The reputation of such a card. */
export const worthOf = (id: string): number => cardOf(id)?.reputation ?? 0;
export const isFountain = (id: string): boolean => cardOf(id)?.family === "fountain";
