// The layout of Flamecraft: how the table is drawn, told and moved. No rule is decided here.
import "./flamecraft.css";
import "../../goods";
import { lazily } from "../../lazy";
import { t } from "../../locales";
import { learnIcons } from "../../look/icon";
import type { Question } from "../../protocol";
import type { Layout } from "..";
import { overlay, tagged, type View } from "./cards";
import { ParkPage, Score, SpellsPage, YouPage } from "./sides";
import { Stage } from "./stage";
import { storyOf } from "./story";
import { pagesOf } from "./things";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

const later = () => import("./later");
setTimeout(() => void later(), 4000);

const motion = () => import("./motion");
const WITHIN = 0.2; // the part of the pace between two words of one turn

const litIn = (page: string) => (decision: Question | null, view: View) => pagesOf(view, decision).get(page) ?? 0;

const layout: Layout<View> = {
	Stage,
	Score,
	Summary: lazily(() => later().then((parts) => parts.Summary)),
	Ending: lazily(() => later().then((parts) => parts.Ending)),
	Rules: lazily(() => later().then((parts) => parts.Rules)),
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
	subtitle: (view) =>
		tagged(t("flamecraft-subtitle", { turn: view.turn.number, final: view.finals === null ? "no" : "yes" })),
	overlay,
	story: storyOf,
	keep: (heard) => heard,
	between: () => null,
	hold: () => 0,
	beat: (_, same) => (same ? WITHIN : 1),
	leave: async () => (await motion()).remember(),
	arrive: async (events, view) => (await motion()).arrive(events, view.seat),
	Recap: lazily(() => later().then((parts) => parts.Recap)),
	over: (view) => view.winners !== null,
	sayings: () => later().then((parts) => parts.sayings),
	quiet: () => false,
};
export default layout;
