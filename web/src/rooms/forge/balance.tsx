// Is it fair? Games of equal bots with the card and with what it replaces, as an estimate with its interval.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../../games/cards/phrases";
import { type Draft, forge } from "../../net/forge";
import { asMe } from "../../person/me";
import type { Balance as BalanceState, ForgeEstimate } from "../../protocol";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Axis, inUnit, type Point, signed, type Unit } from "./axis";

const OFTEN = 1000; // ms between two looks
export const SHAPES = { none: "·", strong: "▲", fair: "=", weak: "▼" } as const;

export interface Trial {
	state: BalanceState | null;
	/** The estimates so far, for the funnel. */
	points: Point[];
	/** What was tried, as text: a changed draft makes it old. */
	about: string;
	wrong: string;
	ask(draft: Draft, instead: string): void;
	stop(): void;
}
/** A trial as it goes on. */
export function useTrial(title: string): Trial {
	const [state, setState] = useState<BalanceState | null>(null);
	const [points, setPoints] = useState<Point[]>([]);
	const [about, setAbout] = useState("");
	const [wrong, setWrong] = useState("");
	const running = state?.stage === "waiting" || state?.stage === "running";
	useEffect(() => {
		if (!running) return undefined;
		const timer = setInterval(() => {
			forge.balance().then(
				(next) => {
					setState(next);
					const { estimate } = next;
					if (estimate)
						setPoints((old) => [...old, { games: estimate.games, mean: estimate.mean, half: estimate.half }]);
				},
				(failure) => setWrong(failureText(failure)),
			);
		}, OFTEN);
		return () => clearInterval(timer);
	}, [running]);
	const ask = (draft: Draft, instead: string) => {
		setPoints([]);
		setWrong("");
		setAbout(JSON.stringify(draft));
		asMe(() => forge.ask(title, { draft: draft as never, instead })).then(setState, (failure) =>
			setWrong(failureText(failure)),
		);
	};
	const stop = () => {
		forge.stop().catch(() => undefined);
		setState((old) => old && { ...old, stage: "over" });
	};
	return { state, points, about, wrong, ask, stop };
}

/** The verdict in words: "likely" until it is certain. */
export function verdictOf({ verdict, decided }: ForgeEstimate): string {
	return t(decided || verdict === "none" ? `forge-verdict-${verdict}` : `forge-likely-${verdict}`);
}

export interface BalanceProps {
	trial: Trial;
	unit: Unit;
	/** Whether the draft can be dealt, and the names of the cards it may replace, by id. */
	ready: boolean;
	/** Not begun: there is nothing to mend yet. */
	blank: boolean;
	changed: boolean;
	replaced: string;
	onAsk(): void;
}
export function Balance({ trial, unit, ready, blank, changed, replaced, onAsk }: BalanceProps): JSX.Element {
	const { state, points, wrong, stop } = trial;
	const estimate = state?.estimate;
	const running = state?.stage === "waiting" || state?.stage === "running";
	return (
		<section class="fpanel fb" aria-labelledby="forge-balance" data-testid="balance">
			<header>
				<h2 class="display" id="forge-balance">
					{t("forge-balance")}
				</h2>
				{estimate && (
					<small>
						{t("forge-bal-games", { count: estimate.games })}, {Math.round(state?.seconds ?? 0)} s
					</small>
				)}
				{running ? (
					<button type="button" class="btn btn--s btn--quiet" data-testid="balance-stop" onClick={stop}>
						{t("forge-bal-stop")}
					</button>
				) : (
					estimate && (
						<button type="button" class="btn btn--s btn--quiet" disabled={!ready} onClick={onAsk}>
							{t("forge-bal-again")}
						</button>
					)
				)}
			</header>
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			{state?.problem && <p class="quiet">{t("forge-bal-failed")}</p>}
			{running && !estimate && <p class="quiet">{t("forge-bal-waiting")}</p>}
			{!running && !estimate && <Idle state={ready ? "idle" : blank ? "blank" : "rest"} onAsk={onAsk} />}
			{estimate && state && (
				<div class={changed ? "fb-old" : ""}>
					{changed && <p class="quiet">{t("forge-bal-old")}</p>}
					<Verdict estimate={estimate} unit={unit} />
					<p>{t(state.measure?.about ?? "forge-bal-what", { card: replaced })}</p>
					<Evidence state={state} estimate={estimate} unit={unit} points={points} />
					<Turns turns={estimate.turns} unit={unit} />
				</div>
			)}
		</section>
	);
}

function Idle({ state, onAsk }: { state: "idle" | "blank" | "rest"; onAsk(): void }): JSX.Element {
	return (
		<div class="fb-idle">
			<b class="display">{t(`forge-bal-${state}`)}</b>
			<p>{t(`forge-bal-${state}-what`)}</p>
			<button type="button" class="btn" data-testid="balance-run" disabled={state !== "idle"} onClick={onAsk}>
				{t("forge-bal-run")}
			</button>
		</div>
	);
}

const SAID_AT = [100, 400, 1000];
function Verdict({ estimate, unit }: { estimate: ForgeEstimate; unit: Unit }): JSX.Element {
	const { verdict, decided, sure, mean, half, games } = estimate;
	const said = t(unit === "wins" ? "forge-said" : "forge-said-worth", {
		mean: signed(mean, unit),
		half: inUnit(half, unit),
		count: games,
		verdict: verdictOf(estimate),
	});
	// read aloud at a few moments only
	const moment = decided ? "end" : String(SAID_AT.filter((each) => games >= each).length);
	return (
		<div class="fb-big">
			<p class="fb-mean" aria-hidden="true">
				{signed(mean, unit)}
				{unit === "wins" ? <span>%</span> : <Icon name="reputation" />} <small>± {inUnit(half, unit)}</small>
			</p>
			<p class="fb-verdict" data-testid="verdict" data-verdict={verdict}>
				<span class={`fb-shape fb-shape--${verdict}`} aria-hidden="true">
					{SHAPES[verdict]}
				</span>
				<span>
					<b class="display">{verdictOf(estimate)}</b>
					{!decided && verdict !== "none" && (
						<small>{t("forge-sure", { share: Math.min(99, Math.round(100 * sure)) })}</small>
					)}
				</span>
			</p>
			<p class="sr" role="status" key={moment}>
				{said}
			</p>
		</div>
	);
}

interface EvidenceProps {
	state: BalanceState;
	estimate: ForgeEstimate;
	unit: Unit;
	points: Point[];
}
function Evidence({ state, estimate, unit, points }: EvidenceProps): JSX.Element | null {
	const { measure } = state;
	if (!measure) return null;
	const bouts = estimate.bouts.map((each) => ({ ...each, name: say(state.names[each.key] as never) }));
	const begins = estimate.begins.map((each) => ({ ...each, name: t(`forge-bal-${each.key}`) }));
	const whole = { ...estimate, key: "", name: t("forge-bal-all") };
	return (
		<Axis
			unit={unit}
			fair={measure.fair as [number, number]}
			span={measure.axis as [number, number]}
			points={points}
			groups={[
				{ heading: "", rows: [whole] },
				{ heading: t(measure.bouts), rows: bouts },
				{ heading: t("forge-bal-by-seat"), rows: begins },
			]}
		/>
	);
}

const MOST_TURNS = 12;
function Turns({ turns, unit }: { turns: number[]; unit: Unit }): JSX.Element | null {
	const [never = 0, ...played] = turns;
	const sum = played.reduce((all, count) => all + count, 0);
	if (!sum) return null;
	const shown = played.slice(0, MOST_TURNS);
	const most = Math.max(...shown);
	return (
		<div class="fb-turns">
			<h3>{t(unit === "wins" ? "forge-bal-when" : "forge-used-when")}</h3>
			<div class="fb-bars" aria-hidden="true">
				{shown.map((count, i) => (
					<i key={i} class={count === most ? "most" : ""} style={`height:${Math.max(3, (100 * count) / most)}%`} />
				))}
			</div>
			<p>
				{t(unit === "wins" ? "forge-bal-in" : "forge-used-in", {
					share: Math.round((100 * sum) / (sum + never)),
					turn: shown.indexOf(most) + 1,
				})}
			</p>
		</div>
	);
}
