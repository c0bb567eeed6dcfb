// The running table: bar, stage and rail round a title's own layout.
//
// Browser tests rely on these data-testid values; keep them:
//   hall     play-now  join-by-link  game-<title>  options-<title>  option-<name> [data-value]  play-bots  invite
//            me  name-input  name-save  join-link  join-go  table-<id>  lang  theme  settings
//   lobby    chair-N [data-kind]  sit-N  sit-down  ask-bot-N  remove-N  leave-N  rename  copy-link  start
//   table    hand  card-<code> [data-legal, aria-disabled]  play-plain  play-coin  question [data-mine]  trick
//            centre [data-red, data-blue]  trump  direction  seat-N  side-N  story  chat  drawer  dock-<page>
//            connection-strip  round-summary  round-next  match-over  look-at  result  rematch  record  hand-over  undo [data-count]
//   duals    hex-<hex> [data-legal]  card-<code>  fountain-<code>  fancy-<code>  token-<face>  draw-<place>  do-<verb>
//            confirm  unpick  put-back  coin  bag  chain  earlier  stack  duty
//   flamecraft  shop-<id>  slot-<id>.<n>  artisan-<id>  good-<kind>  spell-<id>  fancy-<id>  companion-<id>  space-<n>
//            deck-artisans  seat-N, each with data-ref and data-legal; do-<word>  confirm  unpick  breakdown  result-N
//   bots     skip  recap
//   duel     card-<code>  monster-<id>  discard-<code>  looking-<code>  newcomer  player-N  chain-<id>  trigger-N
//            do-<word>  number-N  confirm  unpick  zoom  open-discard  tower-N  revealed  wishes  lane
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { api } from "../api";
import { finishMotion } from "../board/animate";
import { Bar } from "../board/bar";
import { Beside } from "../board/beside";
import { followed } from "../board/followed";
import { useKeys } from "../board/keys";
import { finishOnPress } from "../board/press";
import { Dock, type Page, Rail } from "../board/rail";
import { sound } from "../board/sound";
import { Story } from "../board/story";
import { ConnectionStrip, Notice } from "../board/strip";
import { clothOf, type Layout, type Scene } from "../games";
import { lazily } from "../lazy";
import { Clock, LateNote, LowTime, OthersHere, Prompt, TableTools } from "../life";
import { line } from "../line";
import { learn, t } from "../locales";
import { arrive, asMe, me } from "../me";
import { peopleOf, tableName, titleName } from "../people";
import type { TableInfo, View } from "../protocol";
import { rulesAt } from "../rules/link";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Table, TableState } from "../table";
import { Live, TableText } from "../text";
import { useTurnSigns } from "../turn";
import { refusalText } from "../words";

const Talk = lazily(() => Promise.all([import("../board/talk"), learn("life")]).then(([part]) => part.Talk));
const RuleLinks = lazily(() =>
	Promise.all([import("../rules/links"), learn("rules")]).then(([part]) => part.RuleLinks),
);
const hints = () => Promise.all([import("../coach/hint"), learn("coach")]);
const HintBulb = lazily(() => hints().then(([part]) => part.HintBulb));
const HintCard = lazily(() => hints().then(([part]) => part.HintCard));
const after = () => import("./after");
const Over = lazily(() => after().then((parts) => parts.Over));
const LookBack = lazily(() =>
	Promise.all([import("../review/lookback"), learn("review")]).then(([part]) => part.LookBack),
);
const RoundNext = lazily(() => after().then((parts) => parts.RoundNext));
setTimeout(() => void after(), 4000); // not needed at first, but there before a round ends

/** Whether a focused button takes the key; those in `but` do not count: on the stage none works while others play. */
const atButton = (but: string): boolean =>
	document.activeElement?.matches(`:is(button, a)${but && `:not(${but})`}`) ?? false;

export interface PlayProps {
	table: Table;
	state: TableState;
	info: TableInfo;
	layout: Layout;
	view: View;
}

export function Play({ table, state, info, layout, view }: PlayProps): JSX.Element {
	const [page, setPage] = useState<Page>("table");
	const [drawer, setDrawer] = useState(false);
	const { text, lang } = useStore(settings);
	useStore(followed);
	const [read, setRead] = useState(state.said.length);
	const people = peopleOf(info);
	const asked = (!info.ended && state.shown?.decision) || null;
	// a clicked line of the story: shows the table after that event, until a question comes or the reader returns
	const [back, setBack] = useState<number | null>(null);
	useLayoutEffect(() => setBack(null), [asked]);
	const decision = back === null ? asked : null;
	const locked = !state.link.up || state.sent !== null;
	const scene: Scene = {
		view,
		info,
		people,
		decision,
		heard: state.heard,
		seq: state.shown?.seq ?? 0,
		waiting: (!info.ended && state.shown?.waiting) || [],
		locked,
		answered: state.answered,
		play: (...words) => table.play(...words),
		undo: locked || back !== null || info.ended ? 0 : (state.shown?.undo ?? 0),
		takeBack: () => table.undo(),
		why: (word) => table.why(word),
		whyNot: (ref) => table.whyNot(ref),
	};
	// the table gives the only possible answer: nothing is asked, and nobody waits for us
	const byItself =
		!decision && back === null && !state.summary && scene.waiting.length === 1 && scene.waiting[0] === info.you;
	const over = !info.ended && layout.over(view, info);
	const { user } = useStore(me);
	const keptByBot = info.chairs.find(
		({ kind, user: of, held }) =>
			kind === "bot" && user !== null && of === user && held !== "kicked" && held !== "conceded",
	);
	const seat = info.you;
	const playing = seat !== null && info.status === "running" && !over && !info.frozen;
	const handOver = playing ? () => void asMe(() => api.leave(info.id, seat)) : undefined;
	const say = async (words: Parameters<Table["say"]>[0]) => {
		await arrive(); // a spectator needs a name to say something
		await line.ready();
		table.say(words);
	};
	const mine = decision !== null && !state.summary && !over;
	const called = mine && !layout.answer?.(view, decision, state.heard);
	const waits = scene.waiting.length > 0 && scene.waiting.every((at) => people[at]?.kind === "bot");
	const skip = seat !== null && !asked && !over && !state.summary && waits ? () => table.skip() : null;
	const rules = rulesAt(info.title, decision ? `ask-${decision.ask}` : "");
	const news = state.heard.slice(state.since);
	const recap = layout.Recap && news.length > 0 && back === null ? <layout.Recap scene={scene} heard={news} /> : null;
	useTurnSigns(called, tableName(info));
	useKeys((key) => {
		if (key === "l" || key === "L") table.replay();
		else if ((key === "r" || key === "R") && rules) {
			// the rule of the last refusal comes before the rule of the question
			open(document.querySelector<HTMLAnchorElement>(".why a")?.href ?? rules, "_blank", "noopener");
		} else if (key === " " && (skip ? !atButton(".stage *") : !atButton(""))) {
			if (skip) skip();
			else return finishMotion();
		} else if (key === "Escape" && (drawer || back !== null)) {
			setDrawer(false);
			setBack(null);
		} else return false;
		return true;
	});
	useEffect(() => {
		if (page === "chat") setRead(state.said.length);
	}, [page, state.said.length]);
	useEffect(() => {
		if (over) sound("win");
	}, [over]);

	// it grows with the game, and is rebuilt only when there is more to tell
	const story = useMemo(
		() => (
			<Story
				lines={layout.story(state.heard, view, people)}
				people={people}
				onJump={(at) => {
					setBack(at);
					setPage("table");
				}}
			/>
		),
		[state.heard, view, info, lang],
	);
	const { motion } = info;
	const prompt =
		info.ended || (motion && seat !== null) ? (
			<Prompt
				table={table}
				info={info}
				people={people}
				heard={state.heard}
				story={(heard) => layout.story(heard, view, people)}
				met={state.met}
			/>
		) : null;
	const clocks = state.clocks && { info, people, clocks: state.clocks };
	const hint = info.hints && called && <HintBulb scene={scene} layout={layout} />;
	const beside = { skip, recap, rules, prompt, hint, clocks };
	const own = layout.pages?.find(({ name }) => name === page);
	const panel =
		page === "chat" ? (
			<Talk
				said={state.said}
				quiet={layout.quiet(view) && seat !== null}
				aside={seat === null && !over}
				onText={(text) => say({ text })}
				onGreeting={(greeting) => say({ greeting })}
			/>
		) : page === "rules" ? (
			<>
				<layout.Rules view={view} />
				{rules && <RuleLinks title={info.title} rules={rules} asked={decision !== null} />}
			</>
		) : own ? (
			<own.Page scene={scene} />
		) : (
			story
		);
	const unread = Math.max(0, state.said.length - read);
	return (
		<div class="shell" data-title={clothOf(info.title)}>
			<Bar
				title={titleName(info.title)}
				game={info.title}
				sub={layout.subtitle(view, people)}
				watching={info.watching}
				keys={layout.keys}
				undo={scene.undo}
				onUndo={scene.takeBack}
				onHandOver={handOver}
				own={<TableTools table={table} scene={scene} layout={layout} playing={playing} />}
				clock={clocks && <Clock {...clocks} />}
				more={playing && <OthersHere table={table} info={info} host={info.host === user} />}
				onDrawer={() => setDrawer(!drawer)}
			/>
			<ConnectionStrip
				link={state.link}
				missed={state.missed}
				onShow={() => {
					table.store.set({ missed: null });
					table.replay();
				}}
				onHurry={() => line.hurry()}
			/>
			{info.frozen && (
				<div class="strip" role="status">
					{t("frozen")}
				</div>
			)}
			{clocks && playing && <LowTime {...clocks} />}
			{seat === null && <LateNote info={info} />}
			{keptByBot && !over && !info.ended && (
				<Notice
					text={t("stand-in")}
					action={t("take-back")}
					onAct={() => void asMe(() => api.sit(info.id, keptByBot.seat))}
				/>
			)}
			{back !== null && <Notice text={t("looking-back")} action={t("to-now")} onAct={() => setBack(null)} />}
			<main class="parts">
				{/* A click anywhere on the stage finishes what is moving. */}
				<div
					class={`stage ${state.link.up ? "" : "stage--down"} ${byItself ? "stage--going" : ""} ${page === "table" ? "" : "stage--away"}`}
					data-seq={scene.seq}
					onPointerDownCapture={finishOnPress}
					// not on pointer down: things that move up into its place would slip away from under the pointer
					onPointerUpCapture={() => table.read()}
				>
					<Beside.Provider value={beside}>
						{back === null ? (
							<StageInside
								layout={layout}
								scene={scene}
								summary={state.summary}
								over={over}
								text={text}
								table={table}
							/>
						) : (
							<LookBack
								layout={layout}
								info={info}
								heard={state.heard.length}
								event={back}
								onNow={() => setBack(null)}
							/>
						)}
					</Beside.Provider>
					{info.hints && called && <HintCard scene={scene} layout={layout} />}
					{state.refused && (
						<p class="toast" role="alert">
							{refusalText(info.title, state.refused)}
						</p>
					)}
				</div>
				{drawer && <button type="button" class="veil" aria-label={t("close")} onClick={() => setDrawer(false)} />}
				<Rail
					page={page}
					open={drawer}
					unread={unread}
					seal={info.seal}
					score={
						<Beside.Provider value={beside}>
							<layout.Score scene={scene} />
						</Beside.Provider>
					}
					onPage={setPage}
				>
					{panel}
				</Rail>
			</main>
			<Dock
				page={page}
				unread={unread}
				own={(layout.pages ?? []).map((side) => ({ ...side, lit: locked ? 0 : (side.lit?.(decision, view) ?? 0) }))}
				onPage={setPage}
			/>
			{!text && <Live layout={layout} scene={scene} question={called ? t("your-turn") : ""} />}
		</div>
	);
}

interface InsideProps {
	layout: Layout;
	scene: Scene;
	summary: boolean;
	over: boolean;
	text: boolean;
	table: Table;
}
function StageInside({ layout, scene, summary, over, text, table }: InsideProps): JSX.Element {
	if (text)
		return <TableText layout={layout} scene={scene} summary={summary} over={over} onNext={() => table.next()} />;
	if (over) {
		return (
			<>
				<layout.Stage scene={scene} />
				<Over layout={layout} scene={scene} />
			</>
		);
	}
	if (summary) {
		return (
			<>
				<layout.Summary scene={scene} />
				<RoundNext title={scene.info.title} onNext={() => table.next()} />
			</>
		);
	}
	return <layout.Stage scene={scene} />;
}
