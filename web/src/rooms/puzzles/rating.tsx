// How one stands in the puzzles of a title: the rating with its curve, the days in a row, and the last ten tries.
import type { JSX } from "preact";
import { titleName } from "../../table/people";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { daysInRow } from "../learn/puzzle/mistakes";
import { standingOf } from "../learn/puzzle/standing";

const WIDE = 260;
const HIGH = 76;
const LAST = 10;
const SETTLED = 100; // a margin above this is still settling

export function Rating({ title }: { title: string }): JSX.Element {
	const { rating, margin, curve, tried } = standingOf(title);
	const last = Object.values(tried).slice(-LAST);
	const days = daysInRow();
	const first = curve[0];
	return (
		<section class="pz-rating" data-title={title} aria-label={t("puzzles-rating")} data-testid="puzzle-rating">
			<div>
				<h2 class="display">{t("puzzles-rating")}</h2>
				<small>{titleName(title)}</small>
				<p class="pz-figure">
					<b class="fig">{rating}</b> <span class="fig">± {margin}</span>
				</p>
				<small>
					{margin > SETTLED
						? t("puzzles-settling")
						: first !== undefined && t("puzzles-moved", { change: signed(rating - first), count: curve.length })}
				</small>
			</div>
			{curve.length > 1 && <Curve curve={curve} margin={margin} />}
			<div class="pz-days">
				<span>{t("puzzles-days", { count: days })}</span>
				<ol aria-label={t("puzzles-last", { found: last.filter(Boolean).length, count: last.length })}>
					{last.map((found, i) => (
						<li key={i} class={found ? "pz-yes" : ""}>
							<Icon name={found ? "check" : "close"} size="s" />
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0");

function Curve({ curve, margin }: { curve: number[]; margin: number }): JSX.Element {
	const low = Math.min(...curve) - margin;
	const high = Math.max(...curve) + margin;
	const x = (i: number) => (i / (curve.length - 1)) * WIDE;
	const y = (value: number) => HIGH - ((value - low) / Math.max(1, high - low)) * HIGH;
	const along = (values: number[]) => values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`);
	const upper = along(curve.map((value) => value + margin));
	const lower = along(curve.map((value) => value - margin)).reverse();
	return (
		<svg class="pz-curve" viewBox={`-4 -6 ${WIDE + 10} ${HIGH + 12}`} aria-hidden="true">
			<path class="pz-band" d={`M${[...upper, ...lower].join("L")}Z`} />
			<path class="pz-course" d={`M${along(curve).join("L")}`} />
			<circle cx={x(curve.length - 1)} cy={y(curve.at(-1) ?? 0)} r="5" />
		</svg>
	);
}
