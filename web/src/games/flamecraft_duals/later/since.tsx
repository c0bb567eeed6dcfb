// What the opponent did in a turn: which token is where now, what was fired, and what it scored.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import type { Heard } from "../../../protocol";
import { type Did, Since } from "../../../table/recaps/since";
import { t } from "../../../ui/locales";
import { listed, tokenName, type View } from "../table/pieces";

export function Recap({ scene, heard }: { scene: Scene<View>; heard: Heard[] }): JSX.Element {
	return <Since did={didOf(heard, scene.view.seat)} people={scene.people} />;
}

export function didOf(heard: Heard[], own: number | null): Did[] {
	const turns = new Map<number, Heard[]>();
	for (const event of heard) {
		const who = event.seat;
		if (typeof who === "number" && who !== own) turns.set(who, [...(turns.get(who) ?? []), event]);
	}
	return [...turns].flatMap(([who, events]) => lineOf(who, events) ?? []);
}

function lineOf(who: number, events: Heard[]): Did | null {
	const placed = events.filter(({ kind }) => kind === "placed");
	const moves = events.filter(({ kind }) => kind === "moved" || kind === "swapped").length;
	const hearts = events.reduce((sum, { kind, reputation }) => sum + worth(kind, reputation), 0);
	if (!placed.length && !moves && !hearts) return null;
	const where = placed.map(({ token, hex }) =>
		t("flamecraft_duals-recap", { token: tokenName(String(token)), hex: String(hex) }),
	);
	const what = listed([...where, ...(moves ? [t("flamecraft_duals-recap-moved", { count: moves })] : [])]);
	return { who, what, brought: hearts ? [["reputation", hearts]] : [] };
}

const worth = (kind: string, reputation: unknown): number =>
	kind === "scored" || kind === "claimed" ? Number(reputation ?? 0) : 0;
