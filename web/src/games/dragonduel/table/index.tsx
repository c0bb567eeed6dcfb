// The layout of DragonDuel: how the table is drawn, told and moved. No rule is decided here.
// Browser tests rely on these data-testid values: card-<code>  monster-<id>  discard-<code>  looking-<code>  newcomer
// player-N  chain-<id>  trigger-N  do-<word>  number-N  confirm  unpick  zoom  open-discard  tower-N  revealed  wishes
// lane
import { automatic } from "../../../table/automatic/automatic";
import "../cards/dragonduel.css";
import "../cards/chain.css";
import "../cards/rows.css";
import type { Layout } from "../../../table/layout";
import { dress } from "../../../table/sized";
import { learnIcons } from "../../../ui/icon";
import { lazily, part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { overlay, playerAt, tagged, type View } from "../cards/cards";
import { alarm } from "./alarm";
import { PilesPage } from "./later";
import { halt, march, marchOf } from "./marching";
import { now, passOf } from "./passing";
import { Score } from "./score";
import { Stage } from "./stage";
import { type Event, storyOf } from "./story";
import landscape from "./styles/landscape.css?url";
import phone from "./styles/phone.css?url";
import { wishes } from "./wishes";

learnIcons(import.meta.glob<string>("../cards/icons/*.svg", { eager: true, query: "?raw", import: "default" }));

const later = () => import("../later/later");
setTimeout(() => later().catch(() => undefined), 4000);

const motion = () => import("../limelight/motion");
const READ = 650; // ms that a turned Tower card or a blow is seen before the next update
/** Events between two moves; an update with only these shows nothing new. */
const QUIET = new Set(["passed", "end", "duel"]);

/** The same for three or four, whose fields need a style sheet of their own. */
const Crowd = lazily(() => import("../later/crowd").then(({ dressed }) => dressed()).then(() => Stage));

const layout: Layout<View, Event> = {
	Stage: ({ scene }) => (scene.view.seats > 2 ? <Crowd scene={scene} /> : <Stage scene={scene} />),
	Score,
	Summary: () => <p />, // a duel has no rounds
	Ending: part(later, "Ending"),
	Rules: part(later, "Rules"),
	pages: [{ name: "piles", icon: "tower", label: "dragonduel-piles", Page: PilesPage }],
	keys: [
		["P", "dragonduel-key-pass"],
		["Z", "dragonduel-key-zoom"],
		["H", "dragonduel-key-hold"],
	],
	subtitle: (view, people) =>
		tagged(
			t(view.phase === "setup" ? "dragonduel-set-up" : "dragonduel-subtitle", {
				turn: view.turn,
				phase: view.phase,
				own: view.active === view.seat ? "yes" : "no",
				name: people[view.active]?.name ?? "",
			}),
		),
	overlay,
	dressed: () =>
		dress([
			["(width <= 760px)", phone],
			["(height <= 500px) and (width > 560px)", landscape],
		]),
	story: storyOf,
	keep: (heard) => heard,
	between: () => null,
	hold: ({ events }) => (events.some(({ kind }) => kind === "revealed" || kind === "left") ? READ : 0),
	beat: ({ events }) => (events.every(({ kind }) => QUIET.has(kind)) ? 0 : 1),
	leave: async () => (await motion()).remember(),
	arrive: async (events, view) => (await motion()).arrive(events, view.seat),
	over: (view) => view.winners !== null,
	resigns: (view) => view.seat !== null && playerAt(view, view.seat).alive,
	automatic: automatic({
		propose: (open: Parameters<typeof passOf>[0]) => marchOf(open) ?? passOf(open),
		wishes: [wishes, now, march],
		alarm,
		close: halt,
	}),
	window: ({ window, battle }) => window && { kind: window.kind, grave: battle?.grave ?? false },
	sayings: () => later().then((parts) => parts.sayings),
	quiet: () => false,
};
export default layout;
