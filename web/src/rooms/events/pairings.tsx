// Who plays whom: the round that is on, and the earlier ones folded away.
import type { JSX } from "preact";
import type { EventBoard, EventInfo } from "../../protocol";
import { go } from "../../state/route";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";
import { half, pointsText, resultText, seatOf } from "./words";

export function Pairings({ event }: { event: EventInfo }): JSX.Element | null {
	const { boards, system } = event;
	const last = boards.at(-1);
	if (!last) return null;
	const before = boards.slice(0, -1);
	return (
		<section>
			<h2 class="sec">
				{system === "arena" ? t("event-games") : t("event-round", { round: boards.length })}{" "}
				<small>{t(`event-${system}-pairs`)}</small>
			</h2>
			<Round event={event} boards={system === "arena" ? [...last].reverse() : last} />
			{before.length > 0 && (
				<details class="ev-before">
					<summary>{t("event-rounds-before", { count: before.length })}</summary>
					{before
						.map((each, i) => (
							<section key={i}>
								<h3 class="sec">{t("event-round", { round: i + 1 })}</h3>
								<Round event={event} boards={each} />
							</section>
						))
						.reverse()}
				</details>
			)}
		</section>
	);
}

function Round({ event, boards }: { event: EventInfo; boards: EventBoard[] }): JSX.Element {
	const sealed = event.shared && boards.some((each) => each.points === null);
	return (
		<ol class="ev-panel ev-pairs">
			{boards.map((board, i) => (
				<Pair key={`${board.one}${board.table}`} event={event} board={board} number={i + 1} sealed={sealed} />
			))}
		</ol>
	);
}

interface PairProps {
	event: EventInfo;
	board: EventBoard;
	number: number;
	sealed: boolean;
}
function Pair({ event, board, number, sealed }: PairProps): JSX.Element {
	const { names, one, two, points, scores, table, yours } = board;
	return (
		<li class={yours ? "ev-own" : ""} data-testid="event-board">
			<span class="ev-no">{event.system === "arena" ? "" : number}</span>
			<Player event={event} user={one} name={names[0] ?? ""} won={points === 1 && two !== null} />
			<span class="ev-and">{two === null ? "" : t("event-and")}</span>
			{two === null ? (
				<span class="ev-bye">{t("event-bye")}</span>
			) : (
				<Player event={event} user={two} name={names[1] ?? ""} won={points === 0} />
			)}
			<span class="ev-result">
				<b class={points === null ? "ev-plays" : ""}>{two === null ? half(points ?? 0) : resultText(board)}</b>
				{scores && <small>{scores.join(" : ")}</small>}
				{board.draws > 0 && <small>{t(board.lot ? "event-by-lot" : "event-drawn", { count: board.draws })}</small>}
				{table && !(yours && points === null) && (yours || !sealed) && (
					<button type="button" class="btn btn--s btn--quiet" onClick={() => go(table)}>
						{t("event-watch")}
					</button>
				)}
			</span>
		</li>
	);
}

interface PlayerProps {
	event: EventInfo;
	user: string;
	name: string;
	won: boolean;
}
function Player({ event, user, name, won }: PlayerProps): JSX.Element {
	const place = event.places.find((each) => each.user === user);
	return (
		<span class={`ev-player ${won ? "ev-won" : ""}`}>
			<Face seat={seatOf(event, user)} face={place?.face ?? "iron"} width={32} />
			<span>
				<b>{name || t("event-gone")}</b>
				<small>
					{place?.bot && `${t("event-bot")}, `}
					{place && pointsText(place.points)}
				</small>
			</span>
		</span>
	);
}
