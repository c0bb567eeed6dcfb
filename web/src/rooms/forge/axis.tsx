// One axis for everything: the band of what is fair, the funnel of all games so far, and a dot with its bar for each figure.
import type { JSX } from "preact";
import type { ForgeFigure, ForgeLanguage } from "../../protocol";
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
export type Unit = ForgeLanguage["unit"];
type Span = readonly [low: number, high: number];
/** How far along a span something is, in per cent. */
type Across = (value: number) => number;
const acrossOf =
	([low, high]: Span): Across =>
	(value) =>
		(100 * (Math.min(high, Math.max(low, value)) - low)) / (high - low);
const fixed = (value: number): string => value.toFixed(2);

/** A mean with one digit, as the language writes it: wins in per cent. */
export const inUnit = (value: number, unit: Unit): string =>
	(unit === "wins" ? 100 * value : value).toLocaleString(settings.get().lang, {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
/** The same; what is gained or lost has its sign. */
export const signed = (value: number, unit: Unit): string => {
	const said = inUnit(Math.abs(value), unit);
	return unit === "wins" ? said : `${value < 0 ? "−" : "+"}${said}`;
};

export interface AxisProps {
	unit: Unit;
	fair: Span;
	/** What is drawn of the scale. */
	span: Span;
	points: Point[];
	groups: Group[];
}
export function Axis({ unit, fair, span, points, groups }: AxisProps): JSX.Element {
	const across = acrossOf(span);
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
			{points.length > 1 && <Funnel points={points} band={band} across={across} />}
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
								{signed(row.mean, unit)} <small>± {inUnit(row.half, unit)}</small>
							</b>
						</p>
					))}
				</div>
			))}
		</div>
	);
}

/** The estimate as games were played, downwards. */
function Funnel({ points, band, across }: { points: Point[]; band: string; across: Across }): JSX.Element {
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
