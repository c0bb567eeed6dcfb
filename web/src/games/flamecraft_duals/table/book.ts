import { type Phrase, sayAll } from "../../cards/phrases";
import { type Entry, shelfOf } from "../../cards/shelf";
import LIST from "../cards.json?nameless";

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
	LIST,
	({ cards }) => new Map(cards.map((card) => [card.id, card as Card])),
);
export const { nameOf: cardName, overlay, tagged } = shelf;
const cardOf = (id: string): Card | undefined => shelf.now().get(id);

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
