// What each of the others did: the cards played, the attacks made, and the Tower cards that fell.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import type { Heard } from "../../../protocol";
import { type Did, Since } from "../../../table/recaps/since";
import { t } from "../../../ui/locales";
import { listed, nameOf, type View } from "../cards/cards";

export function Recap({ scene, heard }: { scene: Scene<View>; heard: Heard[] }): JSX.Element {
	return <Since did={didOf(heard, scene.view.seat)} people={scene.people} />;
}

/** One line for each turn and each seat that did something in it. */
export function didOf(heard: Heard[], own: number | null): Did[] {
	const turns: Heard[][] = [[]];
	for (const event of heard) {
		if (event.kind === "turn") turns.push([]);
		else turns.at(-1)?.push(event);
	}
	return turns.flatMap((events) => {
		const doers = events
			.filter(({ kind }) => kind === "announced" || kind === "attack")
			.map(({ seat }) => Number(seat));
		return [...new Set(doers)].filter((who) => who !== own).map((who) => lineOf(who, events));
	});
}

function lineOf(who: number, events: Heard[]): Did {
	const played = events.filter(({ kind, seat }) => kind === "announced" && seat === who);
	const attacks = events.filter(({ kind, seat }) => kind === "attack" && seat === who).length;
	const fallen = attacks ? events.filter(({ kind }) => kind === "revealed").length : 0;
	const cards = listed(played.map(({ card }) => nameOf(String(card)))) || "none";
	return { who, what: t("dragonduel-recap", { cards, attacks }), brought: fallen ? [["tower", -fallen]] : [] };
}
