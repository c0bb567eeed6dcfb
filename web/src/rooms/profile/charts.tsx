// The results of a title's games as charts: the share of wins, results over time, scores.
import type { JSX } from "preact";
import type { Period, TitleResults } from "../../protocol";
import { t } from "../../ui/locales";
import { counted, dated } from "./dates";

export function Charts({ of }: { of: TitleResults }): JSX.Element {
	return (
		<>
			<Wins of={of} />
			<OverTime periods={of.periods} />
			{/* a title with only wins and losses, such as a duel, has no scores worth showing */}
			{of.scores.some((score) => Math.abs(score) > 1) && <Scores of={of} />}
		</>
	);
}

/** Games from which a share of wins says something. */
const ENOUGH = 20;

function Wins({ of }: { of: TitleResults }): JSX.Element {
	const said = t("wins-said", { won: of.won, shared: of.shared, lost: of.lost });
	const later = of.played - of.first_played;
	return (
		<section class="pf-panel pf-chart" data-testid="chart-wins">
			<h3>
				{t("wins")} <small>{t("games-count", { count: of.played })}</small>
			</h3>
			<p class="pf-figure">{t("wins-of", { won: of.won, played: of.played })}</p>
			<p class="pf-words">{t(of.played < ENOUGH ? "wins-early" : "wins-sure", { low: of.low, high: of.high })}</p>
			<svg class="pf-shares" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={said}>
				<Stack won={of.won} shared={of.shared} lost={of.lost} />
			</svg>
			<p class="pf-key">
				<span>{t("count-won", { count: of.won })}</span>
				{of.shared > 0 && <span>{t("count-shared", { count: of.shared })}</span>}
				<span>{t("count-lost", { count: of.lost })}</span>
			</p>
			{of.first_played > 0 && later > 0 && (
				<ul class="pf-two">
					<li>
						<span>{t("going-first")}</span>
						<b>{t("won-of", { won: of.first_won, played: of.first_played })}</b>
					</li>
					<li>
						<span>{t("going-later")}</span>
						<b>{t("won-of", { won: of.won - of.first_won, played: later })}</b>
					</li>
				</ul>
			)}
			<ol class="pf-last" aria-label={t("last-ten")}>
				{of.last.map((ended, i) => (
					<li key={i} class={`pf-${ended}`} title={t(`ended-${ended}`)}>
						{t(`ended-${ended}.letter`)}
					</li>
				))}
			</ol>
		</section>
	);
}

/** Three segments next to each other, 100 wide in all. */
function Stack({ won, shared, lost }: { won: number; shared: number; lost: number }): JSX.Element {
	const all = won + shared + lost || 1;
	let from = 0;
	return (
		<>
			{Object.entries({ won, shared, lost }).map(([ended, count]) => {
				const at = from;
				from += (100 * count) / all;
				return count > 0 && <rect key={ended} class={`pf-fill-${ended}`} x={at} width={from - at} height="10" />;
			})}
		</>
	);
}

const WIDE = 300;
const TALL = 120;
function OverTime({ periods }: { periods: Period[] }): JSX.Element {
	const most = Math.max(1, ...periods.map(({ won, shared, lost }) => won + shared + lost));
	const step = WIDE / Math.max(periods.length, 6);
	const up = (count: number) => (TALL * count) / most;
	const said = periods.map((each) => t("period-said", { ...each, day: dated(each.since) })).join(" ");
	return (
		<section class="pf-panel pf-chart pf-chart--time" data-testid="chart-time">
			<h3>
				{t("over-time")}{" "}
				<small>
					<i class="pf-swatch pf-swatch--won" />
					{t("ended-won")}
					<i class="pf-swatch" />
					{t("ended-lost")}
				</small>
			</h3>
			<div class="pf-plot">
				<svg viewBox={`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="none" role="img" aria-label={said}>
					{[0, 0.5, 1].map((at) => (
						<path key={at} class="pf-line" d={`M0 ${TALL * at}H${WIDE}`} />
					))}
					{periods.map(({ since, won, shared, lost }, i) => (
						<g key={since} transform={`translate(${i * step + step * 0.14} 0)`}>
							<title>{t("period-said", { won, shared, lost, day: dated(since) })}</title>
							<rect class="pf-fill-won" y={TALL - up(won)} width={step * 0.72} height={up(won)} />
							<rect class="pf-fill-shared" y={TALL - up(won + shared)} width={step * 0.72} height={up(shared)} />
							<rect class="pf-fill-lost" y={TALL - up(won + shared + lost)} width={step * 0.72} height={up(lost)} />
						</g>
					))}
				</svg>
				<span class="pf-top">{most}</span>
				<span class="pf-low">0</span>
			</div>
			<p class="pf-axis">
				<span>{dated(periods[0]?.since ?? "")}</span>
				{periods.length > 1 && <span>{dated(periods.at(-1)?.since ?? "")}</span>}
			</p>
		</section>
	);
}

function Scores({ of }: { of: TitleResults }): JSX.Element {
	const low = Math.min(0, ...of.scores);
	const high = Math.max(low + 1, of.winners, ...of.scores);
	const y = (score: number) => TALL * (1 - (score - low) / (high - low));
	const x = (i: number) => (of.scores.length > 1 ? (WIDE * i) / (of.scores.length - 1) : WIDE / 2);
	const gap = Math.round((of.winners - of.average) * 10) / 10;
	const points = of.scores.map((score, i) => `${x(i).toFixed(1)} ${y(score).toFixed(1)}`);
	return (
		<section class="pf-panel pf-chart" data-testid="chart-scores">
			<h3>
				{t("scores")} <small>{t("scores-last", { count: of.scores.length })}</small>
			</h3>
			<p class="pf-figure">
				{counted(of.average)}
				<small>{t("scores-a-game")}</small>
			</p>
			<p class="pf-words">{t("scores-gap", { how: Math.sign(gap), gap: counted(Math.abs(gap)) })}</p>
			<div class="pf-plot">
				<svg
					viewBox={`0 0 ${WIDE} ${TALL}`}
					preserveAspectRatio="none"
					role="img"
					aria-label={t("scores-said", { scores: of.scores.join(", "), average: counted(of.average) })}
				>
					<path class="pf-line" d={`M0 ${TALL}H${WIDE}M0 0H${WIDE}`} />
					<path class="pf-winners" d={`M0 ${y(of.winners)}H${WIDE}`} />
					<path class="pf-curve" d={`M${points.join("L")}`} />
					{points.map((point, i) => (
						<path key={i} class="pf-point" d={`M${point}h0`} />
					))}
				</svg>
				<span class="pf-top">{high}</span>
				<span class="pf-low">{low}</span>
			</div>
			<p class="pf-legend">
				<i /> {t("scores-legend")}
			</p>
		</section>
	);
}
