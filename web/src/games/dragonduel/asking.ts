// What is asked and answered, in sentences: the question, a word, and what would come of it.
import { capital } from "../../capital";
import { t } from "../../locales";
import type { Scene } from "..";
import { cardOf, flagName, type Monster, monsterAt, monsterName, nameOf, playerAt, textOf, type View } from "./cards";
import { modeOf, numberOf, verbOf, xOf } from "./words";

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

/** A word as a sentence. */
export function wordText({ view, people, decision }: Scene<View>, word: string): string {
	const verb = verbOf(word);
	const one = word.split(" ")[1] ?? "";
	const named =
		one.startsWith("m") && verb !== "mulligan" ? monsterName(view, one) : /^[A-Z]{2}-/.test(one) ? nameOf(one) : "";
	const seat = /p(\d)$/.exec(word)?.[1];
	const item = /^c\d/.test(one) ? view.chain.find(({ id }) => id === one) : undefined;
	const trigger = verb === "trigger" ? view.waiting.find(({ n }) => n === Number(one)) : undefined;
	const mode = modeOf(word);
	return capital(
		t("dragonduel-word", {
			word: verbKey(word, decision?.ask ?? ""),
			thing: item ? nameOf(item.card) : trigger ? nameOf(trigger.card) : named,
			name: seat === undefined ? "" : (people[Number(seat)]?.name ?? ""),
			n: verb === "critical" || verb === "barrier" ? numberOf(word) : 0,
			x: / x\d/.test(word) ? ` (X = ${xOf(word)})` : "",
			mode: mode ? ` (${modeText(view, word, mode)})` : "",
		}),
	);
}

/** One verb may mean several things: what it means here. */
export function verbKey(word: string, ask: string): string {
	const verb = verbOf(word);
	if (verb === "play" && ask === "tower") return "play-free";
	if (verb === "play" && word.endsWith("from discard")) return "play-undead";
	if (verb === "discard" && word === "discard") return "burn";
	if (word === "push new") return "push-new";
	if (word === "no block") return "no-block";
	return verb;
}

/** The text of a mode: cards that let choose have a line for each. */
export function modeText(view: View, word: string, mode: number): string {
	const one = word.split(" ")[1] ?? "";
	const code = /^[A-Z]{2}-/.test(one)
		? one
		: one.startsWith("m")
			? monsterAt(view, one)?.card
			: view.resolving.at(-1)?.card;
	if (!code) return String(mode);
	const lines = textOf(code);
	return lines[lines.length > 1 ? Math.min(mode, lines.length - 1) : 0] ?? String(mode);
}

/** At most one line: what comes of the chosen word. */
export function consequence(scene: Scene<View>, word: string): string {
	const { view } = scene;
	const verb = verbOf(word);
	const one = word.split(" ")[1] ?? "";
	if (verb === "play" && /^[A-Z]{2}-/.test(one)) {
		const card = cardOf(one);
		const own = playerAt(view, view.seat ?? 0);
		const cost = Math.max(0, card.cost + card.cost_x * xOf(word) - own.discount);
		const cards = Math.ceil(cost / 2);
		const hand = word.endsWith("from discard") ? "yes" : "no";
		return t("dragonduel-then-pays", { cost, cards, left: own.spark_ready - cards, hand });
	}
	const monster = monsterAt(view, one);
	if (verb === "target" && monster && view.aim && (view.aim.op === "str" || view.aim.op === "dmg")) {
		const after = monster.strength + (view.aim.op === "str" ? view.aim.n : -view.aim.n);
		return t("dragonduel-then-strength", {
			thing: nameOf(monster.card),
			before: String(monster.strength),
			after: String(after),
		});
	}
	if (verb === "attack" && monster) return attackText(scene, monster, Number(/p(\d)$/.exec(word)?.[1] ?? 0));
	if (verb === "block" && monster && view.battle) {
		const { strength } = view.battle;
		const falls = monster.strength < strength ? "own" : monster.strength > strength ? "theirs" : "none";
		return t("dragonduel-then-block", { own: String(monster.strength), theirs: String(strength), falls });
	}
	if (verb === "use" && monster) return textOf(monster.card).at(-1) ?? "";
	return "";
}

/** What an attack meets: who could block it as things stand, and how high a Barrier could be. */
function attackText({ view, people }: Scene<View>, { strength, flags }: Monster, foe: number): string {
	const { monsters, spark_ready: ready, ward, tower } = playerAt(view, foe);
	const blockers = monsters.filter(
		(other) =>
			other.ready &&
			!other.flags.includes("noblock") &&
			(!flags.includes("flight") || other.flags.includes("flight") || other.flags.includes("reach")),
	);
	return t("dragonduel-then-attack", {
		strength: String(strength),
		name: people[foe]?.name ?? "",
		blockers: blockers.length,
		best: String(Math.max(0, ...blockers.map((other) => other.strength))),
		barrier: String(ready * 1000 + ward),
		tower,
	});
}

/** What so much Critical Spark comes to: against the blocker, or against the most that a Barrier can be. */
export function criticalText(view: View, n: number): string {
	const { blocker = null, defender = 0, strength = 0 } = view.battle ?? {};
	const all = strength + n * 1000;
	const foe = blocker ? monsterAt(view, blocker)?.strength : undefined;
	const { spark_ready: ready, ward } = playerAt(view, defender);
	return t("dragonduel-critical-then", {
		n,
		strength: String(all),
		against: String(foe ?? ready * 1000 + ward),
		falls: foe === undefined ? "through" : all < foe ? "own" : all > foe ? "theirs" : "none",
	});
}

export function barrierText(view: View, barrier: number): string {
	const strength = view.battle?.strength ?? 0;
	const stands = playerAt(view, view.seat ?? 0).tower > 0;
	return t("dragonduel-barrier-then", {
		barrier: String(barrier),
		strength: String(strength),
		holds: barrier >= strength ? "yes" : stands ? "no" : "last",
	});
}
