// The layout of Flamecraft: how the table is drawn, told and moved. No rule is decided here.
// Browser tests rely on these data-testid values: shop-<id>  slot-<id>.<n>  artisan-<id>  good-<kind>  spell-<id>
// fancy-<id>  companion-<id>  space-<n>  deck-artisans  seat-N, each with data-ref and data-legal; do-<word>  confirm
// unpick  breakdown  result-N
import { settings } from "../../../state/settings";
import { automatic, type Proposal } from "../../../table/automatic/automatic";
import "./flamecraft.css";
import "../../goods";
import type { Question } from "../../../protocol";
import type { Layout } from "../../../table/layout";
import { dress } from "../../../table/sized";
import { learnIcons } from "../../../ui/icon";
import { part, soon } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { overlay, tagged, type View } from "./cards";
import { Score } from "./sides";
import { Stage } from "./stage";
import { type Event, speaker } from "./story";
import landscape from "./styles/landscape.css?url";
import tablet from "./styles/tablet.css?url";
import { pagesOf } from "./things";

learnIcons(import.meta.glob<string>("../icons/*.svg", { eager: true, query: "?raw", import: "default" }));

const later = () => import("../later/later");
setTimeout(() => later().catch(() => undefined), 4000);

const pages = () => import("../later/pages");
const ParkPage = part(pages, "ParkPage");
const SpellsPage = part(pages, "SpellsPage");
const YouPage = part(pages, "YouPage");
soon(ParkPage);

const motion = () => import("../later/motion");
const WITHIN = 0.2; // the part of the pace between two words of one turn

const litIn = (page: string) => (decision: Question | null, view: View) => pagesOf(view, decision).get(page) ?? 0;

/** Ends a turn, if the settings say so; otherwise it waits while something can be taken back. */
function endOf({ ask, words: [end, ...others] }: Question): Proposal | null {
	return settings.get().endTurns && ask === "end" && end && !others.length ? { word: end, seen: true } : null;
}

const layout: Layout<View, Event> = {
	Stage,
	Score,
	Summary: part(later, "Summary"),
	Ending: part(later, "Ending"),
	Rules: part(later, "Rules"),
	pages: [
		{ name: "park", icon: "artisan", label: "flamecraft-park-short", Page: ParkPage, lit: litIn("park") },
		{ name: "spells", icon: "enchantment", label: "flamecraft-spells", Page: SpellsPage, lit: litIn("spells") },
		{ name: "you", icon: "hand", label: "flamecraft-you", Page: YouPage, lit: litIn("you") },
	],
	keys: [
		["← →", "flamecraft-key-arrows"],
		["1–9", "flamecraft-key-numbers"],
		["Z", "key-zoom"],
	],
	subtitle: (view) => tagged(t("flamecraft-subtitle", { turn: view.turn.number })),
	overlay,
	dressed: () =>
		dress([
			["(width > 760px) and (width <= 1100px)", tablet],
			["(height <= 500px) and (width > 560px)", landscape],
		]),
	story: (heard, _, people) => speaker.story(heard, people),
	keep: (heard) => heard,
	between: () => null,
	hold: () => 0,
	beat: (_, same) => (same ? WITHIN : 1),
	leave: async () => (await motion()).remember(),
	arrive: async (events, view) => (await motion()).arrive(events, view.seat),
	automatic: automatic({ propose: ({ decision }) => endOf(decision) }),
	over: (view) => view.winners !== null,
	sayings: () => later().then((parts) => parts.sayings),
	quiet: () => false,
};
export default layout;
