// Answers in sentences: what each is, and what it would lead to by the rules' preview.
import { type Answer, type Facts, factsOf as factsIn } from "../../../board/picking/answers";
import type { Scene } from "../../../board/scene";
import { capital } from "../../../ui/capital";
import { t } from "../../../ui/locales";
import { nameOf, partText, type View } from "./cards";

/** The rules' facts about an answer; which of them are present depends on what it gives. */
export const factsOf = (answer: Answer | null | undefined): Facts<"dragonduel"> => factsIn<"dragonduel">(answer);

/** Strength under a condition, by monster: the preview for possible blockers. */
export function raisedBy(answer: Answer | null): Map<string, number> {
	const { raised = [], raised_to: to = [] } = factsOf(answer);
	return new Map(raised.map((ref, k) => [ref, to[k] ?? 0]));
}

/** The card's text for an answer's mode or ability. */
export function lineText(answer: Answer): string {
	const { card, line, part } = factsOf(answer);
	return card === undefined || line === undefined ? "" : partText(card, line, part);
}

/** An answer as a sentence; `which` distinguishes those of one thing. */
export function answerText({ people }: Scene<View>, answer: Answer, which = false): string {
	const { card, to, n = 0, x, mode } = factsOf(answer);
	const line = mode !== undefined || (which && answer.verb === "use") ? lineText(answer) : "";
	return capital(
		t("dragonduel-word", {
			word: answer.verb,
			thing: card ? nameOf(card) : "",
			name: to === undefined ? "" : (people[to]?.name ?? ""),
			n,
			x: x === undefined ? "" : ` (X = ${x})`,
			mode: line && ` (${line})`,
		}),
	);
}

/** One of several answers with the same thing, which is named next to them. */
export function wayText(scene: Scene<View>, answer: Answer, which: boolean): string {
	const { to, mode } = factsOf(answer);
	if (answer.verb !== "attack" && answer.verb !== "use") return answerText(scene, answer, which);
	const line = which || mode !== undefined ? lineText(answer) : "";
	const name = to === undefined ? "" : (scene.people[to]?.name ?? "");
	return t("dragonduel-way", { word: answer.verb, name, line: line || "none" });
}

/** The consequence of an attack in short: next to the people to choose from there is one line for it. */
export function blockLine(answer: Answer): string {
	const { blockers = 0, best = 0, strongest, falls = "none", tower = 0 } = factsOf(answer);
	const named = strongest ? nameOf(strongest) : "";
	return t("dragonduel-block-line", { blockers, best: String(best), strongest: named, falls, tower });
}

/** The consequence of an answer, at most one line. */
export function consequence({ people }: Scene<View>, answer: Answer): string {
	const facts = factsOf(answer);
	const { card, n = 0, cost = 0, cards = 0, left = 0, hand, falls = "none", holds = "no" } = facts;
	const numbers = (...names: (keyof Facts<"dragonduel">)[]) =>
		Object.fromEntries(names.map((name): [string, string] => [name, String(facts[name] ?? 0)]));
	switch (answer.gives) {
		case "price":
			return t("dragonduel-then-pays", { cost, cards, left, hand: hand ? "yes" : "no" });
		case "strength":
			return t("dragonduel-then-strength", { thing: card ? nameOf(card) : "", ...numbers("before", "after") });
		case "attack":
			return t("dragonduel-then-attack", {
				...numbers("strength", "best", "barrier"),
				name: people[facts.to ?? -1]?.name ?? "",
				blockers: facts.blockers ?? 0,
				strongest: facts.strongest ? nameOf(facts.strongest) : "",
				falls,
				tower: facts.tower ?? 0,
			});
		case "block":
			return t("dragonduel-then-block", { ...numbers("own", "theirs"), falls });
		case "critical":
			return t("dragonduel-critical-then", {
				n,
				...numbers("strength", "against"),
				falls: facts.meets ? `through-${facts.meets}` : falls,
			});
		case "barrier":
			return t("dragonduel-barrier-then", { ...numbers("barrier", "strength"), holds });
		case "ability":
			return facts.mode === undefined ? lineText(answer) : "";
		default:
			return "";
	}
}
