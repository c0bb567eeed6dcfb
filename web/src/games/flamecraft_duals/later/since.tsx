// What the others did since this seat's turn: which tokens lie where now, and what it brought or cost them.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import { type Did, Since } from "../../../table/recaps/since";
import type { Moved } from "../../../table/story/lines";
import { t } from "../../../ui/locales";
import { HEXES, listed, tokenName, type View } from "../table/pieces";
import { type Event, speaker } from "../table/story";

export function Recap({ scene, heard }: { scene: Scene<View>; heard: Event[] }): JSX.Element {
	return <Since did={didOf(heard, scene.view.seat)} people={scene.people} />;
}

const BROUGHT: [unit: string, icon: string][] = [
	["reputation", "reputation"],
	["coins", "coin"],
	["cards", "hand"],
];

export function didOf(heard: Event[], own: number | null): Did[] {
	const groups = speaker.groups(heard);
	const lines = groups.flatMap((group) => group.lines);
	const others = new Set(lines.flatMap(({ who }) => (who === null || who === own ? [] : [who])));
	return [...others].flatMap((who) => {
		const moves = lines.filter((line) => line.who === who).flatMap((line) => line.moves);
		const sum = (unit: string) => groups.reduce((all, { sums }) => all + (sums.get(`${who} ${unit}`) ?? 0), 0);
		const brought = BROUGHT.flatMap(([unit, icon]): [string, number][] => (sum(unit) ? [[icon, sum(unit)]] : []));
		const what = listed([...landed(moves)].map(([hex, thing]) => t("flamecraft_duals-recap", { token: thing, hex })));
		return what || brought.length ? [{ who, what, brought }] : [];
	});
}

/** Where things lie after these moves, by hex; what was moved on or taken away is not told. */
function landed(moves: Moved[]): Map<string, string> {
	const tops = new Map<string, string>();
	for (const { thing, from, to } of moves) {
		const name = thing === "fountain" ? t("flamecraft_duals-fountain") : tokenName(thing);
		if (tops.get(from) === name) tops.delete(from);
		if (HEXES.has(to)) tops.set(to, name);
	}
	return tops;
}
