// The layout of Flamecraft Duals: how the table is drawn, told and moved. No rule is decided here.
// Browser tests rely on these data-testid values: hex-<hex> [data-legal]  card-<code>  fountain-<code>  fancy-<code>
// token-<face>  draw-<place>  do-<verb>  confirm  unpick  put-back  coin  bag  chain  earlier  stack  duty
import { automatic } from "../../../table/automatic/automatic";
import "./duals.css";
import "../../goods";
import { answersOf } from "../../../board/picking/answers";
import type { Update } from "../../../protocol";
import type { Layout } from "../../../table/layout";
import { dress } from "../../../table/sized";
import { part, soon } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { overlay, tagged } from "./book";
import { automaticOf } from "./outcome";
import type { View } from "./pieces";
import { Chart, Score } from "./sides";
import { Stage } from "./stage";
import { type Event, speaker } from "./story";
import landscape from "./styles/landscape.css?url";
import short from "./styles/short.css?url";

const later = () => import("../later/later");
setTimeout(() => later().catch(() => undefined), 4000);

const BagPage = part(() => import("../later/bag"), "BagPage");
soon(BagPage);

const roundEnds = (update: Update): boolean => update.events.some((event) => event.kind === "half");

/** In a pair, the second game is already dealt; first show the end of the first one. */
function between(before: View, update: Update): View | null {
	if (!roundEnds(update)) return null;
	const next = update.view as View;
	const players = before.players.map((player, seat) => ({ ...player, before: next.players[seat]?.before ?? 0 }));
	return { ...before, players, to_play: null, held: null };
}

const motion = () => import("../later/motion");
const READ = 500; // ms that a scored card is seen before the next update
const WITHIN = 0.6; // the part of the pace between two words of one turn

const layout: Layout<View, Event> = {
	Stage,
	Score,
	Summary: part(later, "Summary"),
	Ending: part(later, "Ending"),
	Rules: part(later, "Rules"),
	pages: [
		{
			name: "fire",
			icon: "flame",
			label: "flamecraft_duals-fire-up",
			Page: ({ scene }) => (
				<div class="fd-page">
					<Chart view={scene.view} />
				</div>
			),
		},
		{ name: "bag", icon: "bag", label: "flamecraft_duals-bag", Page: BagPage },
	],
	keys: [
		["1–6", "flamecraft_duals-key-fire"],
		["C", "flamecraft_duals-key-coin"],
		["Z", "key-zoom"],
	],
	subtitle: (view) =>
		tagged(
			[
				t("flamecraft_duals-subtitle", { mode: view.mode, turn: view.turn }),
				...(view.game > 1 ? [t("flamecraft_duals-second")] : []),
			].join(" · "),
		),
	overlay,
	dressed: () =>
		dress([
			["(width > 760px) and (width <= 980px), (width > 760px) and (height <= 860px)", short],
			["(height <= 500px) and (width > 560px)", landscape],
		]),
	story: (heard, _, people) => speaker.story(heard, people),
	keep: (heard) => heard,
	between,
	hold: ({ events }) => (events.some(({ kind }) => kind === "scored" || kind === "claimed") ? READ : 0),
	beat: (_, same) => (same ? WITHIN : 1),
	leave: async () => (await motion()).remember(),
	arrive: async (events, view) => (await motion()).arrive(events, view.seat),
	automatic: automatic({ propose: ({ decision }) => automaticOf(answersOf(decision)) }),
	over: (view) => view.winners !== null,
	sayings: () => later().then((parts) => parts.sayings),
	quiet: () => false,
};
export default layout;
