// Duālis on the table: how it is laid out, told and moved. No rule is decided here.
import "./dualis.css";
import type { Layout } from "..";
import { t } from "../../locales";
import type { Update } from "../../protocol";
import type { View } from "./cards";
import { arrive, hold, leave } from "./motion";
import { Ending, Summary } from "./recap";
import { Rules } from "./rules";
import { Score } from "./sides";
import { Stage } from "./stage";
import { keep, storyOf } from "./story";
import { TextView } from "./text";

const roundEnds = (update: Update): boolean => update.events.some((event) => event.kind === "scored");

/** At a round's end the server has already dealt again; first show the last trick on a table without hands. */
function between(before: View, update: Update): View | null {
	if (!roundEnds(update)) return null;
	const { last, rounds, sides } = update.view;
	const cards = before.cards.map(() => 0);
	return { ...before, table: [], last, rounds, sides, hand: before.hand && [], cards, to_play: null };
}

const layout: Layout<View> = {
	Stage,
	Score,
	Summary,
	Ending,
	Rules,
	Text: TextView,
	subtitle: (view) => t("dualis-subtitle", { round: view.round, trick: view.trick, of: view.tricks_per_round }),
	story: storyOf,
	keep,
	between,
	hold: (update) => hold(update.events),
	leave,
	arrive,
	roundEnds,
	over: (view) => view.winners !== null,
	quiet: (view) => view.mode === "partnership" && view.partner_talk === "quiet" && view.winners === null,
};
export default layout;
