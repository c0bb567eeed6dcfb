// An evening on the big screen of a room: when, where one sits, how it stands, and the code of its link. Nothing else.
import "./styles/screen.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { EventBoard, EventInfo } from "../../protocol";
import { linkTo } from "../../state/address";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";
import { Brand } from "../../ui/tools";
import { clockText, useLeft } from "../strip/countdown";
import { useEvening } from "./evening";
import { pathOf, Qr } from "./invite";
import { half, kindText, resultText, roundText, seatOf } from "./words";

/** So many fit, read from the back of a room; of more, those that still play come first. */
const BOARDS = 8;
const PLACES = 6;

export function ScreenPage({ id }: { id: string }): JSX.Element {
	const { event, wrong } = useEvening(id);
	useEffect(() => {
		if (event) document.title = `${event.name} · ${t("brand")}`;
	}, [event?.name]);
	if (!event) return <main class="ev-screen ev-screen--bare">{wrong && <h1 class="display">{wrong}</h1>}</main>;
	return (
		<main class="ev-screen" data-title={event.title} data-testid="screen">
			<Head event={event} />
			<ol class="ev-screen-boards">
				{boardsOf(event).map(({ board, number }) => (
					<BigBoard key={`${board.one}${board.table}`} event={event} board={board} number={number} />
				))}
			</ol>
			<aside>
				{event.places.length > 0 && <BigStandings event={event} />}
				<section class="ev-screen-join">
					<Qr text={linkTo(pathOf(id))} label={t("event-qr")} />
					<div>
						<b class="display">{t(event.status === "open" ? "event-join-here" : "event-find-table")}</b>
						<span>{t("event-point-phone")}</span>
					</div>
				</section>
			</aside>
		</main>
	);
}

function boardsOf({ boards }: EventInfo): { board: EventBoard; number: number }[] {
	const all = (boards.at(-1) ?? []).map((board, i) => ({ board, number: i + 1 }));
	if (all.length <= BOARDS) return all;
	return all.sort((a, b) => Number(a.board.points !== null) - Number(b.board.points !== null)).slice(0, BOARDS);
}

function Head({ event }: { event: EventInfo }): JSX.Element {
	const { status, next, ends, now } = event;
	const toBegin = useLeft(status === "over" ? null : next, now);
	const toEnd = useLeft(status === "running" ? ends : null, now);
	const left = toBegin ?? toEnd;
	return (
		<header>
			<Brand />
			<h1 class="display">{status === "running" ? roundText(event) : event.name}</h1>
			<span>
				{left === null
					? t(status === "over" ? "event-over" : status === "open" ? "event-host-begins" : "event-playing")
					: t(toBegin === null ? "event-ends-in" : "event-begins-in")}
			</span>
			{left !== null && <b role="timer">{clockText(left)}</b>}
			{status === "open" && <small>{kindText(event)}</small>}
		</header>
	);
}

interface BigBoardProps {
	event: EventInfo;
	board: EventBoard;
	number: number;
}
const BigBoard = ({ event, board, number }: BigBoardProps): JSX.Element => (
	<li>
		<b>{number}</b>
		{[board.one, board.two].map((user, i) =>
			user === null ? (
				<span key={i}>{t("event-bye")}</span>
			) : (
				<span key={i}>
					<Face
						seat={seatOf(event, user)}
						face={event.places.find((each) => each.user === user)?.face ?? "iron"}
						width={76}
					/>
					<span>{board.names[i] || t("event-gone")}</span>
				</span>
			),
		)}
		<i>{board.two === null ? "" : board.points === null ? t("event-and") : resultText(board)}</i>
	</li>
);

const BigStandings = ({ event }: { event: EventInfo }): JSX.Element => (
	<section class="ev-screen-standings">
		<h2 class="display">{t(event.status === "open" ? "event-have-come" : "event-standings")}</h2>
		<ol>
			{event.places.slice(0, PLACES).map((place) => (
				<li key={place.user}>
					<i>{event.status === "open" ? "" : place.rank}</i>
					<span>{place.name || t("event-gone")}</span>
					<b>{event.status === "open" ? "" : half(place.points)}</b>
				</li>
			))}
		</ol>
	</section>
);
