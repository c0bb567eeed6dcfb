// What each of the others did in its turn: what it played, how often it attacked, and the Tower cards that fell.
import type { JSX } from "preact";
import { type Did, Since } from "../../board/since";
import { t } from "../../locales";
import type { Heard } from "../../protocol";
import type { Scene } from "..";
import { listed, nameOf, type View } from "./cards";

export function Recap({ scene, heard }: { scene: Scene<View>; heard: Heard[] }): JSX.Element {
	return <Since did={didOf(heard, scene.view.seat, scene.view.active)} people={scene.people} />;
}

/** The turns of others that are over, or that this seat is asked about. */
export function didOf(heard: Heard[], own: number | null, active: number): Did[] {
	const turns: { who: number; events: Heard[] }[] = [{ who: active === own ? -1 : active, events: [] }];
	for (const event of heard) {
		if (event.kind === "turn") turns.push({ who: Number(event.seat), events: [] });
		else turns.at(-1)?.events.push(event);
	}
	return turns.flatMap(({ who, events }) => (who < 0 || who === own ? [] : (lineOf(who, events) ?? [])));
}

function lineOf(who: number, events: Heard[]): Did | null {
	const played = events.filter(({ kind, seat }) => kind === "announced" && seat === who);
	const attacks = events.filter(({ kind, seat }) => kind === "attack" && seat === who).length;
	const fallen = events.filter(({ kind }) => kind === "revealed").length;
	if (!played.length && !attacks) return null;
	const cards = listed(played.map(({ card }) => nameOf(String(card)))) || "none";
	return { who, what: t("dragonduel-recap", { cards, attacks }), brought: fallen ? [["tower", -fallen]] : [] };
}
