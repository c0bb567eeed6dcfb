// Answers in short: what they give and cost by the rules' preview, and the texts of their buttons.
import type { Answer } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { t } from "../../../ui/locales";
import { cardOf, KINDS, listed, nameOf, some, type View } from "./cards";
import { factsOf } from "./facts";
import { eitherIn, sayAll } from "./say";
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

/** Who receives the fee for the visit. */
export const feeTo = ({ people }: Scene<View>, answer: Answer | undefined): string =>
	people[factsOf(answer).to ?? -1]?.name ?? t("flamecraft-pawn-neutral");

/** How the reader's own goods and coins would change: by the chosen answer, or by the price being paid. */
export function changesOf({ view, decision }: Scene<View>, answer: Answer | null): Map<string, number> {
	const price = decision && view.turn.price ? view.turn.price.map((count) => -count) : [];
	const by = answer ? (factsOf(answer).changes ?? []) : price;
	return new Map(KINDS.flatMap((kind, k): [string, number][] => (by[k] ? [[kind, by[k]]] : [])));
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
const eitherText = ({ view, decision }: Scene<View>): string[] =>
	eitherIn(cardOf(decision?.about || hereOf(view) || "").text) ?? [];
