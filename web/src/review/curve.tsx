// The curve of winning chances over the slider: one line, marks where decisions mattered, and where one is now. Its left
// and right edge are those of the slider, so that a dip can be pointed at.
import type { JSX } from "preact";
import { t } from "../locales";

export interface Point {
	/** The moment. */
	at: number;
	/** From 0 to 1. */
	chance: number;
}
export interface Mark {
	at: number;
	label: string;
}
export interface CurveProps {
	points: Point[];
	marks?: Mark[];
	first: number;
	last: number;
	at: number;
	onGo(at: number): void;
}

export function Curve({ points, marks = [], first, last, at, onGo }: CurveProps): JSX.Element | null {
	if (points.length < 2) return null;
	const x = (moment: number) => ((moment - first) / Math.max(1, last - first)) * 100;
	const line = points.map(
		(point, i) => `${i ? "L" : "M"}${x(point.at).toFixed(2)} ${(100 - point.chance * 100).toFixed(2)}`,
	);
	const now = points.findLast((point) => point.at <= at) ?? points[0];
	return (
		<div class="rv-curve" data-testid="curve">
			<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				<path class="rv-half" d="M0 50H100" />
				<path class="rv-line" d={line.join("")} />
			</svg>
			{marks.map((mark, i) => (
				<button
					type="button"
					key={mark.at}
					class="rv-flag"
					style={`left:${x(mark.at)}%`}
					aria-label={mark.label}
					title={mark.label}
					aria-pressed={mark.at === at}
					onClick={() => onGo(mark.at)}
				>
					{i + 1}
				</button>
			))}
			<i class="rv-cursor" style={`left:${x(at)}%`} />
			<span class="sr">{t("review-chance", { percent: Math.round((now?.chance ?? 0) * 100) })}</span>
		</div>
	);
}
