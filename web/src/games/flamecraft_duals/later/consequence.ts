// Answers in whole sentences: what each is, and what it would lead to by the rules' preview.
import type { Answer } from "../../../board/picking";
import { capital } from "../../../ui/capital";
import { t } from "../../../ui/locales";
import { factsOf } from "../table/outcome";
import { cardName, fancyName, fancyText, listed, tokenName, typeName } from "../table/pieces";

export function chosenText(answer: Answer): string {
	const { verb, refs } = answer;
	const [ref = ""] = refs;
	const { tokens = [], hexes = [], gone, token = "", type = "" } = factsOf(answer);
	const [first = "", second = ""] = tokens.map(tokenName);
	switch (verb) {
		case "place":
			return capital(t("flamecraft_duals-put-place", { token: first, hex: ref }));
		case "to":
			return capital(t("flamecraft_duals-put-to", { token: first, from: gone ?? "", hex: ref }));
		case "with":
			return t("flamecraft_duals-put-with", { other: first, from: hexes[1] ?? "", token: second, hex: ref });
		case "from":
		case "swap":
		case "ignite":
			return t(`flamecraft_duals-put-${verb}`, { token: tokenName(token), hex: ref });
		case "fountain":
			return t("flamecraft_duals-put-fountain", { hex: ref });
		case "pick":
		case "keep":
			return t(`flamecraft_duals-put-${verb}`, { token: tokenName(token) });
		case "choose":
			return t("flamecraft_duals-put-choose", { fancy: fancyName(ref) });
		case "coin":
			return t("flamecraft_duals-put-coin", { use: ref === "coin" ? "draw" : ref });
		case "draw":
			return t("flamecraft_duals-put-draw", { card: ref === "deck" ? "deck" : cardName(ref) });
		case "score":
		case "claim":
		case "return":
			return capital(t(`flamecraft_duals-put-${verb}`, { card: cardName(ref) }));
		case "fire":
		case "as":
		case "name":
			return t(`flamecraft_duals-do-${verb}`, { type: typeName(type) });
		default:
			return t(`flamecraft_duals-word-${verb}`);
	}
}

/** What it completes, covers, earns or costs, at most one line. */
export function consequence(answer: Answer): string {
	const { verb, gives, refs } = answer;
	const [ref = ""] = refs;
	const { completes = [], fills, covers, reputation, lifted = [], ends, fires = [], gives_up } = factsOf(answer);
	if (ends) return t("flamecraft_duals-then-ends", { how: ends });
	if (completes.length) return t("flamecraft_duals-then-completes", { cards: listed(completes.map(cardName)) });
	if (fills) return t("flamecraft_duals-then-full");
	if (covers) return t("flamecraft_duals-then-covers", { token: tokenName(covers) });
	if (verb === "ignite" && fires.length === 1) {
		return capital(
			t("flamecraft_duals-as-does", { type: typeName(fires[0] ?? ""), does: t(`flamecraft_duals-does-${fires[0]}`) }),
		);
	}
	if (gives === "reputation") return t("flamecraft_duals-then-worth", { count: reputation ?? 0 });
	if (gives === "fountain") {
		return t("flamecraft_duals-then-lifts", { tokens: lifted.length ? listed(lifted.map(tokenName)) : "none" });
	}
	if (verb === "coin") {
		const does = ref === "coin" ? t("flamecraft_duals-then-coin") : fancyText(ref);
		return `${does} ${worthText(gives_up)}`.trim();
	}
	return verb === "choose" ? fancyText(ref) : "";
}

/** What a coin would be worth at the end; with Goldrush it is worth something to have none. */
function worthText(worth?: number): string {
	if (!worth) return "";
	const sign = worth > 0 ? "plus" : "minus";
	return t("flamecraft_duals-then-coin-worth", { sign, count: Math.abs(worth) });
}
