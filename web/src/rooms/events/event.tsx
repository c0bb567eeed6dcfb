// A club evening: its participants, the rounds with their tables, and the standings. Without an id, a new one.
import "../hall/home.css";
import "./event.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { learnTitles, titles } from "../../games/offered";
import { events } from "../../net/events";
import { asMe, me } from "../../person/me";
import type { EventInfo } from "../../protocol";
import { go } from "../../state/route";
import { useStore } from "../../state/store";
import { titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import { Boards, Standings } from "./evening";
import { NewEventForm } from "./new-event";

const EVERY = 5000;

export function EventPage({ id }: { id: string }): JSX.Element {
	const { all } = useStore(titles);
	const [wrong, setWrong] = useState("");
	useEffect(() => {
		document.title = `${t("event-new")} · ${t("brand")}`;
		if (!all) learnTitles().catch((failure) => setWrong(failureText(failure)));
	}, []);
	return (
		<RoomPage on={null}>
			<main class="wrap event-page">
				{wrong && (
					<p class="wrong" role="alert">
						{wrong}
					</p>
				)}
				{id ? <Evening id={id} /> : <NewEventForm titles={all ?? []} />}
			</main>
		</RoomPage>
	);
}

function Evening({ id }: { id: string }): JSX.Element {
	const { user } = useStore(me);
	const [event, setEvent] = useState<EventInfo | null>(null);
	const [wrong, setWrong] = useState("");
	const look = () =>
		events.look(id).then(
			(found) => {
				setEvent(found);
				setWrong("");
				document.title = `${found.name} · ${t("brand")}`;
			},
			(failure) => setWrong(failureText(failure)),
		);
	useEffect(() => {
		void look();
		const timer = setInterval(() => document.hidden || void look(), EVERY);
		return () => clearInterval(timer);
	}, [id, user]);
	const act = (request: () => Promise<EventInfo>) => {
		setWrong("");
		asMe(request).then(setEvent, (failure) => setWrong(failureText(failure)));
	};
	if (!event) return <p class={wrong ? "wrong" : "skel event-skel"}>{wrong}</p>;
	return (
		<div data-title={event.title} data-testid="event">
			<header class="event-head">
				<h1 class="display">{event.name}</h1>
				<p>
					{titleName(event.title)} · {t("event-kind", { system: event.system, rounds: event.rounds })}
					{event.shared && ` · ${t("event-same-deal")}`}
				</p>
			</header>
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			<Doing event={event} host={user !== null && user === event.host} act={act} />
			<div class="event-cols">
				<Boards event={event} />
				<Standings event={event} />
			</div>
		</div>
	);
}

function stateText(event: EventInfo): string {
	const round = event.boards.length;
	if (event.status === "open") return t("event-waiting", { people: event.places.length });
	if (event.status === "over") return t("event-over");
	return t(event.settled ? "event-round-done" : "event-round-runs", { round, rounds: event.rounds });
}

interface DoingProps {
	event: EventInfo;
	host: boolean;
	act(request: () => Promise<EventInfo>): void;
}
/** The state in one sentence, and what can be done now. */
function Doing({ event, host, act }: DoingProps): JSX.Element {
	const { id, status, settled, you, boards } = event;
	const mine = boards.at(-1)?.find((board) => board.yours && board.points === null && board.table);
	const open = status === "open" || (status === "running" && event.system === "swiss");
	const leave = () => (status === "open" || confirm(t("event-leave-sure"))) && act(() => events.leave(id));
	return (
		<section class="event-doing">
			<p role="status">{stateText(event)}</p>
			<CopyLink />
			<span class="grow" />
			{you && status !== "over" && (
				<button type="button" class="btn btn--quiet" data-testid="event-leave" onClick={leave}>
					{t("event-leave")}
				</button>
			)}
			{!you && open && (
				<button type="button" class="btn btn--go" data-testid="event-join" onClick={() => act(() => events.join(id))}>
					{t("event-join")}
				</button>
			)}
			{host && settled && status !== "over" && event.places.length > 1 && (
				<button
					type="button"
					class="btn btn--go"
					data-testid="event-round"
					onClick={() => act(() => events.nextRound(id))}
				>
					{t("event-start", { round: boards.length + 1 })}
				</button>
			)}
			{mine && (
				<button type="button" class="btn btn--go" data-testid="event-table" onClick={() => go(mine.table)}>
					{t("event-to-table")}
				</button>
			)}
		</section>
	);
}

function CopyLink(): JSX.Element {
	const [copied, setCopied] = useState(false);
	const copy = async () => {
		await navigator.clipboard?.writeText(location.href).catch(() => undefined); // the address bar has it too
		setCopied(true);
		setTimeout(() => setCopied(false), 2500);
	};
	return (
		<button type="button" class="btn btn--quiet" title={t("event-link")} onClick={() => void copy()}>
			<Icon name="link" /> {t(copied ? "event-copied" : "event-copy")}
		</button>
	);
}
