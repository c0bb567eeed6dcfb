// The layout of Duālis: how the table is drawn, told and moved. No rule is decided here.
import "./dualis.css";
import type { Update } from "../../../protocol";
import type { Layout } from "../../../table/layout";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import type { View } from "./cards";
import { coursesOf } from "./rounds";
import { Score } from "./sides";
import { Stage } from "./stage";
import { type Event, keep, storyOf } from "./story";

const roundEnds = (update: Update): boolean => update.events.some((event) => event.kind === "scored");

/** At the end of a round the server has already dealt again; first show the last trick on a table without hands. */
function between(before: View, update: Update): View | null {
	if (!roundEnds(update)) return null;
	const next = update.view as View;
	const { last, rounds } = next;
	const round = rounds.at(-1);
	const courses = round ? coursesOf(round, next.sides) : [];
	const sides = next.sides.map((side, i) => ({
		...side,
		coins: courses[i]?.coins.at(-1) ?? 0,
		tricks: courses[i]?.tricks.at(-1) ?? 0,
		worth: courses[i]?.score ?? 0,
	}));
	const cards = before.cards.map(() => 0);
	return { ...before, table: [], last, rounds, sides, hand: before.hand && [], cards, to_play: null };
}

// Not needed for the first trick, so not in the first load, but there before the first round ends.
const later = () => import("../later/later");
setTimeout(() => later().catch(() => undefined), 4000);

const motion = () => import("../later/motion");
const READ = 1200; // ms that a finished trick stays, with its taker and the reason

const layout: Layout<View, Event> = {
	Stage,
	Score,
	Summary: part(later, "Summary"),
	Ending: part(later, "Ending"),
	Rules: part(later, "Rules"),
	keys: [
		["Z", "key-zoom"],
		["C", "dualis-key-coin"],
	],
	subtitle: (view) => t("dualis-subtitle", { round: view.round, trick: view.trick, of: view.tricks_per_round }),
	story: storyOf,
	keep,
	between,
	hold: ({ events }) => (events.some(({ kind }) => kind === "trick") ? READ : 0),
	leave: async (...views) => (await motion()).leave(...views),
	arrive: async (...news) => (await motion()).arrive(...news),
	over: (view) => view.winners !== null,
	sayings: () => later().then((parts) => parts.sayings),
	quiet: (view) => view.quiet,
};
export default layout;
