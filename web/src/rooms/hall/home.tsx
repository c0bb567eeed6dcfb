// The hall: continue where somebody waits for you, choose a game, sit down with bots or friends.
import { shelfWith } from "../../games/titles";
import "./home.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { layoutOf } from "../../games";
import { titles } from "../../games/offered";
import { me } from "../../person/me";
import type { TitleInfo } from "../../protocol";
import { last } from "../../state/last-title";
import { follow } from "../../state/route";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { dragon, type Mood } from "../../ui/dragon";
import { failureText } from "../../ui/errors";
import { Drawing, Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { learn, t } from "../../ui/locales";
import { TRADES } from "../../ui/trades";
import { RoomPage } from "../frame/frame";
import { askHall, type Hall, useHall } from "../frame/tables";
import { SetUpSheet, WhichSheet } from "../terms";
import { playNow, rememberedTerms } from "../terms/new-table";
import { hall } from "./arches";
import { Quick } from "./quick";
import { MyTables } from "./tables";
import { GameCard, playable } from "./title-card";

const Invited = part(() => import("../profile/invited"), "Invited", "people");
const Circles = part(() => import("./later/circles"), "Circles", "circle", "table");
const Results = part(() => import("./later/results"), "Results");
const IN_FOLDER = import.meta.env.MODE === "folder";
const Keep = IN_FOLDER ? null : part(() => import("../device/keep"), "Keep", "device");
const KeptHere = IN_FOLDER ? null : part(() => import("../device/keep"), "KeptHere", "device");
const WaitingHall = IN_FOLDER ? part(() => import("../device/waiting"), "WaitingHall", "device") : null;
const HelloHere = IN_FOLDER ? part(() => import("../device/here"), "HelloHere", "device") : null;
const AlsoHere = IN_FOLDER ? part(() => import("../device/here"), "AlsoHere", "device") : null;
const OpenTables = IN_FOLDER ? null : part(() => import("./later/open-tables"), "OpenTables");
const Beside = IN_FOLDER
	? part(() => import("../device/here"), "TakesHall", "device")
	: part(() => import("./later/beside"), "Beside", "deals", "event");
const MOODS: Mood[] = ["calm", "fired", "calm", "calm", "happy", "calm"];

export function Home(): JSX.Element {
	const { all } = useStore(titles);
	const [setUp, setSetUp] = useState<string | null>(null);
	const [which, setWhich] = useState<((name: string) => void) | null>(null);
	const [wrong, setWrong] = useState("");
	const { title: before } = useStore(last);
	const { token, user } = useStore(me);
	const state = useHall();
	const { tables, retryAt } = state;
	useEffect(() => {
		document.title = t("brand");
	}, []);
	const play = (name: string) => {
		const title = all?.find((known) => known.name === name);
		if (title) playNow(title, rememberedTerms(title)).catch((failure) => setWrong(failureText(failure)));
	};
	const openSetUp = (name: string) => void learn(name).then(() => setSetUp(name));
	const setUpTitle = all?.find((title) => title.name === setUp);
	const known = shelfWith(all);
	const duel = (all ?? []).find(({ brought }) => brought.length > 0);
	const shelf = known.sort((a, b) => Number(playable(all, b)) - Number(playable(all, a)));
	const offered = shelf.flatMap((name) => all?.find((title) => title.name === name) ?? []);
	/** Continues with the game last played; asks for one if there is none. */
	const withOne = (then: (name: string) => void) => () =>
		before && playable(all, before) ? then(before) : setWhich(() => then);
	return (
		<RoomPage on="home" clear>
			<main>
				<section class="hall">
					<Drawing svg={hall()} />
					<div class="wrap">
						<div class="say-hello">
							<Hello />
							<Quick offered={offered} onPlay={withOne(play)} onSetUp={withOne(openSetUp)} />
							{wrong && (
								<p class="wrong" role="alert">
									{wrong}
								</p>
							)}
						</div>
						<Crew />
					</div>
				</section>
				<div class="edge-board" />
				{retryAt !== null && <Lost state={state} />}
				{token && <Invited />}
				{WaitingHall && <WaitingHall />}
				{token && <Circles user={user} />}
				<div class={`deck wrap ${retryAt === null ? "" : "stale"}`}>
					<MyTables tables={tables} onPlay={withOne(play)} />
					<Games shelf={shelf} all={all} onPlay={play} onSetUp={openSetUp} />
					<div class="s-side">
						<Beside />
						<Results mine={tables?.mine ?? []} />
						{duel && <DecksDoor title={duel.name} />}
						{Keep && <Keep />}
					</div>
					{OpenTables && (
						<OpenTables tables={tables} titles={offered.map(({ name }) => name)} onSetUp={withOne(openSetUp)} />
					)}
					{AlsoHere && <AlsoHere />}
				</div>
			</main>
			{which && (
				<WhichSheet
					titles={offered}
					onChoose={(name) => {
						setWhich(null);
						which(name);
					}}
					onClose={() => setWhich(null)}
				/>
			)}
			{setUpTitle && <SetUpSheet title={setUpTitle} onClose={() => setSetUp(null)} />}
		</RoomPage>
	);
}

interface GamesProps {
	shelf: string[];
	all: TitleInfo[] | null;
	onPlay(name: string): void;
	onSetUp(name: string): void;
}
/** The games that one can play, a card each. */
function Games({ shelf, all, onPlay, onSetUp }: GamesProps): JSX.Element {
	const near = (name: string) => playable(all, name) && void layoutOf(name).catch(() => undefined); // the table will say why
	return (
		<section class="s-titles">
			<h2 class="sec">{t("the-games", { count: shelf.length })}</h2>
			<div class="games">
				{shelf.map((name) => (
					<GameCard
						key={name}
						name={name}
						all={all}
						onPlay={() => onPlay(name)}
						onSetUp={() => onSetUp(name)}
						onNear={() => near(name)}
					/>
				))}
			</div>
		</section>
	);
}

/** A greeting by the hour for those who have played here; the first time, an introduction. */
function Hello(): JSX.Element {
	const { name } = useStore(me);
	const { title } = useStore(last);
	const hour = new Date().getHours();
	if (title) return <h1 class="display">{t(hour < 5 || hour >= 18 ? "good-evening" : "good-day", { name })}</h1>;
	return (
		<>
			<h1 class="display">{t("home-hello")}</h1>
			<p>
				{HelloHere ? <HelloHere /> : t("home-what")}{" "}
				<a class="to-learn" href="/learn" data-testid="to-learn" onClick={follow}>
					{t("home-new")}
				</a>
			</p>
		</>
	);
}

/** The server does not answer: says that the lists are old, and from when. */
function Lost({ state }: { state: Hall }): JSX.Element {
	const { retryAt, from } = state;
	const left = () => Math.max(0, Math.ceil(((retryAt ?? 0) - Date.now()) / 1000));
	const [seconds, setSeconds] = useState(left);
	useEffect(() => {
		setSeconds(left());
		const timer = setInterval(() => setSeconds(left()), 500);
		return () => clearInterval(timer);
	}, [retryAt]);
	const { lang } = settings.get();
	const time =
		from && new Date(from).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
	return (
		<div class="hall-lost" data-testid="hall-lost">
			<div class="wrap">
				<i />
				<span role="alert">
					{t("no-answer")} {time && t("hall-from", { time })}
				</span>
				<span class="grow">{t("trying-again", { seconds })}</span>
				<div class="lost-acts">
					{KeptHere && <KeptHere />}
					<button type="button" class="btn btn--s" onClick={() => void askHall()}>
						{t("line-try")}
					</button>
				</div>
			</div>
		</div>
	);
}

function DecksDoor({ title }: { title: string }): JSX.Element {
	return (
		<section class="door" data-title={title}>
			<h2 class="sec">{t("room-decks")}</h2>
			<p>{t("decks-what")}</p>
			<a class="btn btn--quiet" href="/decks" data-testid="to-decks" onClick={follow}>
				<Icon name="deck" /> {t("decks-look")}
			</a>
		</section>
	);
}

function Crew(): JSX.Element {
	return (
		<div class="crew" aria-hidden="true">
			{TRADES.map((type, i) => (
				<Drawing key={type} svg={dragon({ type, pose: "peek", mood: MOODS[i] })} />
			))}
		</div>
	);
}
