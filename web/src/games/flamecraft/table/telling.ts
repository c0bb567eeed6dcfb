// Answers in sentences: what each is, what it would give or cost by the rules' preview, and the text of its button.
import type { Answer } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { t } from "../../../ui/locales";
import { cardOf, goodName, KINDS, listed, nameOf, some, type View } from "./cards";
import { factsOf } from "./facts";
import { eitherIn, sayAll, textOf } from "./say";
import { hereOf } from "./things";

export { factsOf } from "./facts";

/** What gathering gives, as pairs of a kind and a number. */
export function givesOf(goods: number[]): [icon: string, count: number][] {
	const icons = [...KINDS, "wild", "dragon"];
	return goods.map((count, k): [string, number] => [icons[k] ?? "wild", count]).filter(([, count]) => count > 0);
}
export function givesText(goods: number[]): string {
	return listed(
		givesOf(goods).map(([icon, count]) =>
			icon === "wild" || icon === "dragon" ? t(`flamecraft-some-${icon}`, { count }) : some(icon, count),
		),
	);
}
export const priceText = (price: number[]): string =>
	listed(price.map((count, k) => (count ? some(KINDS[k] ?? "coin", count) : "")));

/** What an answer gives or costs, at most a line or two. */
export function consequence(answer: Answer): string {
	const { card = "", goods = [], fee = 0, casts = [], shop = "", slot = 1, good = "" } = factsOf(answer);
	const { reward = "normal", fills, sets = 0, cost = [] } = factsOf(answer);
	switch (answer.gives) {
		case "visit":
			return [
				t("flamecraft-then-gather", { goods: givesText(goods) }),
				fee ? t("flamecraft-then-fee", { count: fee }) : "",
				casts.length ? t("flamecraft-then-could", { spells: listed(casts.map(nameOf)) }) : "",
				textOf(card),
			]
				.filter(Boolean)
				.join(" ");
		case "slot": {
			const text = sayAll(cardOf(shop).slots?.[slot - 1]?.reward);
			const brings = text ? t("flamecraft-then-reward", { reward, text }) : t("flamecraft-then-nothing");
			return fills ? `${brings} ${t("flamecraft-then-fills")}` : brings;
		}
		case "price":
			return t("flamecraft-then-cast", {
				verb: answer.verb,
				cost: priceText(cost),
				text: sayAll(cardOf(card).tiers?.[Math.max(1, sets) - 1]) || t("flamecraft-then-nothing"),
			});
		case "tuck":
			return t("flamecraft-then-tuck", { shop: nameOf(shop), good: goodName(good) });
		case "card":
			return textOf(card);
		default:
			return "";
	}
}

/** Who receives the fee for the visit. */
export const feeTo = ({ people }: Scene<View>, answer: Answer | undefined): string =>
	people[factsOf(answer).to ?? -1]?.name ?? t("flamecraft-pawn-neutral");

/** How the reader's own goods and coins would change: by the chosen answer, or by the price being paid. */
export function changesOf({ view, decision }: Scene<View>, answer: Answer | null): Map<string, number> {
	const price = decision && view.turn.price ? view.turn.price.map((count) => -count) : [];
	const by = answer ? (factsOf(answer).changes ?? []) : price;
	return new Map(KINDS.flatMap((kind, k): [string, number][] => (by[k] ? [[kind, by[k]]] : [])));
}

/** A whole sentence for an answer. */
export function answerText(scene: Scene<View>, answer: Answer): string {
	const { verb } = answer;
	const { card, good = "", to, shop, by, slot, number } = factsOf(answer);
	const other = shop ?? by;
	const person = to === undefined ? "" : (scene.people[to]?.name ?? "");
	return t("flamecraft-word", {
		verb,
		thing: card ? nameOf(card) : good && (verb === "fee" ? some(good, 1) : goodName(good)),
		target: verb === "fee" ? feeTo(scene, answer) : other ? nameOf(other) : person,
		slot: slot ?? "",
		number: number ?? "",
	});
}

/** Answers that stop or decline. */
export const STOPS = ["skip", "done"];

/** The words of a button. */
export function buttonText(scene: Scene<View>, answer: Answer): string {
	const { verb } = answer;
	const { card = "", number = 1 } = factsOf(answer);
	if (verb === "choose") return eitherText(scene)[number - 1] ?? t("flamecraft-ask", { ask: "may" });
	if (STOPS.includes(verb) && answer.then) return t("flamecraft-verb", { verb: "end" });
	if (STOPS.includes(verb)) return t("flamecraft-skip", { ask: scene.decision?.ask ?? "" });
	if (verb === "use" && answer.words) return t("flamecraft-only-use");
	if (verb === "coins") return some("coin", number);
	if (verb === "unlock") return t("flamecraft-unlock", { name: nameOf(card) });
	if (answer.gives !== "price") return t("flamecraft-verb", { verb });
	return listed([t("flamecraft-verb", { verb }), paidText(answer)]);
}

/** How a price is paid, what for, and with whose help. */
export function paidText(answer: Answer): string {
	const { card = "", sets = 0, helper } = factsOf(answer);
	return listed([
		sets ? t("flamecraft-sets", { count: sets }) : "",
		sets ? sayAll(cardOf(card).tiers?.[sets - 1]) || t("flamecraft-then-nothing") : "",
		helper ? t("flamecraft-with", { name: nameOf(helper) }) : "",
	]);
}

/** The two alternatives in question: those of the card whose effect runs now, or of the visited shop. */
function eitherText({ view, decision }: Scene<View>): string[] {
	const found = eitherIn(cardOf(decision?.about || hereOf(view) || "").text) ?? [];
	return found.map((text) => text.replace(/\s*\([^)]*\)/, "").replace(/[.\s]+$/, "")); // in brackets: what is on the table
}
