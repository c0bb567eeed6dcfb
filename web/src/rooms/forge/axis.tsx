// One axis for everything: the band of what is fair, the funnel of all games so far, and a dot with its bar for each figure.
import type { JSX } from "preact";
import type { ForgeFigure } from "../../protocol";
import { settings } from "../../state/settings";
import { t } from "../../ui/locales";

export interface Point {
	games: number;
	mean: number;
	half: number;
}
interface Group {
	heading: string;
	rows: (ForgeFigure & { name: string })[];
}
const LOW = 0.4;
const HIGH = 0.6;
const across = (share: number): number => (100 * (Math.min(HIGH, Math.max(LOW, share)) - LOW)) / (HIGH - LOW);
const fixed = (value: number): string => value.toFixed(2);

/** A share in per cent with one digit, as the language writes it. */
export const percent = (share: number): string =>
	(100 * share).toLocaleString(settings.get().lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export interface AxisProps {
	fair: [number, number];
	points: Point[];
	groups: Group[];
}
export function Axis({ fair, points, groups }: AxisProps): JSX.Element {
	const band = `left:${across(fair[0])}%;width:${across(fair[1]) - across(fair[0])}%`;
	return (
		<div class="fx">
			<div class="fx-zones" aria-hidden="true">
				<span style={`left:${across(fair[0]) / 2}%`}>{t("forge-bal-weak")}</span>
				<span class="fx-fair" style={`left:${(across(fair[0]) + across(fair[1])) / 2}%`}>
					{t("forge-bal-fair")}
				</span>
				<span style={`left:${(across(fair[1]) + 100) / 2}%`}>{t("forge-bal-strong")}</span>
			</div>
			{points.length > 1 && <Funnel points={points} band={band} />}
			{groups.map(({ heading, rows }) => (
				<div key={heading}>
					{heading && rows.length > 0 && <h3>{heading}</h3>}
					{rows.map((row) => (
						<p key={row.key} class={`fx-row ${heading ? "" : "fx-row--all"}`}>
							<span>{row.name}</span>
							<span class="fx-line" aria-hidden="true">
								<em style={band} />
								<u
									style={`left:${across(row.mean - row.half)}%;width:${
										across(row.mean + row.half) - across(row.mean - row.half)
									}%`}
								/>
								<i style={`left:${across(row.mean)}%`} />
							</span>
							<b>
								{percent(row.mean)} <small>± {percent(row.half)}</small>
							</b>
						</p>
					))}
				</div>
			))}
		</div>
	);
}

/** The estimate as games were played, downwards. */
function Funnel({ points, band }: { points: Point[]; band: string }): JSX.Element {
	const last = points[points.length - 1]?.games ?? 1;
	const down = ({ games }: Point) => fixed((100 * games) / last);
	const path = (side: (point: Point) => number, list: Point[]) =>
		list.map((point) => `${fixed(across(side(point)))} ${down(point)}`).join("L");
	const left = path(({ mean, half }) => mean - half, points);
	const right = path(({ mean, half }) => mean + half, [...points].reverse());
	const middle = path(({ mean }) => mean, points);
	return (
		<div class="fx-funnel">
			<em style={band} />
			<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				<path d={`M${left}L${right}Z`} class="fx-cone" />
				<path d={`M${middle}`} class="fx-path" fill="none" vector-effect="non-scaling-stroke" />
			</svg>
		</div>
	);
}
