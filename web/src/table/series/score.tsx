// The score of a series in the bar: a lamp for every game that a side needs, lit for those it has won.
import "./series.css";
import type { JSX } from "preact";
import type { SeriesInfo, TableInfo } from "../../protocol";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";
import { peopleOf } from "../people";
import { gameNumber, sideName } from "./words";

export function SeriesScore({ info, series }: { info: TableInfo; series: SeriesInfo }): JSX.Element {
	const [left = 0, right = 0] = series.won;
	const number = gameNumber(info, series);
	const [one, two] = series.sides.map((side) => sideName(info, side));
	const label = t("series-score", { one: one ?? "", two: two ?? "", left, right, number, best: series.best });
	return (
		<div class="se-score" role="img" aria-label={label} title={label} data-testid="series-score">
			<Side info={info} series={series} side={0} />
			<b>
				{left} : {right}
			</b>
			<Side info={info} series={series} side={1} />
			<small>{t("series-game-of", { number, best: series.best })}</small>
		</div>
	);
}

function Side(props: { info: TableInfo; series: SeriesInfo; side: number }): JSX.Element {
	const { info, series, side } = props;
	const seats = series.sides[side] ?? [];
	const [first = 0] = seats;
	const needed = Math.ceil(series.best / 2);
	const face = <Face seat={first} face={peopleOf(info)[first]?.face ?? ""} width={32} />;
	const name = <span class="se-name">{sideName(info, seats)}</span>;
	const lamps = (
		<span class="se-lamps">
			{Array.from({ length: needed }, (_, nth) => (
				<i key={String(nth)} class={nth < (series.won[side] ?? 0) ? "se-lit" : ""} />
			))}
		</span>
	);
	return (
		<span class="se-side">
			{side ? lamps : face}
			{name}
			{side ? face : lamps}
		</span>
	);
}
