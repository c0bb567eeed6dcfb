// Which cards the deck builder shows: by element, kind, cost, trait, keyword, words, or only those in the deck.

import { t } from "../../../ui/locales";
import { allCards, type Card, flagName, isToken, nameOf, textOf, traitName } from "../cards/cards";
import type { Counts } from "../cards/deck-names";

/** Every card that a deck may contain, the cheapest first. */
export const pool = (): Card[] =>
	allCards()
		.filter((card) => !isToken(card))
		.sort((a, b) => a.cost - b.cost || a.card.localeCompare(b.card));
export const allTraits = (): string[] => [...new Set(pool().flatMap(({ traits }) => traits))].sort();
export const allKeywords = (): string[] => [...new Set(pool().flatMap(({ keywords }) => keywords))].sort();
export const COSTS = ["0-2", "3-4", "5-6", "7-20"];

export const ELEMENTS = ["fire", "earth", "water", "wind", "light", "dark"] as const;
export const elementName = (element: string): string => t(`dragonduel-element-${element}`);

export interface Sieve {
	/** Any of these; all if there are none. */
	elements: string[];
	kind: string;
	cost: string;
	trait: string;
	keyword: string;
	/** Parts of the name, the text, the keywords or the traits, in any order. */
	words: string;
	/** Only what is in the deck. */
	mine: boolean;
}
export const ALL: Sieve = { elements: [], kind: "", cost: "", trait: "", keyword: "", words: "", mine: false };

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Everything a card can be found by. */
const toldOf = ({ card, element, traits, keywords }: Card): string =>
	plain(
		[
			nameOf(card),
			card,
			elementName(element),
			...textOf(card),
			...traits.map(traitName),
			...keywords.map(flagName),
		].join(" "),
	);

export function passes(card: Card, sieve: Sieve, counts: Counts): boolean {
	const { elements, kind, cost, trait, keyword, words, mine } = sieve;
	const [least = 0, most = 20] = cost ? cost.split("-").map(Number) : [];
	const wanted = plain(words).split(/\s+/).filter(Boolean);
	const told = wanted.length ? toldOf(card) : "";
	return (
		(!elements.length || elements.includes(card.element)) &&
		(!kind || card.kind === kind) &&
		(!trait || card.traits.includes(trait)) &&
		(!keyword || card.keywords.includes(keyword)) &&
		(!mine || Boolean(counts[card.card])) &&
		card.cost >= least &&
		card.cost <= most &&
		wanted.every((word) => told.includes(word))
	);
}
