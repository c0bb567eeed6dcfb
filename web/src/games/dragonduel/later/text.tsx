// DragonDuel in words: the question, the reader's hand, the chain, the players' fields, and how the duel ended.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import type { Sayings } from "../../../table/layout";
import type { Section } from "../../../table/text/content";
import { t } from "../../../ui/locales";
import { cardLabel } from "../cards/card";
import {
	foesOf,
	listed,
	type Monster,
	nameOf,
	nearSeat,
	type Player,
	playerAt,
	textOf,
	type View,
} from "../cards/cards";
import { outcome } from "../cards/chain";
import { targetNames } from "../cards/links";
import { answerText, consequence } from "../cards/telling";
import { handRef } from "../cards/things";
import { askText, turnLine, waitingLine } from "../table/asking";
import { usePassing } from "../table/passing";
import type { Event } from "../table/story";
import { finale } from "./film";
import { factsLine, rest } from "./piles";
import { countsOf, defeatOf, headline } from "./recap";
import { changesOf } from "./zoom";

export const sayings: Sayings<View> = {
	answer: (scene, answer) => answerText(scene, answer, true),
	outcome: consequence,
	asked: (scene) =>
		scene.decision ? { small: turnLine(scene), heading: askText(scene) } : { heading: waitingLine(scene) },
	sections: (scene) => [...chainOf(scene), ...handOf(scene), ...fieldsOf(scene), scoreOf(scene)],
	finale: (scene) => finale(scene as Scene<View, Event>),
	ending: (scene) => ({ heading: headline(scene), sections: [resultOf(scene)] }),
	Note: Passing,
};

/** What the page is about to answer by itself, and a button to be asked after all. */
function Passing({ scene }: { scene: Scene<View> }): JSX.Element | null {
	const { ms, stay } = usePassing(scene);
	if (ms === null) return null;
	return (
		<p>
			{t("dragonduel-passing")} {t("dragonduel-passing-why")}{" "}
			<button type="button" class="btn btn--s btn--quiet" data-testid="stay" onClick={stay}>
				{t("dragonduel-stay")}
			</button>
		</p>
	);
}

/** Newest first: the first one resolves next. */
function chainOf(scene: Scene<View>): Section[] {
	const { view, people } = scene;
	if (!view.chain.length && !view.battle) return [];
	const lines = [...view.chain].reverse().map((item) => {
		const aimed = targetNames(scene, item);
		const at = aimed.length ? `. ${t("dragonduel-aimed-at", { names: listed(aimed) })}` : "";
		return `${nameOf(item.card)}, ${people[item.seat]?.name}${at}`;
	});
	return [{ part: "board", title: t("dragonduel-chain-name"), lines: [...lines, outcome(scene)] }];
}

function handOf({ view }: Scene<View>): Section[] {
	const seen = view.looking.map((code) => `${cardLabel(code)}. ${textOf(code).join(" ")}`);
	const looked: Section[] = seen.length ? [{ part: "board", title: t("dragonduel-looking"), lines: seen }] : [];
	if (!view.hand) return looked;
	const lines = view.hand.map((code) => ({
		text: `${cardLabel(code)}. ${textOf(code).join(" ")}`,
		name: nameOf(code),
		ref: handRef(code),
	}));
	return [...looked, { part: "hand", title: t("your-hand"), lines, none: t("text-hand-empty") }];
}

function fieldsOf({ view, people }: Scene<View>): Section[] {
	return [playerAt(view, nearSeat(view)), ...foesOf(view)].map((player) => ({
		part: "board",
		title: t("dragonduel-text-field", { name: people[player.seat]?.name ?? "" }),
		lines: player.monsters.map((monster) => ({
			text: monsterLine(monster),
			name: nameOf(monster.card),
			ref: monster.id,
		})),
		none: t("text-nothing-lies"),
	}));
}

/** Two of a kind are told apart by their refs, which the answers also use. */
function monsterLine(monster: Monster): string {
	const changes = changesOf(monster).map(({ label, n }) => `${label} ${n}`);
	const parts = [
		`${cardLabel(monster.card, monster)} (${monster.id})`,
		listed(changes),
		textOf(monster.card).join(" "),
	];
	return parts.filter(Boolean).join(". ");
}

function scoreOf({ view, people }: Scene<View>): Section {
	const line = (player: Player) =>
		[
			`${people[player.seat]?.name}: ${t("dragonduel-counts", { tower: player.tower, hand: player.hand, deck: player.deck })}`,
			t("dragonduel-sparks", { ready: player.spark_ready, spent: player.spark_exhausted }),
			`${t("dragonduel-discard-of", { n: player.discard.length })}${player.discard.length ? `: ${listed(player.discard.map(nameOf))}` : ""}`,
			...rest(view, player).map(({ title, cards }) => `${title}: ${listed(cards.map(nameOf))}`),
			factsLine(player),
		].join(". ");
	return { part: "score", title: t("text-score"), lines: view.players.map(line) };
}

function resultOf(scene: Scene<View>): Section {
	const lines = scene.view.players.map((player) => {
		const counts = countsOf(scene, player).map(([what, n]) => `${t("dragonduel-count", { what })} ${n}`);
		return `${scene.people[player.seat]?.name}: ${[listed(counts), defeatOf(scene, player.seat)].filter(Boolean).join(". ")}`;
	});
	return { part: "score", title: t("text-result"), lines };
}
