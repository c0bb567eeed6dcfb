// The hall: choose a game, sit down with bots or friends, go on where somebody waits for you.
import "./home.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { learn, t } from "../locales";
import { dragon, type Mood, TRADES } from "../look/dragon";
import { Drawing, Face, Icon } from "../look/icon";
import { candle, hall } from "../look/scenes";
import { Brand, CommonTools, Tool } from "../look/tools";
import { me } from "../me";
import { JoinSheet, NameSheet, SettingsSheet, SetUpSheet } from "../sheets";
import { useStore } from "../store";
import { learnTitles, titles } from "../titles";
import { failureText } from "../words";
import { GameCard, playable } from "./games";
import { playNow, rememberedTerms } from "./newtable";
import { MyTables, OpenTables, useTables } from "./tables";

const SHELF = ["flamecraft", "flamecraft_duals", "dualis", "dragonduel"];
const FIRST = "dualis"; // what "play now" opens
const MOODS: Mood[] = ["calm", "fired", "calm", "calm", "happy", "calm"];

export function Home(): JSX.Element {
	const { all, failed } = useStore(titles);
	const [sheet, setSheet] = useState<"join" | "name" | "settings" | null>(null);
	const [setUp, setSetUp] = useState<string | null>(null);
	const [wrong, setWrong] = useState("");
	const tables = useTables();
	useEffect(() => {
		if (!all) void learnTitles();
		document.title = t("brand");
	}, [all]);
	const first = [FIRST, ...SHELF].find((name) => playable(all, name));
	const play = (name: string | undefined) => {
		const title = all?.find((known) => known.name === name);
		if (title) playNow(title, rememberedTerms(title)).catch((failure) => setWrong(failureText(failure)));
	};
	const openSetUp = (name: string) => void learn(name).then(() => setSetUp(name));
	const setUpTitle = all?.find((title) => title.name === setUp);
	const known = [...SHELF, ...(all ?? []).map((title) => title.name).filter((name) => !SHELF.includes(name))];
	const shelf = known.sort((a, b) => Number(playable(all, b)) - Number(playable(all, a)));
	const close = () => setSheet(null);
	return (
		<div class="home">
			<Top onName={() => setSheet("name")} onSettings={() => setSheet("settings")} />
			<main>
				<section class="hall">
					<Drawing svg={hall()} />
					<div class="say-hello">
						<h1 class="display">{t("home-hello")}</h1>
						<p>{t("home-what")}</p>
						<div class="acts">
							<button
								type="button"
								class="btn btn--go"
								data-testid="play-now"
								disabled={!first}
								onClick={() => play(first)}
							>
								<Icon name="flame" /> {t("play-now")}
							</button>
							<button type="button" class="btn btn--quiet" data-testid="join-by-link" onClick={() => setSheet("join")}>
								<Icon name="link" /> {t("join-by-link")}
							</button>
						</div>
					</div>
					<Crew />
				</section>
				<div class="edge-board" />
				<div class="deck">
					{(wrong || (failed && !all)) && (
						<p class="offline" role="alert">
							{wrong || t("no-answer")}
							<button type="button" class="btn btn--s" onClick={() => void learnTitles().then(() => setWrong(""))}>
								{t("line-try")}
							</button>
						</p>
					)}
					<div>
						<div class="games">
							{shelf.map((name) => (
								<GameCard key={name} name={name} all={all} onPlay={() => play(name)} onSetUp={() => openSetUp(name)} />
							))}
						</div>
						<OpenTables tables={tables} onSetUp={() => first && openSetUp(first)} />
					</div>
					<MyTables tables={tables} onPlay={() => play(first)} />
				</div>
			</main>
			{sheet === "join" && <JoinSheet onClose={close} />}
			{sheet === "name" && <NameSheet onClose={close} />}
			{sheet === "settings" && <SettingsSheet onClose={close} />}
			{setUpTitle && <SetUpSheet title={setUpTitle} onClose={() => setSetUp(null)} />}
		</div>
	);
}

function Top({ onName, onSettings }: { onName(): void; onSettings(): void }): JSX.Element {
	const { name, face } = useStore(me);
	return (
		<header class="top">
			<Brand />
			<div class="grow" />
			<CommonTools />
			<Tool icon="settings" label={t("settings")} testid="settings" onClick={onSettings} />
			<button type="button" class="me" data-testid="me" title={t("change-name")} onClick={onName}>
				<Face seat={0} face={face} width={32} />
				<b>{name}</b>
				<small class="desk">{t("guest")}</small>
			</button>
		</header>
	);
}

function Crew(): JSX.Element {
	return (
		<div class="crew" aria-hidden="true">
			{TRADES.map((type, i) => [
				<Drawing key={type} svg={dragon({ type, pose: "peek", mood: MOODS[i] })} />,
				(i === 1 || i === 3) && <Drawing key={`candle-${i}`} class="candle" svg={candle(i === 1 ? 30 : 18)} />,
			])}
		</div>
	);
}
