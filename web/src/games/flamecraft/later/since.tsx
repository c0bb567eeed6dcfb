// What each of the others did in their turn: where, and what it brought.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import type { Heard } from "../../../protocol";
import { add, type Did, Since } from "../../../table/recaps/since";
import { t } from "../../../ui/locales";
import { nameOf, tradeOf, type View } from "../table/cards";

export function Recap({ scene, heard }: { scene: Scene<View>; heard: Heard[] }): JSX.Element {
	return <Since did={didOf(heard, scene.view.seat)} people={scene.people} />;
}

/** One line for each turn of another seat. */
export function didOf(heard: Heard[], own: number | null): Did[] {
	const turns: { who: number; events: Heard[] }[] = [];
	for (const event of heard) {
		if (event.kind === "turn") turns.push({ who: Number(event.seat), events: [] });
		else turns.at(-1)?.events.push(event);
	}
	return turns.flatMap(({ who, events }) => (who === own ? [] : (lineOf(who, events) ?? [])));
}

function lineOf(who: number, events: Heard[]): Did | null {
	const at = events.find(({ kind, seat }) => (kind === "visited" || kind === "gathered") && seat === who);
	const cast = events.find(({ kind }) => kind === "cast");
	if (!at && !cast) return null;
	const brought = new Map<string, number>();
	for (const { kind, seat, good, count = 1 } of events) {
		if (seat !== who) continue;
		if (kind === "reputation") add(brought, "reputation", Number(count));
		else if (kind === "gained" || kind === "paid") {
			const icon = good === "coin" ? "coin" : (tradeOf(String(good)) ?? "wild");
			add(brought, icon, kind === "gained" ? Number(count) : -Number(count));
		}
	}
	const what = cast ? t("flamecraft-recap-cast", { card: nameOf(String(cast.card)) }) : nameOf(String(at?.shop));
	const gains = [...brought].filter(([, count]) => count > 0);
	return { who, what, brought: gains.sort(([a], [b]) => Number(b === "reputation") - Number(a === "reputation")) };
}
