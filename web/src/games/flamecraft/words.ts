// What can be picked now, as things on the table. A word names one thing or two; the words come from the server, and
// nothing is added to them here.
import { cardOf, type View } from "./cards";

/** A thing on the table: "shop:ST-BR", "slot:ST-BR.2", "artisan:A-BR-1", "good:br", "seat:2" ... */
export type Ref = string;

export const verbOf = (word: string): string => word.split(" ")[0] ?? "";

const FAMILY: Record<string, string> = { artisan: "artisan", fancy: "fancy", enchantment: "spell" };
function thing(id: string): Ref {
	return `${FAMILY[cardOf(id).family] ?? "good"}:${id}`;
}

/** The things a word is about, in the order it says them; none for words that are buttons. */
export function refsOf(word: string): Ref[] {
	const [verb, ref = "", link, to = ""] = word.split(" ");
	switch (verb) {
		case "visit":
			return [`shop:${ref}`];
		case "fee":
		case "good":
		case "type":
		case "spend":
		case "less":
		case "coin":
			return [`good:${ref}`];
		case "draw":
			return ["deck:artisans"];
		case "take":
		case "fire":
		case "cheer":
		case "swap":
		case "name":
			return [`artisan:${ref}`];
		case "place":
			return [`artisan:${ref}`, `slot:${to}`];
		case "replace":
			return [`artisan:${ref}`, `artisan:${to}`];
		case "lay":
			return [`artisan:${ref === "coin" ? (link ?? "") : ref}`];
		case "gift":
			return link === "to" ? [thing(ref), `seat:${to}`] : [thing(ref)];
		case "return":
			return [thing(ref)];
		case "keep":
		case "score":
		case "reveal":
			return [`fancy:${ref}`];
		case "cast":
		case "pick":
		case "buy":
		case "reserve":
			return [`spell:${ref}`];
		case "tuck":
			return [`spell:${ref}`, `shop:${to}`];
		case "deposit":
		case "space":
			return [`${verb}:${ref}`];
		case "companion":
			return ref ? [`companion:${ref}`] : [];
		default:
			return [];
	}
}

export const withAll = (words: string[], refs: Ref[]): string[] =>
	words.filter((word) => refs.every((ref) => refsOf(word).includes(ref)));

const TAKEN_IN_PARK = ["take", "draw", "lay"];
const SPENT = ["place", "return", "gift"];
/** On a phone: which things of which page can be picked. */
export function pagesOf(words: string[]): Map<string, Set<Ref>> {
	const pages = new Map<string, Set<Ref>>();
	const add = (page: string, ref: Ref) => pages.set(page, (pages.get(page) ?? new Set()).add(ref));
	for (const word of words) {
		for (const ref of refsOf(word)) {
			const kind = ref.split(":")[0];
			if (kind === "deck" || (kind === "artisan" && TAKEN_IN_PARK.includes(verbOf(word)))) add("park", ref);
			else if (kind === "spell") add("spells", ref);
			else if (kind === "fancy" || kind === "companion" || (kind === "artisan" && SPENT.includes(verbOf(word))))
				add("you", ref);
		}
	}
	return pages;
}

/** Where on the table things lie that can be picked and have no room of their own on a phone: they come to the question. */
export function shelvesOf(view: View, refs: Iterable<Ref>): string[] {
	const shelves = new Set<string>();
	for (const ref of refs) {
		const [kind, id = ""] = ref.split(":");
		if (kind === "fancy" || kind === "companion") shelves.add("fancies");
		else if (kind === "deck" || view.park.some((place) => place?.card === id)) shelves.add("park");
		else if (view.me?.hand.includes(id)) shelves.add("hand");
		else if (kind === "spell") shelves.add(view.row.includes(id) ? "row" : "fancies");
	}
	return [...shelves];
}

/** The word a thing would answer with if it could be picked: what to ask the rules about. */
export function wouldBe(ref: Ref, ask: string): string | null {
	const [kind, id = ""] = ref.split(":");
	if (kind === "shop" && ask === "visit") return `visit ${id}`;
	if (kind === "spell" && ask === "cast") return `cast ${id}`;
	if (kind === "fancy") return `reveal ${id}`;
	if (kind === "artisan" && ask.startsWith("fire")) return `fire ${id}`;
	return null;
}

/** The shop this seat's pawn is at. */
export const hereOf = (view: View): string | null =>
	view.seat === null ? null : (view.players[view.seat]?.at ?? null);
