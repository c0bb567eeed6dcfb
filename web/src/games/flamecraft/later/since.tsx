// What each of the others did in their turn: where, and what it brought, as the lines of the story say it.
import type { JSX } from "preact";
import type { Person, Scene } from "../../../board/scene";
import type { Heard } from "../../../protocol";
import { type Did, Since } from "../../../table/recaps/since";
import type { EventLine, Group } from "../../../table/story/lines";
import { t } from "../../../ui/locales";
import { iconOf, KINDS, type View } from "../table/cards";
import { speaker } from "../table/story";

export function Recap({ scene, heard }: { scene: Scene<View>; heard: Heard[] }): JSX.Element {
	return <Since did={didOf(heard, scene.view.seat, scene.people)} people={scene.people} />;
}

/** One line for each turn of another seat. */
export function didOf(heard: Heard[], own: number | null, people: Person[]): Did[] {
	return speaker.groups(heard).flatMap((group) => {
		const who = group.heading?.who ?? null;
		const what = who === null || who === own ? null : whatOf(group.lines, people);
		return who === null || what === null ? [] : [{ who, what, brought: broughtIn(group, who) }];
	});
}

/** The enchantment cast or, if none was, the shop visited. */
function whatOf(lines: EventLine[], people: Person[]): string | null {
	const told = (kind: string) => {
		const line = lines.find(({ event }) => event.kind === kind);
		return line ? speaker.args(line, people) : null;
	};
	const cast = told("cast");
	if (cast) return t("flamecraft-recap-cast", { card: cast.card ?? "" });
	return told("visited")?.shop?.toString() ?? null;
}

/** What a seat has more of, or less, after its turn: reputation first. */
function broughtIn({ sums }: Group, who: number): [icon: string, count: number][] {
	const units: [unit: string, icon: string][] = [
		["reputation", "reputation"],
		...KINDS.map((kind): [string, string] => [kind, iconOf(kind)]),
		["hand", "artisan"],
		["fancies", "fancy"],
	];
	return units.flatMap(([unit, icon]) => {
		const count = sums.get(`${who} ${unit}`) ?? 0;
		return count ? [[icon, count] as [string, number]] : [];
	});
}
