// One game under review: the table with the timeline below it, the story next to it, and the sheets.

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Scene } from "../../board/scene";
import type { TableInfo } from "../../protocol";
import { here } from "../../state/address";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { Dock } from "../../table/dock";
import type { Layout, Line } from "../../table/layout";
import { titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Bar } from "../bar/bar";
import { nextMattering } from "../coach/analysis";
import { addressOf, askedFor } from "./address";
import { blind } from "./blind";
import { atMoment, canFork, ForkSheet } from "./fork";
import { useReviewKeys } from "./keys";
import { heardBy, type Told } from "./past";
import { ReviewRail } from "./rail";
import type { Rewind } from "./rewind";
import { ShareSheet } from "./share";
import { ReviewStage } from "./stage";
import { TogetherStrip, useTogether } from "./together";

interface ReviewedProps {
	rewind: Rewind;
	scene: Scene;
	told: Told;
	layout: Layout;
}
/** What the parts of the page have in common. */
export interface ReviewParts extends ReviewedProps {
	lines: Line[];
	/** Opens the sheet to play on from here; none where nobody may. */
	fork: (() => void) | null;
	onShare(): void;
}
export function Reviewed({ rewind, scene, told, layout }: ReviewedProps): JSX.Element {
	const state = useStore(rewind.store);
	const [page, setPage] = useState("table");
	const [drawer, setDrawer] = useState(false);
	const [coached, setCoached] = useState(false); // the coach is not asked about a game before somebody wants to know
	const [sheet, setSheet] = useState<"fork" | "share" | null>(null);
	const together = useTogether(rewind, askedFor(here().search).follow);
	useReviewKeys(rewind, () => {
		const next = nextMattering(scene.info.id, state.eyes === "watch" ? 0 : state.eyes, state.at);
		if (next !== null) void rewind.go(next);
		else setPage("coach"); // where one asks for it
	});
	const { info, people, view } = scene;
	const { at } = state;
	const { on: hidden } = useStore(blind);
	const until = hidden ? heardBy(told, at) : told.heard.length;
	const lines = useMemo(
		() => layout.story(told.heard.slice(0, until), view, people),
		[told, layout, until, settings.get().lang],
	);
	useEffect(() => {
		document.title = `${t("review")} · ${titleName(info.title)} · ${t("brand")}`;
	}, [info.title]);
	// parts of the table that do not fit next to it on a phone are pages of the dock, as at the table
	const docked = [
		{ name: "table", icon: "hand", label: "tab-table" },
		...(layout.pages ?? []),
		{ name: "story", icon: "log", label: "review-story" },
		...(info.status === "over" && !hidden ? [{ name: "coach", icon: "bulb", label: "review-coach" }] : []),
		...(hidden ? [] : [{ name: "numbers", icon: "star", label: "review-numbers" }]),
	];
	useEffect(() => {
		if (page === "coach") setCoached(true);
	}, [page]);
	const fork = canFork(info, at, rewind.last) ? () => setSheet("fork") : null;
	const parts = { rewind, scene, told, layout, lines, fork, onShare: () => setSheet("share") };
	return (
		<div class="shell rv" data-title={info.title}>
			<Bar
				title={titleName(info.title)}
				game={info.title}
				sub={resultOf(info, hidden)}
				watching={together.others}
				onDrawer={() => setDrawer(!drawer)}
			/>
			<TogetherStrip together={together} />
			<main class="parts">
				<ReviewStage {...parts} away={page !== "table"} coached={coached} />
				{drawer && <button type="button" class="veil" aria-label={t("close")} onClick={() => setDrawer(false)} />}
				<ReviewRail {...parts} page={page} onPage={setPage} open={drawer} together={together} />
			</main>
			<Dock pages={docked} page={page} onPage={setPage} />
			{state.problem ? <p class="toast">{failureText(state.problem)}</p> : null}
			{sheet === "fork" && <ForkSheet {...atMoment(info, at, state.eyes)} onClose={() => setSheet(null)} />}
			{sheet === "share" && (
				<ShareSheet
					info={info}
					path={addressOf(info.id, at, state.eyes, state.all)}
					together={together}
					onClose={() => setSheet(null)}
				/>
			)}
		</div>
	);
}

/** The scores, and the date of the game. */
export function resultOf({ chairs, scores: all, created }: TableInfo, hidden = false): string {
	const scores = hidden ? undefined : all;
	const when = new Date(created).toLocaleDateString(settings.get().lang, { day: "numeric", month: "long" });
	const names = chairs.map(({ name, seat }) => `${name ?? t("bot")}${scores ? ` ${scores[seat]}` : ""}`);
	return `${names.join(" · ")} · ${when}`;
}
