// In the hall on this device, beside a server that may be away: what waits there, and which games can go to it.
import "./device.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isThere } from "../../net/elsewhere";
import type { TableInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { tableName, titleName } from "../../table/people";
import { Icon, learnIcons } from "../../ui/icon";
import { t } from "../../ui/locales";
import { type Seen, seen } from "./seen";
import { sendGames, waitingGames } from "./sent";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

const EVERY = 10_000;
/** In a folder of its own there is no server, and nothing is shown. */
export function WaitingHall(): JSX.Element | null {
	const [there, setThere] = useState(false);
	const [left] = useState(seen);
	useEffect(() => {
		if (!left) return;
		const look = () => void isThere().then(setThere);
		look();
		const timer = setInterval(look, EVERY);
		addEventListener("online", look);
		return () => {
			clearInterval(timer);
			removeEventListener("online", look);
		};
	}, []);
	if (!left) return null;
	return (
		<section class="wrap away" data-testid="hall-away" data-there={there}>
			<header>
				<h2 class="sec" aria-live="polite">
					{t(there ? "hall-there" : "hall-away")}
				</h2>
				<p>{t(there ? "hall-there-what" : "hall-away-what")}</p>
				{there && (
					<a class="btn btn--go" href="/" data-testid="to-server">
						{t("hall-back")}
					</a>
				)}
			</header>
			<Outgoing there={there} />
			<AtTheHall {...left} there={there} />
		</section>
	);
}

function Outgoing({ there }: { there: boolean }): JSX.Element | null {
	const [games, setGames] = useState<TableInfo[]>([]);
	const [state, setState] = useState<"still" | "sending" | "sent" | "failed">("still");
	useEffect(() => {
		waitingGames().then(setGames, () => undefined); // the device's own list says what is wrong
	}, []);
	const send = () => {
		setState("sending");
		sendGames(games, (id) => setGames((all) => all.filter((each) => each.id !== id))).then(
			() => setState("sent"),
			() => setState("failed"),
		);
	};
	if (!games.length && state !== "sent") return null;
	return (
		<List title={t(there ? "hall-goes-now" : "hall-goes-out")} testid="hall-goes-out">
			{games.map((info) => (
				<li key={info.id}>
					<Icon name="replay" />
					<span>
						<b>{titleName(info.title)}</b>
						{dated(info.created)}
					</span>
				</li>
			))}
			<li class="away-act">
				<span role="status">
					{t(state === "sent" ? "hall-sent" : state === "failed" ? "hall-not-sent" : "hall-sends", {
						count: games.length,
					})}
				</span>
				{games.length > 0 && (
					<button
						type="button"
						class="btn btn--quiet"
						data-testid="send-games"
						disabled={!there || state === "sending"}
						onClick={send}
					>
						{t("hall-send", { count: games.length })}
					</button>
				)}
			</li>
		</List>
	);
}

function AtTheHall({ at, tables, there }: Seen & { there: boolean }): JSX.Element {
	const time = timed(at);
	return (
		<List title={t("hall-waits")} testid="hall-waits">
			{tables.map((info) => (
				<li key={info.id}>
					<Icon name="person" />
					<span>
						{there ? <a href={`/t/${info.id}`}>{tableName(info)}</a> : <b>{tableName(info)}</b>}
						{titleName(info.title)} · {t("hall-seen", { time })}
					</span>
				</li>
			))}
			<li>
				<Icon name="link" />
				<span>
					<b>{t("hall-others")}</b>
				</span>
			</li>
		</List>
	);
}

function List(props: { title: string; testid: string; children: ComponentChildren }): JSX.Element {
	return (
		<section class="away-list" data-testid={props.testid}>
			<h3 class="sec">{props.title}</h3>
			<ul>{props.children}</ul>
		</section>
	);
}

const timed = (at: number): string =>
	new Date(at).toLocaleString(settings.get().lang, {
		weekday: "short",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
const dated = (at: string): string =>
	new Date(at).toLocaleDateString(settings.get().lang, { day: "numeric", month: "long" });
