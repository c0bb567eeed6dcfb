// Where the things that can be picked are, by their refs. A ref is only a name: it is made here from the view, and
// never parsed.
import { type Answer, type Picking, ruleOf, usePicking as usePick, type Ways } from "../../../board/picking";
import { answersOf } from "../../../board/picking/answers";
import { seenBefore } from "../../../board/picking/later/under";
import type { Scene } from "../../../board/scene";
import type { Question, Reason } from "../../../protocol";
import { t } from "../../../ui/locales";
import { nameOf, slotName, type View } from "./cards";
import { factsOf } from "./facts";
import { textOf } from "./say";

export const DECK = "deck:artisans";
export const shopRef = (id: string): string => `shop:${id}`;
export const slotRef = (shop: string, k: number): string => `slot:${slotName(shop, k)}`;
export const artisanRef = (id: string): string => `artisan:${id}`;
export const spellRef = (id: string): string => `spell:${id}`;
export const fancyRef = (id: string): string => `fancy:${id}`;
export const companionRef = (id: string): string => `companion:${id}`;
export const seatRef = (seat: number): string => `seat:${seat}`;
export const goodRef = (kind: string): string => `good:${kind}`;

/** The shop this seat's pawn is at. */
export const hereOf = (view: View): string | null =>
	view.seat === null ? null : (view.players[view.seat]?.at ?? null);

/** Parts of the table that do not fit on a phone: they move to the question, or to a page. */
type Shelf = "park" | "row" | "hand" | "fancies";
function onShelves(view: View): Map<string, Shelf> {
	const mine = view.seat === null ? undefined : view.players[view.seat];
	const shelves = new Map<string, Shelf>([[DECK, "park"]]);
	const put = (shelf: Shelf, refs: string[]) => {
		for (const ref of refs) shelves.set(ref, shelf);
	};
	put(
		"park",
		view.park.flatMap((place) => (place ? [artisanRef(place.card)] : [])),
	);
	put(
		"row",
		view.row.flatMap((id) => (id ? [spellRef(id)] : [])),
	);
	put("hand", (view.me?.hand ?? []).map(artisanRef));
	put("fancies", [...(view.me?.fancies ?? []).map(({ id }) => id), ...(mine?.scored ?? [])].map(fancyRef));
	if (mine?.companion) put("fancies", [companionRef(mine.companion)]);
	if (mine?.reserved) put("fancies", [spellRef(mine.reserved)]);
	return shelves;
}

/** The shelves that contain something that can be picked. */
export function shelvesOf(view: View, refs: Iterable<string>): string[] {
	const shelves = onShelves(view);
	return [...new Set([...refs].flatMap((ref) => shelves.get(ref) ?? []))];
}

const PAGES: Record<Shelf, string> = { park: "park", row: "spells", hand: "you", fancies: "you" };
/** On a phone: how many things on each page can be picked. */
export function pagesOf(view: View, decision: Question | null): Map<string, number> {
	const shelves = onShelves(view);
	const pages = new Map<string, number>();
	for (const ref of new Set(answersOf(decision).flatMap(({ refs }) => refs))) {
		const shelf = shelves.get(ref);
		if (shelf) pages.set(PAGES[shelf], (pages.get(PAGES[shelf]) ?? 0) + 1);
	}
	return pages;
}

/** The card of a thing; a click on it explains it. */
function cardAt(view: View, ref: string): string | undefined {
	const shops = view.town.flatMap(({ shop }) => (shop ? [shop] : []));
	const players = view.players.flatMap(({ scored, companion, reserved }) => [
		...scored.map((id): [string, string] => [fancyRef(id), id]),
		...(companion ? [[companionRef(companion), companion] as [string, string]] : []),
		...(reserved ? [[spellRef(reserved), reserved] as [string, string]] : []),
	]);
	const artisans = [
		...shops.flatMap(({ slots }) => slots),
		...view.park.map((place) => place?.card),
		...(view.me?.hand ?? []),
	];
	return new Map([
		...shops.map(({ id }): [string, string] => [shopRef(id), id]),
		...artisans.flatMap((id): [string, string][] => (id ? [[artisanRef(id), id]] : [])),
		...view.row.flatMap((id): [string, string][] => (id ? [[spellRef(id), id]] : [])),
		...(view.me?.fancies ?? []).map(({ id }): [string, string] => [fancyRef(id), id]),
		...players,
	]).get(ref);
}

/**
 * What a move begins with or is spent on: it is previewed before it is done. The steps that follow take one click, as
 * long as they can be taken back.
 */
const WEIGHED = ["visit", "keep", "cast", "buy", "reveal", "companion", "score", "return", "unlock"];

/** Whether one click is enough; a visit with several modes is always asked about. */
function atOnce(answer: Answer): boolean {
	const { final, verb, words } = answer;
	return (
		(!final && !words && isWorth(answer) && !WEIGHED.includes(verb)) || (seenBefore(answer) && !factsOf(answer).modes)
	);
}

/** What would bring nothing can be picked, but is not lit, and asks first. */
export function usePicking(scene: Scene<View>): Picking {
	const picking = usePick(scene, waysOf(scene));
	const worth = new Set(picking.left.filter(isWorth).flatMap(({ refs }) => refs));
	return { ...picking, lit: new Set([...picking.lit].filter((ref) => worth.has(ref))) };
}
const isWorth = (answer: Answer): boolean => !factsOf(answer).nothing;

function waysOf({ view, info }: Scene<View>): Ways {
	return {
		atOnce,
		joined: () => true,
		quick: (answer) => !answer.final && isWorth(answer),
		because: (reason, ref) => because(view, info.title, reason, ref),
	};
}

/** Why a thing cannot be picked now; if no question asks for it, what it does. */
function because(view: View, title: string, reason: Reason | null, ref: string) {
	const id = cardAt(view, ref);
	const does = id ? textOf(id) : "";
	const section = id ? nameOf(id) : "";
	if (reason && reason.rule !== "not-now") return { text: `${ruleOf(title, reason).text} ${does}`, section };
	return id ? { text: does || t("flamecraft-no-ability"), section } : null;
}
