// What is asked, in words that name what it is about: the shop one is at, the card chosen before, who gets it.
import { t } from "../../locales";
import type { Scene } from "..";
import { cardOf, nameOf, type View } from "./cards";
import { hereOf, verbOf } from "./words";

/** The same question may be about one thing or about several. */
export function askedAs({ ask, words }: { ask: string; words: string[] }): string {
	return ask === "reserve" && words.filter((word) => verbOf(word) === ask).length > 1 ? "reserve-which" : ask;
}

/** Questions of the visit itself: they name the shop. */
const AT_SHOP = ["mode", "place-here", "fire", "fire-all", "ability", "cast"];

export function askText(scene: Scene<View>): string {
	const { view, people, decision } = scene;
	if (!decision) return "";
	const { about, to, left } = view.turn;
	const ask = askedAs(decision);
	const here = hereOf(view);
	if (to !== null) return t("flamecraft-ask-for", { name: people[to]?.name ?? "" });
	if (ask === "may" && left && here) return t("flamecraft-ask-again", { shop: nameOf(here) });
	const thing = about ?? (["pay", "less"].includes(ask) ? runs(scene) : null);
	if (thing) return t("flamecraft-ask-about", { ask, thing: nameOf(thing) });
	if (AT_SHOP.includes(ask) && here) return t("flamecraft-ask-at", { ask, shop: nameOf(here) });
	return t("flamecraft-ask", { ask });
}

/** Whose turn it is, that it is the last one, and how much of the same is still to come. */
export function smallLine({ turn, finals }: View): string {
	const parts = [t("your-turn")];
	if (finals !== null) parts.push(t("flamecraft-final"));
	if (turn.left > 1) parts.push(t("flamecraft-left", { count: turn.left }));
	return parts.join(" · ");
}

/** The card whose effect asks: what was used, fired up, revealed or cast last in this turn. */
export function runs({ heard }: Scene<View>): string | null {
	for (const { kind, shop, card } of heard.toReversed()) {
		if (kind === "used") return String(shop);
		if (["fired", "revealed", "companion", "cast", "bought"].includes(kind)) return String(card);
		if (["turn", "visited", "gathered", "placed"].includes(kind)) return null;
	}
	return null;
}

/** Questions that a card asks; its text says why. */
const OF_CARD = [
	..."good good-here good-of-cost draw take place type spend swap replace gift gift-coin gift-artisan".split(" "),
	..."gift-fancy lay pick buy reserve flip-again wish score name return-fancy deposit coins choose may".split(" "),
	..."fire-one fire-newcomer".split(" "),
];
export function asker(scene: Scene<View>): string | null {
	const ask = scene.decision?.ask ?? "";
	const used = scene.heard.findLastIndex(({ kind }) => kind === "used");
	// the shop that had an artisan fired up asks, not the artisan
	if (ask === "gift-artisan" && used >= 0) return String(scene.heard[used]?.shop);
	if (OF_CARD.includes(ask)) return runs(scene);
	if (ask !== "return") return null;
	// a hand that is too full asks the same
	const card = runs(scene);
	const returned = scene.heard.findLastIndex(({ kind }) => kind === "returned");
	const does = cardOf(card ?? "").text?.some(({ key }) => key === "flamecraft-do-return_a");
	return does && returned < used ? card : null;
}
