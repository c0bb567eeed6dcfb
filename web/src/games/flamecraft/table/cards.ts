// The cards of Flamecraft as the page reads them, and their names in the reader's language. The list is generated from
// the card files by `python -m emberhall.wire.generate`.

import type { Views } from "../../../protocol";
import { t } from "../../../ui/locales";
import type { Trade } from "../../../ui/trades";
import type { Phrase } from "../../cards/phrases";
import { shelfOf } from "../../cards/shelf";
import LIST from "../cards.json?nameless";

export type View = Views["flamecraft"];
export type Player = View["players"][number];
export type Space = View["town"][number];
export type Shop = NonNullable<Space["shop"]>;

export type { Phrase };
export interface Card {
	family: "artisan" | "shop" | "enchantment" | "fancy" | "companion" | "achievement";
	id: string;
	icon?: string;
	text?: Phrase[];
	amount?: number;
	slots?: { takes: string[]; reward: Phrase[] }[];
	passive?: string[];
	reveal?: Phrase[];
	deck?: string;
	cost?: Record<string, number>;
	coins?: boolean;
	tiers?: Phrase[][];
	timing?: string;
	needs?: Phrase;
	match?: Phrase;
	start?: Phrase[];
	choice?: number;
	shops?: string[];
	swaps?: string[][];
	fancies?: string[];
	/** How much of it is our own reconstruction. */
	ours?: "all" | "part";
}

const shelf = shelfOf(
	"flamecraft",
	import.meta.url,
	LIST,
	({ cards }) => new Map(cards.map((card) => [card.id, card as unknown as Card])),
);
export const { nameOf, overlay, tagged } = shelf;
export const cardOf = (id: string): Card => shelf.now().get(id) ?? { family: "shop", id };
export const allOf = (family: Card["family"]): Card[] =>
	[...shelf.now().values()].filter((card) => card.family === family);

/** Slots are named by shop and number. */
export const slotName = (shop: string, k: number): string => `${shop}.${k + 1}`;

/** Goods in the order of the view's lists; a coin is the seventh kind. */
export const KINDS = ["br", "me", "ir", "po", "cr", "pl", "coin"] as const;
const TRADES: Record<string, Trade> = { br: "bread", me: "meat", ir: "iron", po: "potion", cr: "crystal", pl: "plant" };
/** The trade for a two-letter code; wild, dragon and coin have none. */
export const tradeOf = (icon: string | undefined): Trade | null => TRADES[icon ?? ""] ?? null;
/** The icon for a good or a coin. */
export const iconOf = (good: string): string => (good === "coin" ? "coin" : (tradeOf(good) ?? "wild"));
export const goodName = (good: string): string => t("flamecraft-good", { good });
export const some = (good: string, count: number): string => t("flamecraft-some", { good, count });
export const letterOf = (good: string): string => t("flamecraft-letter", { good });
export const listed = (parts: string[]): string => parts.filter(Boolean).join(", ");

/** The colours for a thing with this icon. */
export function tint(icon: string | undefined): string {
	const name = tradeOf(icon) ?? "wild";
	return `--g:var(--good-${name});--gd:var(--good-${name}-deep);--gs:var(--good-${name}-soft)`;
}
