// The review of a game: the table as it was at a moment, through anybody's eyes, with the timeline below and the story
// next to it. The address always names the moment, so that it can be shared.
import "../../board/board.css";
import "../../board/icons";
import "./icons";
import "./review.css";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { finishOnPress } from "../../board/press";
import type { Scene } from "../../board/scene";
import { type Eyes, reviews } from "../../net/reviews";
import { me } from "../../person/me";
import type { TableInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import type { Layout } from "../../table/layout";
import { titleName } from "../../table/people";
import { Story } from "../../table/story/story";
import type { Milestone } from "../../table/title";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Nothing } from "../../ui/nothing";
import { Tool } from "../../ui/tools";
import { Bar } from "../bar/bar";
import { nextMattering } from "../coach/analysis";
import { CoachCurve } from "../coach/curve";
import { Coach } from "../coach/panel";
import { type Chapter, chaptersOf, milestonesOf } from "./chapters";
import { EyesRow } from "./eyes";
import { atMoment, canFork, ForkSheet } from "./fork";
import { useReviewKeys } from "./keys";
import { happenedAt, Moment, markedAt } from "./moment";
import { Numbers } from "./numbers";
import { momentOf, type Told } from "./past";
import { PastText } from "./past-text";
import { Revealed } from "./revealed";
import { Rewind } from "./rewind";
import { sceneOf } from "./scene";
import { ShareSheet } from "./share";
import { Time } from "./time";
import { type Together, TogetherStrip, useTogether } from "./together";

/** What the address asks for. */
export function askedFor(search: string): { eyes: Eyes | null; all: boolean; at: number | null; follow: boolean } {
	const asked = new URLSearchParams(search);
	const number = (name: string) => (/^\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
	const seat = asked.get("seat") === "watch" ? "watch" : number("seat");
	return { eyes: seat, all: asked.has("all"), at: number("at"), follow: asked.has("follow") };
}
export const addressOf = (table: string, at: number, eyes: Eyes, all: boolean): string =>
	`/review/${table}?at=${at}&seat=${eyes}${all ? "&all" : ""}`;

export function ReviewPage({ id }: { id: string }): JSX.Element {
	const rewind = useMemo(() => new Rewind(id, reviews), [id]);
	const state = useStore(rewind.store);
	useStore(settings);
	useEffect(() => {
		const { eyes, all, at } = askedFor(location.search);
		void begin(rewind, eyes, all, at);
		return () => rewind.pause();
	}, [rewind]);
	useEffect(() => {
		if (state.at < 0) return;
		const late = setTimeout(() => {
			const address = addressOf(id, state.at, state.eyes, state.all);
			const plain = new URLSearchParams(location.search).get("layout");
			history.replaceState(null, "", address + (plain ? `&layout=${plain}` : ""));
		}, 250); // browsers limit how often the address may change
		return () => clearTimeout(late);
	}, [id, state.at, state.eyes, state.all]);
	const scene = sceneOf(state);
	if (state.problem && !scene) return <Nothing text={failureText(state.problem)} />;
	if (!scene || !state.told || !state.layout) return <Nothing text={t("opening")} waiting />;
	return <Reviewed rewind={rewind} scene={scene} told={state.told} layout={state.layout} />;
}

/** Opens at the reader's own seat if they played; else at the first seat, or as a spectator if the game still runs. */
async function begin(rewind: Rewind, eyes: Eyes | null, all: boolean, at: number | null): Promise<void> {
	if (eyes === null) {
		const told = await rewind.past.story("watch").catch(() => null);
		const { user } = me.get();
		const chairs = told?.review.table.chairs ?? [];
		eyes = chairs.find((chair) => chair.kind === "person" && user !== null && chair.user === user)?.seat ?? 0;
		if (told && told.review.table.status !== "over" && told.review.table.you === null) eyes = "watch";
	}
	await rewind.open(eyes, at);
	if (all) await rewind.see(eyes, true);
}

const TABS = ["story", "coach", "numbers"];

interface ReviewedProps {
	rewind: Rewind;
	scene: Scene;
	told: Told;
	layout: Layout;
}
function Reviewed({ rewind, scene, told, layout }: ReviewedProps): JSX.Element {
	const state = useStore(rewind.store);
	const [page, setPage] = useState("table");
	const [drawer, setDrawer] = useState(false);
	const [coached, setCoached] = useState(false); // the coach is not asked about a game before somebody wants to know
	const [sheet, setSheet] = useState<"fork" | "share" | null>(null);
	const together = useTogether(rewind, askedFor(location.search).follow);
	const chapters = useChapters(scene.info.title, told);
	useReviewKeys(rewind, () => {
		const next = nextMattering(scene.info.id, state.eyes === "watch" ? 0 : state.eyes, state.at);
		if (next !== null) void rewind.go(next);
		else setPage("coach"); // where one asks for it
	});
	const { text } = useStore(settings);
	const { info, people, view } = scene;
	const { at } = state;
	const subtitle = layout.subtitle(view, people);
	const where = t("review-where", { at, last: rewind.last });
	const lines = useMemo(() => layout.story(told.heard, view, people), [told, layout, settings.get().lang]);
	useEffect(() => {
		document.title = `${t("review")} · ${titleName(info.title)} · ${t("brand")}`;
	}, [info.title]);
	const over = info.status === "over";
	const seat = state.eyes === "watch" ? 0 : state.eyes;
	// parts of the table that do not fit next to it on a phone are pages of the dock, as at the table
	const docked = [
		{ name: "table", icon: "hand", label: "tab-table" },
		...(layout.pages ?? []),
		{ name: "story", icon: "log", label: "review-story" },
		...(over ? [{ name: "coach", icon: "bulb", label: "review-coach" }] : []),
		{ name: "numbers", icon: "star", label: "review-numbers" },
	];
	const own = layout.pages?.find(({ name }) => name === page);
	useEffect(() => {
		if (page === "coach") setCoached(true);
	}, [page]);
	const jump = (event: number) => void rewind.go(momentOf(told, event));
	const fork = canFork(info, at, rewind.last) ? () => setSheet("fork") : null;
	return (
		<div class="shell rv" data-title={info.title}>
			<Bar
				title={titleName(info.title)}
				game={info.title}
				sub={resultOf(info)}
				watching={together.others}
				onDrawer={() => setDrawer(!drawer)}
			/>
			<TogetherStrip together={together} />
			<main class="parts">
				<div
					class={`stage rv-stage ${page === "table" ? "" : "rv-away"}`}
					data-seq={at}
					onPointerDownCapture={finishOnPress}
				>
					<EyesRow rewind={rewind} people={people} where={where} />
					{state.all && <Revealed title={info.title} views={state.others} people={people} />}
					<div class="rv-table" data-testid="review-table" data-at={at}>
						{text ? (
							<PastText
								rewind={rewind}
								layout={layout}
								scene={scene}
								where={[where, subtitle].filter(Boolean).join(" · ")}
								happened={happenedAt(lines, told, at, people)}
								more={[
									...(fork ? [{ id: "fork", text: t("review-fork"), act: fork }] : []),
									{ id: "share", text: t("review-share-short"), act: () => setSheet("share") },
								]}
							/>
						) : (
							<layout.Stage scene={scene} />
						)}
					</div>
					<Time
						rewind={rewind}
						curve={
							coached && (
								<CoachCurve
									info={info}
									seat={seat}
									first={rewind.first}
									last={rewind.last}
									at={at}
									onGo={(moment) => void rewind.go(moment)}
								/>
							)
						}
						chapters={chapters}
						where={`${where}. ${subtitle}`}
						before={fork && <Phone icon="fork" label={t("review-fork-short")} go onClick={fork} />}
						after={<Phone icon="share" label={t("review-share-short")} onClick={() => setSheet("share")} />}
					/>
				</div>
				{drawer && <button type="button" class="veil" aria-label={t("close")} onClick={() => setDrawer(false)} />}
				<section
					class={`rail rv-rail ${drawer ? "rail--open" : ""} ${page === "table" ? "" : "rv-page"}`}
					aria-label={t("drawer")}
				>
					{!own && page !== "coach" && <Moment lines={lines} told={told} at={at} people={people} subtitle={subtitle} />}
					<div class="tabs" role="tablist" aria-label={t("drawer")}>
						{TABS.filter((name) => over || name !== "coach").map((name) => (
							<button
								type="button"
								key={name}
								role="tab"
								aria-selected={(TABS.includes(page) ? page : "story") === name}
								data-testid={`review-${name}`}
								onClick={() => setPage(name)}
							>
								{t(`review-${name}`)}
							</button>
						))}
					</div>
					<div
						class="panel"
						role="tabpanel"
						aria-label={t(`review-${TABS.includes(page) ? page : "story"}`)}
						tabIndex={0}
					>
						{own ? (
							<own.Page scene={scene} />
						) : page === "coach" && over ? (
							<Coach info={info} layout={layout} seat={seat} moment={at} onJump={(moment) => void rewind.go(moment)} />
						) : page === "numbers" ? (
							<Numbers rewind={rewind} info={info} people={people} onGo={(moment) => void rewind.go(moment)} />
						) : (
							<Story lines={markedAt(lines, told, at)} people={people} onJump={jump} />
						)}
					</div>
					<Foot fork={fork} together={together} onShare={() => setSheet("share")} />
				</section>
			</main>
			<nav class="dock" aria-label={t("pages")}>
				{docked.map(({ name, icon, label }) => (
					<button type="button" key={name} aria-pressed={page === name} onClick={() => setPage(name)}>
						<Icon name={icon} />
						{t(label)}
					</button>
				))}
			</nav>
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

/** The title's chapters, from a chunk of their own. */
function useChapters(title: string, told: Told): Chapter[] {
	const [milestones, setMilestones] = useState<Milestone[]>([]);
	useEffect(() => {
		void milestonesOf(title).then(setMilestones);
	}, [title]);
	return useMemo(() => chaptersOf(milestones, told), [milestones, told, settings.get().lang]);
}

/** The scores, and the date of the game. */
export function resultOf({ chairs, scores, created }: TableInfo): string {
	const when = new Date(created).toLocaleDateString(settings.get().lang, { day: "numeric", month: "long" });
	const names = chairs.map(({ name, seat }) => `${name ?? t("bot")}${scores ? ` ${scores[seat]}` : ""}`);
	return `${names.join(" · ")} · ${when}`;
}

const Phone = (props: { icon: string; label: string; go?: boolean; onClick(): void }): JSX.Element => (
	<button type="button" class={`btn rv-phone ${props.go ? "btn--go" : "btn--quiet"}`} onClick={props.onClick}>
		<Icon name={props.icon} size="s" /> {props.label}
	</button>
);

function Foot({
	fork,
	together,
	onShare,
}: {
	fork: (() => void) | null;
	together: Together;
	onShare(): void;
}): JSX.Element {
	return (
		<div class="rv-foot">
			{fork && (
				<button type="button" class="btn btn--go" data-testid="fork" onClick={fork}>
					<Icon name="fork" /> {t("review-fork")}
				</button>
			)}
			<button type="button" class="btn btn--quiet" data-testid="share" onClick={onShare}>
				<Icon name="share" /> {t("review-share-short")}
			</button>
			<Tool
				icon="spectator"
				label={t(together.leading ? "review-lead-stop" : "review-lead")}
				testid="lead"
				onClick={together.lead}
			/>
		</div>
	);
}
