// The layout for every title without one of its own, made from its view and its questions alone: a new game is playable
// in the browser as soon as its rules work. It is also the plainest way to play: all text and buttons.
import "./fallback.css";
import { sound } from "../../board/sound";
import type { TableInfo, View } from "../../protocol";
import { whole } from "../../ui/locales";
import type { Layout } from "../layout";
import { Ending } from "./ending";
import { learnNames } from "./names";
import { Rules, Score, sayingsOf } from "./reading";
import { label } from "./say";
import { Stage } from "./stage";
import { tellerOf } from "./teller";

const HOLD = 500; // ms that a move of others is shown before the next update
const PLACES = ["round", "turn", "phase"]; // fields that say where the game is, by their usual names

/** "Round 2 · Turn 5" */
function subtitle(view: View): string {
	const fields = Object.entries(view).filter(([, value]) => ["string", "number"].includes(typeof value));
	const own = whole(`${view.title}-subtitle`, Object.fromEntries(fields));
	const places = fields.filter(([field]) => PLACES.includes(field));
	return own ?? places.map(([field, value]) => `${label(view.title, field)} ${value}`).join(" · ");
}

/** By convention a view has `winners`, null until the end. Without them, only the table knows that the game is over. */
function over(view: View, info: TableInfo | null): boolean {
	return "winners" in view ? view.winners !== null : info?.status === "over";
}

export function layoutFor(title: string): Layout {
	const teller = tellerOf(title);
	return {
		plain: true,
		Stage,
		Score,
		Summary: () => null,
		Ending,
		Rules,
		overlay: (mark) => learnNames(title, mark),
		keys: [],
		subtitle,
		story: (heard, _, people) => teller.story(heard, people),
		keep: (heard) => heard,
		between: () => null,
		hold: () => HOLD,
		leave: () => Promise.resolve(),
		arrive: async () => sound("card"),
		over,
		sayings: async () => sayingsOf(title),
		quiet: () => false,
	};
}
