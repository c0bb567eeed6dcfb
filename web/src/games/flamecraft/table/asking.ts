// The question, in words that name its subject: the shop being visited, the card chosen before, the receiver.

import type { Scene } from "../../../board/scene";
import type { Question } from "../../../protocol";
import { t } from "../../../ui/locales";
import { nameOf, type View } from "./cards";
import { hereOf } from "./things";

/** The same question may be about one thing or about several. */
export function askedAs({ ask, choices }: Question): string {
	return ask === "reserve" && choices.filter(({ verb }) => verb === ask).length > 1 ? "reserve-which" : ask;
}

/** Questions of the visit itself: they name the shop. */
const AT_SHOP = ["mode", "place-here", "fire", "fire-all", "ability", "cast"];
/** Questions that are about the price more than about the card. */
const OF_PRICE = ["pay", "less"];

export function askText({ view, people, decision }: Scene<View>): string {
	if (!decision) return "";
	const { about, to, left } = view.turn;
	const ask = askedAs(decision);
	const here = hereOf(view);
	if (to !== null) return t("flamecraft-ask-for", { name: people[to]?.name ?? "" });
	if (ask === "may" && left && here) return t("flamecraft-ask-again", { shop: nameOf(here) });
	const thing = about ?? (OF_PRICE.includes(ask) ? decision.about : null);
	if (thing) return t("flamecraft-ask-about", { ask, thing: nameOf(thing) });
	if (AT_SHOP.includes(ask) && here && !decision.about) return t("flamecraft-ask-at", { ask, shop: nameOf(here) });
	return t("flamecraft-ask", { ask });
}

/** Whose turn it is, whether it is the last one, and how many more of the same follow. */
export function smallLine({ turn, finals }: View): string {
	const parts = [t("your-turn")];
	if (finals !== null) parts.push(t("flamecraft-final"));
	if (turn.left > 1) parts.push(t("flamecraft-left", { count: turn.left }));
	return parts.join(" · ");
}

/** The card that raises the question: its text says why. */
export function asker({ decision }: Scene<View>): string | null {
	return decision?.about && !OF_PRICE.includes(decision.ask) ? decision.about : null;
}
