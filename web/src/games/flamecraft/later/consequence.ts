// Answers in whole sentences: what each is, and what it would lead to by the rules' preview.
import type { Answer } from "../../../board/picking";
import type { Person, Scene } from "../../../board/scene";
import { t } from "../../../ui/locales";
import { cardOf, goodName, KINDS, listed, nameOf, some, type View } from "../table/cards";
import { factsOf } from "../table/facts";
import { sayAll, textOf } from "../table/say";
import { feeTo, givesText, priceText } from "../table/telling";

/** What an answer gives or costs, at most a line or two. */
export function consequence(answer: Answer, people: Person[] = []): string {
	const { nothing } = factsOf(answer);
	const first = nothing ? t("flamecraft-then-nothing-now") : "";
	return [first, meaning(answer, people), nothing ? "" : totalText(answer)].filter(Boolean).join(" ");
}

/** "= 2 crystals, 4 reputation": what it brings in all, as the rules count it. */
function totalText(answer: Answer): string {
	const { total = [] } = factsOf(answer);
	const gains = total.map((count, k) => (count > 0 ? gainText(k, count) : ""));
	const text = listed(gains.filter(Boolean));
	return text && t("flamecraft-then-total", { gain: text });
}
const gainText = (k: number, count: number): string =>
	k < KINDS.length ? some(KINDS[k] ?? "", count) : t("flamecraft-some-reputation", { count });

function meaning(answer: Answer, people: Person[]): string {
	const { card = "", goods = [], fee = 0, casts = [], shop = "", slot = 1, good = "" } = factsOf(answer);
	const { reward = "normal", fills, sets = 0, cost = [], ends } = factsOf(answer);
	switch (answer.gives) {
		case "visit":
			return [
				t("flamecraft-then-gather", { goods: givesText(goods) }),
				fee ? feeText(answer, people) : "",
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
			return ends ? t("flamecraft-then-ends") : textOf(card);
		default:
			return "";
	}
}

/** What the visit costs, who pays it and to whom. */
function feeText(answer: Answer, people: Person[]): string {
	const { fee = 0, fee_to = [] } = factsOf(answer);
	const names = listed(fee_to.map((seat) => people[seat]?.name ?? "").filter(Boolean));
	return names ? t("flamecraft-then-fee-to", { count: fee, names }) : t("flamecraft-then-fee", { count: fee });
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

/** What a gesture says before its last word, and what that leads to. */
export function together(scene: Scene<View>, answer: Answer): string {
	if (!answer.words) return "";
	const { fires, visits, pays } = factsOf(answer);
	const before = visits ? t("flamecraft-then-together", { verb: answer.verb }) : "";
	const by = fires ? t("flamecraft-then-fires", { name: nameOf(fires) }) : "";
	const price = pays ? t("flamecraft-then-pays") : "";
	return [before, by, price, consequence(answer, scene.people)].filter(Boolean).join(" ");
}
