// Flamecraft Duals in words: the question, the reader's cards, the board row by row, the bag, the players, and the end.

import type { Scene } from "../../../board/scene";
import type { Sayings } from "../../../table/layout";
import type { Section } from "../../../table/text/content";
import { t } from "../../../ui/locales";
import {
	cardName,
	fancyName,
	fancyText,
	hexLabel,
	listed,
	type Pattern,
	type Player,
	patternWords,
	ROWS,
	tokenName,
	typeName,
	type View,
} from "../table/pieces";
import { askKey, turnLine, waitingLine } from "../table/question";
import type { Event } from "../table/story";
import { chosenText, consequence } from "./consequence";
import { finale } from "./film";
import { headline } from "./recap";
import { scoreAsked } from "./scoring";

export const sayings: Sayings<View> = {
	answer: (_, answer) => chosenText(answer),
	outcome: (_, answer) => consequence(answer),
	asked: (scene) => ({ ...askedOf(scene), notes: notesOf(scene) }),
	sections: (scene) => [...cardsOf(scene), ...boardOf(scene), bagOf(scene), scoreOf(scene)],
	summary: (scene) => ({ heading: t("flamecraft_duals-half-over"), sections: [scoreOf(scene)] }),
	finale: (scene) => finale(scene as Scene<View, Event>),
	ending: (scene) => ({ heading: headline(scene), sections: [resultOf(scene)] }),
};

const askedOf = (scene: Scene<View>) =>
	scene.decision
		? {
				small: turnLine(scene.view, scene.decision.ask),
				heading: scene.decision.ask === "score" ? scoreAsked(scene.decision) : t(askKey(scene.decision.ask)),
			}
		: { heading: waitingLine(scene) };

function notesOf({ view, people }: Scene<View>): string[] {
	const name = people[view.to_play ?? 0]?.name ?? "";
	return [
		view.held ? t("flamecraft_duals-held-by", { name, token: tokenName(view.held.token) }) : "",
		view.duty === null ? "" : t(view.duty ? "flamecraft_duals-duty-open" : "flamecraft_duals-duty-done"),
	];
}

function cardsOf({ view }: Scene<View>): Section[] {
	const line = (card: Pattern) => ({ text: cardLine(view, card), name: cardName(card.card), ref: card.card });
	const open = [...view.fountain, ...view.open_patterns];
	return [
		...(view.hand
			? [{ part: "hand" as const, title: t("your-hand"), lines: view.hand.map(line), none: t("text-hand-empty") }]
			: []),
		...(open.length ? [{ part: "board" as const, title: t("flamecraft_duals-fountain"), lines: open.map(line) }] : []),
	];
}

/** A card: what it asks for, what it brings, and its places on the board if the table helps with that. */
function cardLine({ pattern_help: help }: View, card: Pattern): string {
	const { matches, short } = card;
	const places = [
		...matches.map((hexes) => hexes.join("-")),
		...short.map(({ missing, wants }) => t("flamecraft_duals-text-short", { hex: missing, type: typeName(wants) })),
	];
	const found = help
		? ` ${t("flamecraft_duals-found-places", { matches: matches.length, short: short.length })}${places.length ? `: ${listed(places)}` : ""}`
		: "";
	return `${cardName(card.card)}: ${patternWords(card)}, ${t("flamecraft_duals-reputation", { count: card.reputation })}.${found}`;
}

function boardOf({ view }: Scene<View>): Section[] {
	const rows = ROWS.map((row) => row.map((hex) => hexLabel(view, hex)).join("; "));
	const fancies = view.fancies.map(({ card }) => `${fancyName(card)}. ${fancyText(card)}`);
	const chain = view.chain.map(({ hex, type }) => t("flamecraft_duals-chain-link", { hex, type: typeName(type) }));
	return [
		{ part: "board", title: t("flamecraft_duals-board"), lines: [...rows, t("flamecraft_duals-text-rows")] },
		...(fancies.length ? [{ part: "board" as const, title: t("flamecraft_duals-fancies"), lines: fancies }] : []),
		...(chain.length ? [{ part: "board" as const, title: t("flamecraft_duals-chain"), lines: chain }] : []),
	];
}

function bagOf({ view }: Scene<View>): Section {
	const size = `${view.bag_size} ${t("flamecraft_duals-in-bag", { count: view.bag_size })}`;
	const extras = t("flamecraft_duals-extras", { count: view.extras.length });
	const tokens = listed(view.bag.map(({ token, count }) => `${count} × ${tokenName(token)}`));
	return {
		part: "",
		title: t("flamecraft_duals-bag"),
		lines: [`${size}, ${extras}`, tokens, t("flamecraft_duals-deck", { count: view.deck }), ...nearOf(view)].filter(
			Boolean,
		),
	};
}

/** How near the end is. */
const nearOf = ({ nearing, end }: View): string[] => [
	nearing ? t("flamecraft_duals-end-left", { ...nearing }) : "",
	end ? t("flamecraft_duals-end-near", { cause: end.cause }) : "",
];

function scoreOf({ view, people }: Scene<View>): Section {
	const line = ({ seat, reputation, cards, coins, pile, kept }: Player) =>
		`${people[seat]?.name}: ${[
			t("flamecraft_duals-reputation", { count: reputation }),
			t("flamecraft_duals-in-hand", { count: cards }),
			t("flamecraft_duals-coins", { count: coins }),
			pile.length ? t("flamecraft_duals-pile", { cards: listed(pile.map(cardName)) }) : t("flamecraft_duals-pile-none"),
			...(kept ? [t("flamecraft_duals-kept", { token: tokenName(kept) })] : []),
		].join(". ")}`;
	return { part: "score", title: t("text-score"), lines: view.players.map(line) };
}

/** Everybody's reputation, from cards, coins and the first game of a pair. */
function resultOf({ view, people }: Scene<View>): Section {
	const line = (player: Player) => {
		const parts = [
			`${t("flamecraft_duals-from-cards")} ${player.from_cards}`,
			`${t("flamecraft_duals-from-coins")} ${player.from_coins}`,
			...(view.pair ? [`${t("flamecraft_duals-from-first")} ${player.before}`] : []),
		];
		const left = view.hands?.[player.seat] ?? [];
		const rest = left.length ? ` ${t("flamecraft_duals-left-hand", { cards: listed(left.map(cardName)) })}` : "";
		const score = view.scores?.[player.seat] ?? player.reputation;
		return `${people[player.seat]?.name}: ${t("flamecraft_duals-reputation", { count: score })} (${listed(parts)}).${rest}`;
	};
	return { part: "score", title: t("text-result"), lines: view.players.map(line) };
}
