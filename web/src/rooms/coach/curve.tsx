// The curve of a seat's chances over a game: by what was known as a line, with hindsight dashed, flags at decisions
// that mattered, and the current moment. Its edges match the slider below it, so that a dip can be pointed at.
import "./coach.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { CurvePoint, TableInfo } from "../../protocol";
import { useStore } from "../../state/store";
import { t } from "../../ui/locales";
import { lookAt } from "./analysis";
import { accountOf, chanceAt, namedOf, part, percent, sideOf } from "./hint/numbers";

export interface CoachCurveProps {
	info: TableInfo;
	seat: number;
	first: number;
	last: number;
	at: number;
	onGo(at: number): void;
}

export function CoachCurve({ info, seat, first, last, at, onGo }: CoachCurveProps): JSX.Element | null {
	const look = lookAt(info.id);
	const { analysis, hindsight } = useStore(look.store);
	useEffect(() => void look.open(), [look]);
	if (!analysis) return null;
	const account = accountOf(sideOf(analysis, hindsight), seat);
	const other = accountOf(sideOf(analysis, !hindsight), seat);
	if (!account || !other) return null;
	const x = (moment: number) => ((moment - first) / Math.max(1, last - first)) * 100;
	const named = namedOf(sideOf(analysis, hindsight), seat);
	const name = info.chairs[seat]?.name ?? "";
	const here = chanceAt(account, at);
	return (
		<div class="ch-time">
			<header>
				<b>{t("coach-chance", { name })}</b>
				<span class="ch-now" data-testid="coach-chance">
					{t("coach-percent", { percent: percent(here) })}
				</span>
				<span class="ch-grow" />
				<span class="desk">
					<EyesChoice table={info.id} />
				</span>
			</header>
			<div
				class="ch-track"
				role="group"
				aria-label={t("coach-curve", { name, start: percent(account.start), final: percent(account.final) })}
				data-testid="coach-curve"
			>
				<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
					<path class="ch-half" d="M0 50H100" />
					<path class="ch-other" d={lineOf(other.points, x)} />
					<path class="ch-area" d={`${lineOf(account.points, x)}V100H${x(account.points[0]?.at ?? 0).toFixed(2)}Z`} />
					<path class="ch-line" d={lineOf(account.points, x)} />
				</svg>
				<span class="ch-scale" style="top:0">
					{t("coach-percent", { percent: 100 })}
				</span>
				<span class="ch-scale" style="top:50%">
					{t("coach-percent", { percent: 50 })}
				</span>
				<i class="ch-cursor" style={`left:${x(at)}%`}>
					<i style={`top:${100 - part(here) * 100}%`} />
				</i>
				{named.map(({ number, decision, mistake }) => (
					<button
						type="button"
						key={decision.at}
						class={`ch-flag ${mistake ? "ch-flag--down" : "ch-flag--up"}`}
						style={`left:${x(decision.at)}%;top:${flagTop(part(chanceAt(account, decision.at)), mistake)}%`}
						aria-label={t("coach-mattered", { at: decision.at + 1, number, count: named.length })}
						aria-pressed={decision.at === at}
						onClick={() => onGo(decision.at)}
					>
						{number}
					</button>
				))}
			</div>
		</div>
	);
}

/** A flag is set off the line: above it for a find, below it for a mistake, and always inside. */
const flagTop = (chance: number, mistake: boolean): number =>
	Math.min(84, Math.max(16, 100 - chance * 100 + (mistake ? 26 : -26)));

/** Chances actually stay the same up to the next point; the line is slanted so that a jump can be seen. */
export function lineOf(points: CurvePoint[], x: (at: number) => number): string {
	return points
		.map(({ at, chance }, i) => `${i ? "L" : "M"}${x(at).toFixed(2)} ${(100 - part(chance) * 100).toFixed(2)}`)
		.join("");
}

/** By what was known, or with hindsight. A phone has no space for it above the slider, so there it is in the panel. */
export function EyesChoice({ table }: { table: string }): JSX.Element {
	const { store } = lookAt(table);
	const { hindsight } = useStore(store);
	return (
		<div class="ch-eyes" role="group" aria-label={t("coach-eyes")}>
			{[false, true].map((wish) => (
				<button
					type="button"
					key={String(wish)}
					aria-pressed={hindsight === wish}
					data-testid={wish ? "coach-hindsight" : "coach-knew"}
					onClick={() => store.set({ hindsight: wish })}
				>
					{t(wish ? "coach-hindsight" : "coach-knew")}
				</button>
			))}
		</div>
	);
}
