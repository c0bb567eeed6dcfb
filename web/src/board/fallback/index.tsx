// The layout of every title that has none of its own, made from its view and its questions alone: a new game plays in
// the browser the day its rules pass. It is the plainest way to play, too: everything is text and buttons.
import "./fallback.css";
import type { Layout } from "../../games";
import { whole } from "../../locales";
import type { TableInfo, View } from "../../protocol";
import { sound } from "../sound";
import { Ending } from "./ending";
import { learnNames } from "./names";
import { Rules, Score, sayingsOf } from "./reading";
import { label, storyOf } from "./say";
import { Stage } from "./stage";

const HOLD = 500; // ms that what others did is seen before the next thing happens
const PLACES = ["round", "turn", "phase"]; // where the game is, as titles call it

/** "Round 2 · Turn 5" */
function subtitle(view: View): string {
	const fields = Object.entries(view).filter(([, value]) => ["string", "number"].includes(typeof value));
	const own = whole(`${view.title}-subtitle`, Object.fromEntries(fields));
	const places = fields.filter(([field]) => PLACES.includes(field));
	return own ?? places.map(([field, value]) => `${label(view.title, field)} ${value}`).join(" · ");
}

/** By convention a view has `winners`, which are null until the end. Of others only the table knows that it is over. */
function over(view: View, info: TableInfo | null): boolean {
	return "winners" in view ? view.winners !== null : info?.status === "over";
}

export function layoutFor(title: string): Layout {
	return {
		Stage,
		Score,
		Summary: () => null,
		Ending,
		Rules,
		overlay: (mark) => learnNames(title, mark),
		keys: [],
		subtitle,
		story: (heard, _, people) => storyOf(title, heard, people),
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
