// An interval on an axis: the band is 95 %, the dot the estimate, the line an even share.
import type { JSX } from "preact";
import type { FigureInfo } from "../../protocol";
import { t } from "../../ui/locales";
import { give, kindOf, number, percent, rateOf } from "./figures";

export interface Axis {
	low: number;
	high: number;
	/** Where an even share is; none if there is no such thing. */
	even: number | null;
}
export const placeOn = ({ low, high }: Axis, value: number): number =>
	Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)));

export function Band({ figure, axis }: { figure: FigureInfo | undefined; axis: Axis }): JSX.Element {
	const rate = rateOf(figure);
	return (
		<span class={`ex-band ex-${kindOf(figure)}`} aria-hidden="true">
			{axis.even !== null && <s style={`left:${placeOn(axis, axis.even)}%`} />}
			{rate && (
				<>
					<u style={`left:${placeOn(axis, rate.low)}%;right:${100 - placeOn(axis, rate.high)}%`} />
					<i style={`left:${placeOn(axis, rate.rate)}%`} />
				</>
			)}
		</span>
	);
}

/** The figure beside its band, with its give if there is room. */
export function Said({ figure, wide = false }: { figure: FigureInfo | undefined; wide?: boolean }): JSX.Element {
	const rate = rateOf(figure);
	if (!rate) return <em class="ex-said ex-few">{t("explorer-few")}</em>;
	return (
		<b class={`ex-said fig ex-${kindOf(figure)}`}>
			{percent(rate.rate)}
			{wide && <small> {t("explorer-give", { give: number(give(rate), 1) })}</small>}
		</b>
	);
}

/** An axis that all rates of a sheet fit on, in steps of two, the same on both sides of an even share. */
export function axisOf(figures: readonly (FigureInfo | undefined)[], even: boolean): Axis {
	const rates = figures.flatMap((each) => rateOf(each) ?? []);
	if (!even) {
		const low = Math.min(...rates.map((each) => each.low), 100);
		const high = Math.max(...rates.map((each) => each.high), 0);
		return low < high
			? { low: 10 * Math.floor(low / 10), high: 10 * Math.ceil(high / 10), even: null }
			: { low: 0, high: 100, even: null };
	}
	const far = Math.max(6, ...rates.map(({ rate }) => Math.abs(rate - 50) + 1));
	const wide = Math.min(50, 2 * Math.ceil(far / 2));
	return { low: 50 - wide, high: 50 + wide, even: 50 };
}
