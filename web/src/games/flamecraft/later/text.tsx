// Flamecraft in words: the question, the reader's own things, the town, what everybody has, and how it ended.
import type { Answer } from "../../../board/picking/answers";
import type { Scene } from "../../../board/scene";
import type { Sayings } from "../../../table/layout";
import { ended, type Section, stated } from "../../../table/text/content";
import { capital } from "../../../ui/capital";
import { t } from "../../../ui/locales";
import { askText, smallLine } from "../table/asking";
import { KINDS, listed, nameOf, type Player, some, type View } from "../table/cards";
import { aboutText, waitingLine } from "../table/question";
import { goalOf, textOf } from "../table/say";
import type { Event } from "../table/story";
import { buttonText, factsOf, paidText } from "../table/telling";
import { artisanRef, fancyRef, shopRef } from "../table/things";
import { shopParts } from "../table/town";
import { answerText, consequence } from "./consequence";
import { countLines, finale } from "./film";
import { bringsOf, goalsOf } from "./goals";
import { headline } from "./recap";

export const sayings: Sayings<View> = {
	answer: saying,
	outcome: ({ people }, answer) => consequence(answer, people),
	asked: (scene) =>
		scene.decision
			? { small: smallLine(scene.view), heading: askText(scene), notes: [aboutText(scene)] }
			: { heading: waitingLine(scene), notes: [scene.view.finals === null ? "" : t("flamecraft-last-turns")] },
	sections: (scene) => [...ownOf(scene), ...townOf(scene), scoreOf(scene), ...achievementsOf(scene)],
	finale: (scene) => finale(scene as Scene<View, Event>),
	ending: (scene) => ({ heading: headline(scene), notes: [soloLine(scene)], sections: endOf(scene) }),
};

function ownOf({ view: { me, seat, players } }: Scene<View>): Section[] {
	if (!me) return [];
	const mine = players[seat ?? -1]?.companion;
	const hand = me.hand.map((id) => ({ text: nameOf(id), ref: artisanRef(id) }));
	const fancies = me.fancies.map(({ id }) => ({
		text: `${nameOf(id)}. ${goalOf(id)}`,
		name: nameOf(id),
		ref: fancyRef(id),
	}));
	return [
		{ part: "hand", title: t("flamecraft-hand"), lines: hand, short: true, none: t("flamecraft-hand-empty") },
		{ part: "hand", title: t("flamecraft-fancies"), lines: fancies, none: t("text-nothing") },
		...(mine
			? [
					{
						part: "hand" as const,
						title: t("flamecraft-text-own-companion"),
						lines: [`${nameOf(mine)}. ${textOf(mine)}`],
					},
				]
			: []),
	];
}

function townOf(scene: Scene<View>): Section[] {
	const { town, park, row } = scene.view;
	const shops = town.flatMap(({ space, shop }) => {
		const parts = shop ? shopParts(scene, shop).map((part) => capital(ended(part))) : [];
		return shop ? [{ text: `${space}. ${parts.join(" ")}`, name: nameOf(shop.id), ref: shopRef(shop.id) }] : [];
	});
	const lots = (which: boolean) =>
		town.filter(({ shop, hidden }) => !shop && hidden === which).map(({ space }) => space);
	const rest = [
		...(lots(true).length ? [t("flamecraft-text-hidden", { lots: lots(true).join(", ") })] : []),
		...(lots(false).length ? [t("flamecraft-text-lots", { lots: lots(false).join(", ") })] : []),
	];
	const spells = row.flatMap((id) => (id ? [`${nameOf(id)}. ${textOf(id)}`] : []));
	const sitting = park.flatMap((place) => (place ? [nameOf(place.card)] : []));
	return [
		{ part: "board", title: t("flamecraft-town"), lines: [...shops, ...rest] },
		{ part: "board", title: t("flamecraft-enchantments"), lines: spells, none: t("text-nothing") },
		{ part: "board", title: t("flamecraft-park"), lines: sitting, short: true, none: t("text-nothing") },
	];
}

function scoreOf({ view, people }: Scene<View>): Section {
	const has = ({ seat, reputation, goods, coins, hand, fancies, at, scored, companion, reserved }: Player) =>
		`${people[seat]?.name}: ${listed([
			t("flamecraft-reputation", { count: reputation }),
			...[...goods, coins].map((count, k) => (count ? some(KINDS[k] ?? "coin", count) : "")),
			t("flamecraft-in-hand", { count: hand }),
			t("flamecraft-unscored", { count: fancies }),
			scored.length ? t("flamecraft-text-scored", { names: scored.map(nameOf).join(" + ") }) : "",
			companion ? t("flamecraft-text-companion", { name: nameOf(companion) }) : "",
			reserved ? t("flamecraft-has-reserved", { name: nameOf(reserved) }) : "",
			at ? t("flamecraft-text-at", { shop: nameOf(at) }) : "",
		])}`;
	return { part: "score", title: t("text-score"), lines: view.players.map(has) };
}

function achievementsOf({ view }: Scene<View>): Section[] {
	const lines = goalsOf(view).map(
		({ card, state, now, least }) =>
			`${nameOf(card.id)}. ${textOf(card.id)} ${t("flamecraft-goal-state", { state, now, least })}`,
	);
	return lines.length ? [{ part: "", title: t("flamecraft-goals"), lines }] : [];
}

/** Everybody's reputation, and where it came from. */
function endOf(scene: Scene<View>): Section[] {
	const { view, people } = scene;
	const from = ({ sources }: Player) =>
		view.sources.flatMap((source, k) => (sources[k] ? [`${t("flamecraft-source", { source })} ${sources[k]}`] : []));
	const lines = [...view.players]
		.sort((a, b) => b.reputation - a.reputation)
		.map(
			(player) =>
				`${people[player.seat]?.name}: ${t("flamecraft-reputation", { count: player.reputation })} (${listed(from(player))})`,
		);
	const counted = countLines(scene as Scene<View, Event>);
	return [
		{ part: "score", title: t("text-result"), lines },
		...(counted.length ? [{ part: "score" as const, title: t("finale-count"), lines: counted }] : []),
		...achievementsOf(scene),
	];
}

function soloLine({ view: { solo } }: Scene<View>): string {
	if (!solo) return "";
	const unlocked = solo.unlocked.length
		? t("flamecraft-solo-unlocked", { list: listed(solo.unlocked.map(nameOf)) })
		: "";
	return [t("flamecraft-solo-marks"), unlocked, ...solo.unlocked.map(bringsOf)].filter(Boolean).join(" ");
}

/** The name of an answer; if there are several ways to give it, also which one. */
function saying(scene: Scene<View>, answer: Answer): string {
	const { sets, helper } = factsOf(answer);
	if (answer.refs.length && !sets && !helper) return answerText(scene, answer);
	if (!answer.refs.length) return buttonText(scene, answer);
	return listed([stated(answerText(scene, answer)), paidText(answer)]);
}
