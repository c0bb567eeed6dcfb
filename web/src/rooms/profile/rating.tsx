// A person's rating at a title over their rated games: the curve, and around it how certain it was.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ratings } from "../../net/ratings";
import type { RatingPoint, Ratings } from "../../protocol";
import { t } from "../../ui/locales";
import { dated } from "./dates";
import type { SectionProps } from "./sections";

const WIDE = 300;
const TALL = 120;
const ROUND = 100;

export function RatingChart({ user, title }: SectionProps): JSX.Element | null {
	const [found, setFound] = useState<Ratings | null>(null);
	useEffect(() => {
		let left = false;
		setFound(null);
		if (user)
			ratings.of(user).then(
				(all) => left || setFound(all),
				() => undefined, // a person who is not on the ladder: nothing to show
			);
		return () => {
			left = true;
		};
	}, [user]);
	const of = found?.titles.find((each) => each.title === title);
	if (!of?.history.length) return null;
	const { rating, margin } = of.rating;
	return (
		<section class="pf-panel pf-chart" data-testid="chart-rating">
			<h3>
				{t("rating")} <small>{t("rated-games", { count: of.games })}</small>
			</h3>
			<p class="pf-figure">
				{rating}
				<small>{t("rating-margin", { margin })}</small>
			</p>
			<Curve points={of.history} />
			<p class="pf-axis">
				<span>{dated(of.history[0]?.at ?? "")}</span>
				{of.history.length > 1 && <span>{dated(of.history.at(-1)?.at ?? "")}</span>}
			</p>
		</section>
	);
}

function Curve({ points }: { points: RatingPoint[] }): JSX.Element {
	const low = Math.floor(Math.min(...points.map(({ rating, margin }) => rating - margin)) / ROUND) * ROUND;
	const high = Math.ceil(Math.max(...points.map(({ rating, margin }) => rating + margin)) / ROUND) * ROUND;
	const y = (value: number) => (TALL * (1 - (value - low) / (high - low))).toFixed(1);
	const x = (i: number) => (points.length > 1 ? (WIDE * i) / (points.length - 1) : WIDE / 2).toFixed(1);
	const upper = points.map(({ rating, margin }, i) => `${x(i)} ${y(rating + margin)}`);
	const lower = points.map(({ rating, margin }, i) => `${x(i)} ${y(rating - margin)}`).reverse();
	const line = points.map(({ rating }, i) => `${x(i)} ${y(rating)}`);
	const values = points.map(({ rating }) => rating);
	const said = t("rating-said", {
		first: String(values[0]),
		last: String(values.at(-1)),
		low: String(Math.min(...values)),
		high: String(Math.max(...values)),
	});
	return (
		<div class="pf-plot pf-plot--wide">
			<svg viewBox={`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="none" role="img" aria-label={said}>
				<path class="pf-line" d={`M0 ${TALL}H${WIDE}M0 0H${WIDE}`} />
				<path class="pf-band" d={`M${[...upper, ...lower].join("L")}Z`} />
				<path class="pf-curve" d={`M${line.join("L")}`} />
				<path class="pf-point" d={`M${line.at(-1)}h0`} />
			</svg>
			<span class="pf-top">{high}</span>
			<span class="pf-low">{low}</span>
		</div>
	);
}
