// The running table: bar, stage and rail round a title's own layout.
//
// Browser tests rely on these data-testid values; keep them:
//   hall     play-now  join-by-link  game-<title>  options-<title>  option-<name> [data-value]  play-bots  invite
//            me  name-input  name-save  join-link  join-go  table-<id>  lang  theme  settings
//   lobby    chair-N [data-kind]  sit-N  sit-down  ask-bot-N  remove-N  leave-N  rename  copy-link  start
//   table    hand  card-<code> [data-legal, aria-disabled]  play-plain  play-coin  question [data-mine]  trick
//            centre [data-red, data-blue]  trump  direction  seat-N  side-N  story  chat  drawer  dock-<page>
//            connection-strip  round-summary  round-next  match-over  look-at  result  rematch  record  hand-over  undo [data-count]
//   bots     skip  ribbon  ribbon-line [data-who]  ribbon-picture [data-picture]  ribbon-replay  ribbon-glass
// Those of a title are named in its own layout.
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { finishMotion } from "../../board/animate";
import { useKeys } from "../../board/keys";
import type { Scene } from "../../board/scene";
import { api } from "../../net/api";
import { asMe, me } from "../../person/me";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { type Added, Beside } from "../../table/beside";
import { followed } from "../../table/followed-seat";
import { Clock, OthersHere, Prompt, TableTools, TurnSigns } from "../../table/life";
import { tableName, titleName } from "../../table/people";
import { type Page, Rail, TableDock } from "../../table/rail";
import type { Turn } from "../../table/ribbon/turns";
import { Live } from "../../table/text";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Bar } from "../bar/bar";
import { Panel } from "./panel";
import { askedOf, counts, type PlayProps, type Situation, situationOf } from "./situation";
import { type Back, StagePlace } from "./stage";

const hints = () => import("../coach/hint/hint");
const Notices = part(() => import("./later/notices"), "Notices");
const HintBulb = part(hints, "HintBulb", "coach");
const HintCard = part(hints, "HintCard", "coach");
const Shelf = part(() => import("../../table/ribbon/shelf"), "Shelf", "ribbon");
const HintLine = part(hints, "HintLine", "coach");

/** Whether a focused button takes the key; those in `but` do not count: on the stage none works while others play. */
const atButton = (but: string): boolean =>
	document.activeElement?.matches(`:is(button, a)${but && `:not(${but})`}`) ?? false;

export function Play(props: PlayProps): JSX.Element {
	const { state, info, layout, view } = props;
	const [page, setPage] = useState<Page>("table");
	const [drawer, setDrawer] = useState(false);
	// a clicked line of the story or turn of the ribbon: shows the table as it was, until a question comes or the reader
	// returns
	const [back, setBack] = useState<Back | null>(null);
	const [then, setThen] = useState<Scene | null>(null);
	useLayoutEffect(() => setBack(null), [askedOf(props)]);
	const { text } = useStore(settings);
	useStore(followed);
	const now = situationOf(props, back, useStore(me).user);
	const { scene, called } = now;
	const unread = useUnread(state.said.length, page);
	usePlayKeys(now, () => {
		if (!drawer && back === null) return false;
		setDrawer(false);
		setBack(null);
		return true;
	});
	const jump = (at: number) => {
		setBack(at);
		setPage("table");
	};
	const toPlan = () => {
		setPage(page === "plan" ? "table" : "plan");
		setDrawer(page !== "plan");
	};
	const toNow = () => setBack(null);
	const beside = besideOf(props, now, setBack);
	const score = (
		<Beside.Provider value={beside}>
			<layout.Score scene={(back !== null && then) || scene} />
		</Beside.Provider>
	);
	const pages = (layout.pages ?? []).map((side) => ({
		...side,
		count: scene.locked ? 0 : (side.lit?.(scene.decision, view) ?? 0),
	}));
	return (
		<div class="shell" data-title={info.title}>
			<TurnSigns mine={called} place={tableName(info)} />
			<PlayBar {...props} now={now} onDrawer={() => setDrawer(!drawer)} onPlan={toPlan} />
			<Notices {...props} now={now} onNow={typeof back === "number" ? toNow : null} />
			<main class="parts">
				<StagePlace
					{...props}
					now={now}
					beside={beside}
					away={page !== "table"}
					back={back}
					onBack={setBack}
					onThen={setThen}
				/>
				{drawer && <button type="button" class="veil" aria-label={t("close")} onClick={() => setDrawer(false)} />}
				<Rail
					page={page}
					open={drawer}
					unread={unread}
					seal={info.seal}
					score={score}
					hint={info.hints && called && <HintCard scene={scene} layout={layout} />}
					onPage={setPage}
				>
					<Panel {...props} now={now} page={page} past={back !== null} onJump={jump} />
				</Rail>
			</main>
			<TableDock page={page} unread={unread} own={pages} onPage={setPage} />
			{!text && <Live layout={layout} scene={scene} question={called ? t("your-turn") : ""} />}
		</div>
	);
}

/** How many lines of the chat have come since it was last open. */
function useUnread(said: number, page: Page): number {
	const [read, setRead] = useState(said);
	useEffect(() => {
		if (page === "chat") setRead(said);
	}, [page, said]);
	return Math.max(0, said - read);
}

/** The keys of every table; `onEscape` returns whether it has closed something. */
function usePlayKeys({ skip, rules }: Situation, onEscape: () => boolean): void {
	useKeys((key) => {
		if ((key === "r" || key === "R") && rules) {
			// the rule of the last refusal comes before the rule of the question
			open(document.querySelector<HTMLAnchorElement>(".why a")?.href ?? rules, "_blank", "noopener");
		} else if (key === " " && (skip ? !atButton(".stage *") : !atButton(""))) {
			if (skip) skip();
			else return finishMotion();
		} else if (key === "Escape") return onEscape();
		else return false;
		return true;
	});
}

/** What the table adds to the title's layout. */
function besideOf(props: PlayProps, now: Situation, onReplay: (turn: Turn) => void): Added {
	const { table, state, info, layout, view } = props;
	const { scene, called, skip, rules } = now;
	const { people } = scene;
	const told = info.ended || (info.motion && info.you !== null);
	return {
		skip,
		rules,
		shelf: <Shelf layout={layout} scene={scene} replayed={null} onReplay={onReplay} />,
		prompt: told ? (
			<Prompt
				table={table}
				info={info}
				people={people}
				heard={state.heard}
				story={(heard) => layout.story(heard, view, people)}
				met={state.met}
			/>
		) : null,
		hint: info.hints && called && <HintBulb scene={scene} layout={layout} />,
		hintLine: info.hints && called && <HintLine scene={scene} layout={layout} />,
		clocks: state.clocks && { info, people, clocks: state.clocks },
	};
}

function PlayBar(props: PlayProps & { now: Situation; onDrawer(): void; onPlan(): void }): JSX.Element {
	const { table, state, info, layout, view, now, onDrawer, onPlan } = props;
	const { scene, playing } = now;
	const { people } = scene;
	const seat = info.you;
	const handOver = playing && seat !== null ? () => void asMe(() => api.leave(info.id, seat)) : undefined;
	return (
		<Bar
			title={titleName(info.title)}
			game={info.title}
			sub={layout.subtitle(view, people)}
			watching={info.watching}
			keys={layout.keys}
			undo={scene.undo}
			onUndo={scene.takeBack}
			onHandOver={handOver}
			own={<TableTools table={table} scene={scene} layout={layout} playing={playing} onPlan={onPlan} />}
			clock={state.clocks && <Clock info={info} people={people} clocks={state.clocks} />}
			more={
				playing && (
					<>
						{counts(info) && <p class="hint">{t("hand-over-counts")}</p>}
						<OthersHere table={table} info={info} host={info.host === me.get().user} />
					</>
				)
			}
			onDrawer={onDrawer}
		/>
	);
}
