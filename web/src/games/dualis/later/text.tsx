// Duālis in words: the question, the table, and how a round and the match ended.

import type { Scene } from "../../../board/scene";
import type { Sayings } from "../../../table/layout";
import type { Section } from "../../../table/text/content";
import { signed, t } from "../../../ui/locales";
import { lastOf, nameOf, playOf, type View } from "../table/cards";
import { sideName, sidesInOrder } from "../table/places";
import { consequence, turnLine, waitingLine } from "../table/question";
import { endLine as contractLine } from "./ends";
import { finale } from "./film";
import { endLine, finalLine, roundLine } from "./recap";

export const sayings: Sayings<View> = {
	answer: (_, answer) => {
		const { code, coin } = playOf(answer);
		return nameOf(code, coin);
	},
	outcome: (scene, answer) => `${consequence(scene, answer)} ${contractLine(answer)}`.trim(),
	asked: (scene) =>
		scene.decision
			? { small: turnLine(scene.view), heading: t("dualis-which-card") }
			: { heading: waitingLine(scene.view, scene.people) },
	sections: (scene) => [...handOf(scene), ...tableOf(scene), scoreOf(scene)],
	summary: (scene) => {
		const round = scene.view.rounds.at(-1);
		return { heading: round ? roundLine(scene, round) : "", sections: [scoreOf(scene)] };
	},
	finale,
	ending: (scene) => ({
		heading: endLine(scene),
		sections: [
			{
				part: "score",
				title: t("text-result"),
				lines: [finalLine(scene), ...scene.view.rounds.map((round) => roundLine(scene, round))],
			},
		],
	}),
};

function handOf({ view }: Scene<View>): Section[] {
	if (!view.hand) return [];
	const lines = view.hand.map((code) => ({ text: nameOf(code), ref: code }));
	return [{ part: "hand", title: t("your-hand"), lines, short: true, none: t("text-hand-empty") }];
}

function tableOf({ view, people }: Scene<View>): Section[] {
	const [red = 0, blue = 0] = view.centre;
	const laid = view.table.length ? view.table : (lastOf(view)?.table ?? []);
	const lines = laid.map((play) =>
		t("dualis-laid", { name: people[play.seat]?.name ?? "", card: nameOf(play.card, play.coin) }),
	);
	const trump = view.show_trump_now ? (view.trump ?? "none") : "hidden";
	return [
		{ part: "board", title: t("dualis-trick", { trick: view.trick }), lines, none: t("text-nothing-lies") },
		{ part: "board", title: t("dualis-centre"), lines: [t("dualis-text-centre", { red, blue, trump })] },
	];
}

/** First the sides; if sides are pairs, then each seat. */
function scoreOf({ view, people }: Scene<View>): Section {
	const pairs = view.mode === "partnership";
	const cards = (seat: number) => t("dualis-cards", { count: view.cards[seat] ?? 0 });
	const sides = sidesInOrder(view).map((side) => {
		const total = pairs ? t("dualis-rounds-won", { won: side.won }) : t("dualis-total", { total: signed(side.total) });
		const parts = [
			t("dualis-count", { coins: side.coins, tricks: side.tricks }),
			t("dualis-text-worth", { points: signed(side.worth) }),
			total,
			...(pairs ? [] : side.seats.map(cards)),
		];
		return `${sideName(view, people, side)}: ${parts.join(", ")}`;
	});
	const seats = people.map(
		({ seat, name }) =>
			`${name}: ${t("dualis-count", { coins: view.coins[seat] ?? 0, tricks: view.tricks[seat] ?? 0 })}, ${cards(seat)}`,
	);
	return { part: "score", title: t("text-score"), lines: pairs ? [...sides, ...seats] : sides };
}
