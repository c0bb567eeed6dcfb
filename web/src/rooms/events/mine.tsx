// What somebody does now at an evening: take part, go to their table, wait for the next round or the next opponent.
import type { JSX } from "preact";
import { events } from "../../net/events";
import type { EventInfo } from "../../protocol";
import { go } from "../../state/route";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Ring, useLeft } from "../strip/countdown";
import { ownBoard, peopleOf, roundText } from "./words";

export interface Acts {
	event: EventInfo;
	act(request: () => Promise<EventInfo>): void;
}

export function Mine({ event, act }: Acts): JSX.Element {
	const board = ownBoard(event);
	const { id, system, status, you, places } = event;
	const me = places.find((place) => place.you);
	const toBegin = useLeft(status === "over" ? null : event.next, event.now);
	const toEnd = useLeft(status === "running" ? event.ends : null, event.now);
	const rings = toEnd !== null && toEnd > 0;
	const canJoin = !you && (status === "open" || (status === "running" && (system === "swiss" || rings)));
	const free = you && rings && !board && !me?.waiting;
	return (
		<section class={`ev-mine ${board || free || canJoin ? "ev-mine--now" : ""}`}>
			{board && <TableNumber number={(event.boards.at(-1)?.indexOf(board) ?? 0) + 1} />}
			<div class="ev-mine-text">
				<small>{status === "open" ? t("event-come", { people: peopleOf(event).length }) : roundText(event)}</small>
				<p class="display ev-state" role="status">
					{stateText(event, toBegin)}
				</p>
				{event.shared && <p>{t("event-compare")}</p>}
			</div>
			{toBegin !== null && <Ring left={toBegin} sentence="event-begins-in" />}
			{rings && <Ring left={toEnd} sentence="event-ends-in" />}
			{board && (
				<button type="button" class="btn btn--go" data-testid="event-table" onClick={() => go(board.table)}>
					{t("event-to-table")}
				</button>
			)}
			{free && (
				<button
					type="button"
					class="btn btn--go"
					data-testid="event-opponent"
					onClick={() => act(() => events.nextOpponent(id))}
				>
					<Icon name="flame" /> {t("event-next-opponent")}
				</button>
			)}
			{canJoin && (
				<button type="button" class="btn btn--go" data-testid="event-join" onClick={() => act(() => events.join(id))}>
					{t("event-join")}
				</button>
			)}
			{you && status !== "over" && <Leave event={event} act={act} />}
		</section>
	);
}

const TableNumber = ({ number }: { number: number }): JSX.Element => (
	<span class="ev-number">
		<small>{t("event-table")}</small>
		{number}
	</span>
);

function Leave({ event, act }: Acts): JSX.Element {
	const leave = () => (event.status === "open" || confirm(t("event-leave-sure"))) && act(() => events.leave(event.id));
	return (
		<button type="button" class="btn btn--quiet btn--s ev-leave" data-testid="event-leave" onClick={leave}>
			{t("event-leave")}
		</button>
	);
}

/** The state of the evening in one sentence, for whoever reads it. */
function stateText(event: EventInfo, toBegin: number | null): string {
	const { status, boards, rounds, settled, system, you, places } = event;
	const mine = ownBoard(event) ?? boards.at(-1)?.find((board) => board.yours);
	const round = boards.length;
	if (status === "over") return t("event-over");
	if (status === "open") return t(toBegin === null ? "event-host-begins" : "event-soon");
	if (mine?.table && mine.points === null) {
		const me = places.find((place) => place.you);
		const other = mine.names[mine.one === me?.user ? 1 : 0] ?? "";
		return t(mine.draws ? "event-again-with" : "event-you-and", { name: other });
	}
	if (system === "arena") return arenaText(event);
	if (you && mine && mine.two === null && !settled) return t("event-your-bye");
	return t(settled ? "event-round-done" : "event-round-runs", { round, rounds });
}

function arenaText({ you, places, ends, now }: EventInfo): string {
	if (ends && ends <= now) return t("event-bell");
	if (places.find((place) => place.you)?.waiting) return t("event-opponent-comes");
	return t(you ? "event-free-again" : "event-arena-runs");
}
