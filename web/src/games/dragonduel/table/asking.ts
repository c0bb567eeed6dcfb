// The question in sentences: whose turn it is, the question itself, and what to know before answering.

import type { Scene } from "../../../board/scene";
import { t } from "../../../ui/locales";
import { flagName, monsterName, nameOf, textOf, type View } from "../cards/cards";

export const turnLine = ({ view, people, decision }: Scene<View>): string => {
	if (decision?.ask === "respond") return t("dragonduel-may-respond", { window: view.window?.kind ?? "card" });
	if (view.active === view.seat || view.phase === "setup") return t("your-turn");
	return t("dragonduel-turn-of", { name: people[view.active]?.name ?? "" });
};

/** The question itself, with the names it is about. */
export function askText(scene: Scene<View>): string {
	const { view, decision, people } = scene;
	const ask = decision?.ask ?? "";
	const top = view.chain.at(-1);
	const doing = view.resolving.at(-1) ?? top;
	const other = view.window?.duel.find((seat) => seat !== view.seat);
	return t("dragonduel-ask", {
		ask,
		window: top ? (top.seat === view.seat ? "own" : "item") : (view.window?.kind ?? "card"),
		other: other === undefined ? "" : (people[other]?.name ?? ""),
		card: top ? nameOf(top.card) : "",
		source: doing ? nameOf(doing.card) : "",
		attacker: view.battle ? monsterName(view, view.battle.attacker) : "",
		strength: String(view.battle?.strength ?? 0),
		turned: view.battle?.revealed ? nameOf(view.battle.revealed) : "",
		newcomer: view.newcomer ? nameOf(view.newcomer) : "",
		name: people[view.active]?.name ?? "",
	});
}

export function hintText({ view, decision }: Scene<View>): string {
	const ask = decision?.ask ?? "";
	if ((ask === "target" || ask === "theirs") && view.aim) {
		const { op, until, flag } = view.aim;
		return t("dragonduel-aim", { op, n: signed(view.aim), until, flag: flag ? flagName(flag) : "" });
	}
	if (ask === "tower" && view.battle?.revealed) return textOf(view.battle.revealed).join(" ");
	return t("dragonduel-hint", { ask: ask === "respond" && decision?.words.length === 1 ? "nothing" : ask });
}

const signed = ({ op, n }: { op: string; n: number }): string =>
	op !== "str" ? String(n) : n >= 0 ? `+${n}` : `−${-n}`;

export function waitingLine({ view, people, waiting }: Scene<View>): string {
	const seat = waiting[0] ?? view.active;
	const name = people[seat]?.name ?? "";
	const kind = view.window ? "respond" : view.phase === "battle" && seat !== view.active ? "defend" : view.phase;
	return t("dragonduel-waiting", { kind, name });
}
