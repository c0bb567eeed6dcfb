// A club evening: what one does now, who plays whom, and how it stands. Without an id, a new one.
import "./styles/event.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { learnTitles, titles } from "../../games/offered";
import { me } from "../../person/me";
import type { EventInfo, TitleInfo } from "../../protocol";
import { linkTo } from "../../state/address";
import { useStore } from "../../state/store";
import { titleName } from "../../table/people";
import { Dragon } from "../../ui/dragons";
import { failureText } from "../../ui/errors";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import type { Trade } from "../../ui/trades";
import { RoomPage } from "../frame/frame";
import { clockLabel } from "../terms/agreed";
import { Agreed } from "./agreed";
import { useEvening } from "./evening";
import { BigScreen, CopyLink, Invite, pathOf } from "./invite";
import { Mine } from "./mine";
import { Begin, Organiser } from "./organiser";
import { Pairings } from "./pairings";
import { SetUp } from "./set-up";
import { Standings } from "./standings";
import { kindText } from "./words";

const BigScreenPage = part(() => import("./screen"), "ScreenPage");
const CREW: Trade[] = ["bread", "iron", "crystal", "potion"];

/** The big screen of an evening has its own address, and nothing of a room around it. */
const SCREEN = /\/screen$/;

export function EventPage({ id }: { id: string }): JSX.Element {
	return SCREEN.test(id) ? <BigScreenPage id={id.replace(SCREEN, "")} /> : <EveningRoom id={id} />;
}

function EveningRoom({ id }: { id: string }): JSX.Element {
	const { all } = useStore(titles);
	const [wrong, setWrong] = useState("");
	useEffect(() => {
		document.title = `${t("event-new")} · ${t("brand")}`;
		if (!all) learnTitles().catch((failure) => setWrong(failureText(failure)));
	}, []);
	return (
		<RoomPage on={null}>
			<main class="ev-page">
				{wrong && (
					<p class="wrong wrap" role="alert">
						{wrong}
					</p>
				)}
				{id ? <OneEvening id={id} /> : <New titles={all} />}
			</main>
		</RoomPage>
	);
}

const New = ({ titles: all }: { titles: TitleInfo[] | null }): JSX.Element => (
	<>
		<header class="ev-band">
			<div class="wrap">
				<div>
					<h1 class="display">{t("event-new")}</h1>
					<p>{t("event-new-what")}</p>
				</div>
				<span class="ev-crew">
					{CREW.map((type, i) => (
						<Dragon key={type} type={type} pose="peek" mood={i % 2 ? "calm" : "happy"} />
					))}
				</span>
			</div>
		</header>
		<div class="wrap">{all ? <SetUp titles={all} /> : <p class="skel ev-skel" />}</div>
	</>
);

function OneEvening({ id }: { id: string }): JSX.Element {
	const { user } = useStore(me);
	const { event, wrong, act } = useEvening(id);
	useEffect(() => {
		if (event) document.title = `${event.name} · ${t("brand")}`;
	}, [event?.name]);
	if (!event) return <p class={`wrap ${wrong ? "wrong" : "skel ev-skel"}`}>{wrong}</p>;
	const host = user !== null && user === event.host;
	return (
		<div data-title={event.title} data-testid="event">
			<Head event={event} />
			<div class="wrap ev-cols">
				{wrong && (
					<p class="wrong" role="alert">
						{wrong}
					</p>
				)}
				<div>
					<Mine event={event} act={act} />
					{host && <Begin event={event} act={act} />}
					{event.status === "open" && <Agreed event={event} />}
					<Pairings event={event} />
				</div>
				<aside>
					{event.status === "open" && <Invite id={id} />}
					<Standings event={event} />
					{host && <Organiser event={event} act={act} />}
				</aside>
			</div>
		</div>
	);
}

function Head({ event }: { event: EventInfo }): JSX.Element {
	const { clock } = event.terms;
	return (
		<header class="ev-band">
			<div class="wrap">
				<div>
					<h1 class="display">{event.name}</h1>
					<p>
						{titleName(event.title)} · {kindText(event)}
						{clock !== "none" && ` · ${clockLabel(clock)}`}
						{event.shared && ` · ${t("event-same-deal")}`}
					</p>
				</div>
				{event.status !== "open" && (
					<div class="ev-acts">
						<BigScreen id={event.id} />
						<CopyLink link={linkTo(pathOf(event.id))} />
					</div>
				)}
			</div>
		</header>
	);
}
