// The rounds of an event with their tables, and the standings.
import type { JSX } from "preact";
import type { EventBoard, EventInfo } from "../../protocol";
import { go } from "../../state/route";
import { Face } from "../../ui/icon";
import { t } from "../../ui/locales";

const SEATS = 5;
const half = (points: number): string =>
	`${points >= 1 || points === 0 ? Math.floor(points) : ""}${points % 1 ? "½" : ""}`;

export function Boards({ event }: { event: EventInfo }): JSX.Element | null {
	if (!event.boards.length) return null;
	const rounds = event.boards.map((boards, i) => ({ boards, round: i + 1 })).reverse();
	return (
		<div class="event-rounds">
			{rounds.map(({ boards, round }) => (
				<section key={round} class="event-panel">
					<h2 class="sec">{t("event-round", { round })}</h2>
					{event.shared && <p class="event-note">{t("event-compare")}</p>}
					<ul>
						{boards.map((board) => (
							<Line
								key={board.one}
								board={board}
								sealed={event.shared && boards.some((each) => each.points === null)}
							/>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

function Line({ board, sealed }: { board: EventBoard; sealed: boolean }): JSX.Element {
	const { names, points, scores, table, yours } = board;
	const result = points === null ? t("event-plays") : `${half(points)} : ${half(1 - points)}`;
	return (
		<li class={yours ? "event-own" : ""} data-testid="event-board">
			<span class="event-pair">
				<b class={points === 1 ? "event-won" : ""}>{names[0]}</b>
				<i>–</i>
				<b class={points === 0 ? "event-won" : ""}>{names[1] ?? t("event-bye")}</b>
			</span>
			<span class="event-score">
				{result} {scores && <small>{scores.join(" : ")}</small>}
			</span>
			{table && (yours || !sealed) && (
				<button type="button" class="btn btn--s btn--quiet" onClick={() => go(table)}>
					{t("event-watch")}
				</button>
			)}
		</li>
	);
}

export function Standings({ event }: { event: EventInfo }): JSX.Element | null {
	if (!event.places.length) return null;
	return (
		<section class="event-panel">
			<h2 class="sec">{t("event-standings")}</h2>
			<table class="event-table" data-testid="event-standings">
				<thead>
					<tr>
						<th>#</th>
						<th>{t("event-player")}</th>
						<th>{t("event-points")}</th>
						<th>{t("event-buchholz")}</th>
						<th>{t("event-sonneborn")}</th>
					</tr>
				</thead>
				<tbody>
					{event.places.map((place, nth) => (
						<tr key={place.user} class={place.you ? "event-own" : ""}>
							<td>{place.rank}</td>
							<td>
								<span class="event-who">
									<Face seat={nth % SEATS} face={place.face} width={24} />
									<span>{place.you ? t("event-person", { name: place.name }) : place.name}</span>
									{place.left && <span class="tag">{t("event-withdrew")}</span>}
								</span>
							</td>
							<td>{half(place.points)}</td>
							<td>{half(place.buchholz)}</td>
							<td>{Math.round(place.sonneborn * 100) / 100}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
