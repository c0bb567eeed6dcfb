// The coach next to a review: the current decision, what would have been better and why, and the list of decisions that
// mattered. Before anybody has asked, the button to ask.
import "./coach.css";
import "./hint/icons";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Analysis, TableInfo } from "../../protocol";
import { useStore } from "../../state/store";
import type { Layout, Sayings } from "../../table/layout";
import { Face } from "../../ui/dragons";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { signed, t } from "../../ui/locales";
import { type Look, lookAt } from "./analysis";
import { EyesChoice } from "./curve";
import { Answers, reasonTexts, sceneAt } from "./hint/naming";
import { accountOf, type Named, namedOf, percent, sideOf, soFar } from "./hint/numbers";

export interface CoachProps {
	info: TableInfo;
	layout: Layout;
	/** The seat whose game is analysed. */
	seat: number;
	/** How many words have been said at the moment shown. */
	moment: number;
	onJump(moment: number): void;
}

export function Coach({ info, layout, seat, moment, onJump }: CoachProps): JSX.Element {
	const look = lookAt(info.id);
	const { stage, part, analysis, problem, hindsight } = useStore(look.store);
	useEffect(() => void look.open(), [look]);
	if (stage === "done" && analysis) {
		return <Found {...{ info, layout, seat, moment, onJump, analysis, hindsight }} />;
	}
	if (stage === "unknown") return <div class="ch-panel" />;
	return (
		<div class="ch-panel ch-panel--empty">
			<Icon name="bulb" size="xl" />
			{stage === "unasked" ? (
				<>
					<p>{t("coach-ask-more")}</p>
					<Ask look={look} text={t("coach-ask")} />
				</>
			) : stage === "failed" ? (
				<>
					<p role="alert">{failureText(problem)}</p>
					<Ask look={look} text={t("coach-retry")} />
				</>
			) : (
				<>
					<p role="status">
						{stage === "waiting" ? t("coach-waiting") : t("coach-running", { percent: Math.floor(part * 100) })}
					</p>
					<progress class="ch-progress" value={part} max={1} aria-label={t("coach-title")} />
				</>
			)}
		</div>
	);
}

const Ask = ({ look, text }: { look: Look; text: string }): JSX.Element => (
	<button type="button" class="btn btn--go" data-testid="coach-ask" onClick={() => void look.ask()}>
		{text}
	</button>
);

interface FoundProps extends CoachProps {
	analysis: Analysis;
	hindsight: boolean;
}
function Found({ info, layout, seat, moment, onJump, analysis, hindsight }: FoundProps): JSX.Element {
	const side = sideOf(analysis, hindsight);
	const named = namedOf(side, seat);
	const here = named.find(({ decision }) => decision.at === moment) ?? null;
	const sayings = useSayings(layout);
	return (
		<div class="ch-panel" data-testid="coach">
			<span class="phone">
				<EyesChoice table={info.id} />
			</span>
			<p class="ch-small" data-testid="coach-eyes-more">
				{t(hindsight ? "coach-hindsight-more" : "coach-knew-more", { name: info.chairs[seat]?.name ?? "" })}
			</p>
			{here && <Moment {...{ info, layout, sayings, here }} count={named.length} />}
			<SoFar info={info} analysis={analysis} hindsight={hindsight} seat={seat} moment={moment} />
			<section class="ch-three">
				<h3>{t("coach-three")}</h3>
				{named.length === 0 && <p>{t("coach-none")}</p>}
				{named.map((each) => (
					<button
						type="button"
						key={each.decision.at}
						data-testid={`coach-key-${each.number}`}
						aria-pressed={each === here}
						onClick={() => onJump(each.decision.at)}
					>
						<span class="ch-no">{each.number}</span>
						<span>
							{playedName(info, sayings, each)}
							<small>{t("coach-at", { at: each.decision.at + 1 })}</small>
						</span>
						<Change by={each.change} />
					</button>
				))}
			</section>
			<p class="ch-small">{t("coach-numbers")}</p>
		</div>
	);
}

/** The title's names for its answers; not in the first load, so they come a moment later. */
function useSayings(layout: Layout): Sayings | null {
	const [sayings, set] = useState<Sayings | null>(null);
	useEffect(() => {
		let gone = false;
		void layout.sayings().then((found) => gone || set(found));
		return () => {
			gone = true;
		};
	}, [layout]);
	return sayings;
}

function playedName(info: TableInfo, sayings: Sayings | null, { decision }: Named): string {
	return new Answers(sceneAt(info, decision), sayings, decision.alternatives).of(decision.word);
}

const Change = ({ by }: { by: number }): JSX.Element => (
	<span class={`ch-change ${by < 0 ? "ch-down" : "ch-up"}`}>{signed(percent(by))}</span>
);

interface MomentProps {
	info: TableInfo;
	layout: Layout;
	sayings: Sayings | null;
	here: Named;
	count: number;
}
function Moment({ info, layout, sayings, here, count }: MomentProps): JSX.Element {
	const { decision, mistake, number, change } = here;
	const scene = sceneAt(info, decision);
	const person = scene.people[decision.seat];
	const [best] = decision.alternatives;
	const names = new Answers(scene, sayings, decision.alternatives);
	const name = person?.name ?? "";
	return (
		<section class="ch-moment" data-testid="coach-moment">
			<span class="ch-where">
				{person && <Face seat={person.seat} face={person.face} width={26} />}
				{t("coach-mattered", { at: decision.at + 1, number, count })}
			</span>
			<h2 class="display">{playedName(info, sayings, here)}</h2>
			<div class="ch-verdict">
				<Change by={change} />
				<span>
					<b>{t(mistake ? "coach-left" : "coach-found")}</b>
					{mistake
						? t("coach-left-more", { best: percent(best?.chance ?? 0), taken: percent(decision.taken) })
						: t("coach-found-more", { taken: percent(decision.taken), before: percent(decision.before) })}
				</span>
			</div>
			{best && (
				<div class="ch-better">
					<Icon name="bulb" />
					<b>{t(mistake ? "coach-better" : "coach-best", { answer: names.of(best.word) })}</b>
					<p>{reasonTexts(layout, names, decision.why).join(" ")}</p>
				</div>
			)}
			<small class="ch-head">{t("coach-choices", { name })}</small>
			<Alternatives names={names} here={here} />
		</section>
	);
}

const WIDE = 0.15; // the least part of the whole range that the bar shows

/** The compared answers, each with its chance and how certain that is. */
function Alternatives({ names, here: { decision } }: { names: Answers; here: Named }): JSX.Element {
	const chances = decision.alternatives.map(({ chance }) => chance);
	const low = Math.min(...chances) - 400;
	const width = Math.max(Math.max(...chances) + 400 - low, WIDE * 10_000);
	const at = (chance: number) => Math.max(0, Math.min(100, ((chance - low) / width) * 100));
	return (
		<ul class="ch-alts">
			{decision.alternatives.map((each) => (
				<li key={each.word} class={each.word === decision.word ? "ch-mine" : ""}>
					<span>
						{names.of(each.word)}
						{each.word === decision.word && ` · ${t("coach-played")}`}
					</span>
					<span class="ch-bar" aria-hidden="true">
						<u style={`left:${at(each.chance - each.error)}%;right:${100 - at(each.chance + each.error)}%`} />
						<i style={`left:${at(each.chance)}%`} />
					</span>
					<span class="ch-n">
						{t("coach-percent", { percent: percent(each.chance) })}{" "}
						<small>{t("coach-error", { percent: Math.max(1, percent(each.error)) })}</small>
					</span>
				</li>
			))}
		</ul>
	);
}

interface SoFarProps {
	info: TableInfo;
	analysis: Analysis;
	hindsight: boolean;
	seat: number;
	moment: number;
}
/** Luck separated from decisions, from the start to the moment shown. */
function SoFar({ info, analysis, hindsight, seat, moment }: SoFarProps): JSX.Element | null {
	const account = accountOf(sideOf(analysis, hindsight), seat);
	if (!account) return null;
	const { luck, own, others } = soFar(account, moment);
	const rest = info.chairs.filter((chair) => chair.seat !== seat);
	return (
		<section class="ch-sofar" aria-label={t("coach-so-far")} data-testid="coach-sofar">
			<div>
				<b>{signed(percent(luck))}</b>
				{t("coach-luck")}
			</div>
			<div>
				<b>{signed(percent(own))}</b>
				{t("coach-own", { name: info.chairs[seat]?.name ?? "" })}
			</div>
			{rest.length > 0 && (
				<div>
					<b>{signed(percent(others))}</b>
					{t("coach-others", { count: rest.length, name: rest[0]?.name ?? "" })}
				</div>
			)}
		</section>
	);
}
