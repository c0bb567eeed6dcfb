// How a series stands after one of its games: a tile for each, and who begins the next.
import "./series.css";
import type { JSX } from "preact";
import type { SeriesGame, SeriesInfo, TableInfo } from "../../protocol";
import { follow } from "../../state/route";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";
import { peopleOf } from "../people";
import { sideName, standText } from "./words";

interface BetweenProps {
	info: TableInfo;
	series: SeriesInfo;
}
export function SeriesBetween({ info, series }: BetweenProps): JSX.Element {
	return (
		<section class="se-between" aria-labelledby="se-stand" data-testid="series-between">
			<h2 class="display" id="se-stand">
				{standText(info, series)}
			</h2>
			<ol>
				{series.games.map((game, at) => (
					<Played key={game.table} info={info} series={series} game={game} number={at + 1} />
				))}
				{series.winner === undefined && <Next info={info} series={series} />}
			</ol>
		</section>
	);
}

function Played(props: BetweenProps & { game: SeriesGame; number: number }): JSX.Element {
	const { info, series, game, number } = props;
	const side = game.won === null ? [] : (series.sides[game.won] ?? []);
	const words = t("series-game", { number });
	return (
		<li>
			<small>
				{game.table === info.id ? (
					words
				) : (
					<a href={`/review/${game.table}`} onClick={follow}>
						{words}
					</a>
				)}
			</small>
			<span class="se-who">
				{side.slice(0, 1).map((seat) => (
					<Face key={seat} seat={seat} face={peopleOf(info)[seat]?.face ?? ""} width={32} />
				))}
				{side.length ? sideName(info, side) : t("series-drawn")}
			</span>
			{game.scores && <b>{game.scores.join(" : ")}</b>}
		</li>
	);
}

function Next({ info, series }: BetweenProps): JSX.Element {
	const { begins } = series;
	const person = begins === undefined ? undefined : peopleOf(info)[begins];
	return (
		<li class="se-next">
			<small>{t("series-game", { number: series.games.length + 1 })}</small>
			{person ? (
				<>
					<span class="se-who">
						<Face seat={person.seat} face={person.face} width={32} />
						{t("series-begins", { you: person.you ? "yes" : "no", name: person.name })}
					</span>
					<small>{t("series-loser-begins")}</small>
				</>
			) : (
				<span class="se-who">{t("series-open")}</span>
			)}
		</li>
	);
}
