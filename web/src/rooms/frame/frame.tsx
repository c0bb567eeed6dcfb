// Shared by the rooms around the tables: the bar on top with the rooms, on a phone a dock below, and the person.
import "./frame.css";
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { me } from "../../person/me";
import { follow, ROOMS, type Room } from "../../state/route";
import { useStore } from "../../state/store";
import { Face } from "../../ui/dragons";
import { Icon, learnIcons } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Brand, CommonTools, Tool } from "../../ui/tools";
import { SettingsSheet } from "../settings";
import { useHall, waitingFor } from "./tables";

learnIcons(import.meta.glob<string>("./roomicons/*.svg", { eager: true, query: "?raw", import: "default" }));

const EveningStrip = part(() => import("../strip/strip"), "EveningStrip");

const IN_FOLDER = import.meta.env.MODE === "folder";
const Badge = IN_FOLDER ? part(() => import("./device/badge"), "DeviceBadge", "device") : null;
const TakesOthers = IN_FOLDER ? part(() => import("./device/others"), "TakesOthers", "device") : null;

const Out = part(() => import("../account/signed-out"), "SignedOutStrip", "people", "sheets");

export interface RoomPageProps {
	/** The current room; null on a page outside the navigation. */
	on: Room | null;
	/** The bar lies over a picture. */
	clear?: boolean;
	children: ComponentChildren;
}
export function RoomPage({ on, clear = false, children }: RoomPageProps): JSX.Element {
	const waiting = waitingFor(useHall().tables);
	const { token } = useStore(me);
	return (
		<div class="page">
			<header class={`ptop ${clear ? "ptop--clear" : ""}`}>
				<div class="wrap">
					<Brand />
					<nav class="pnav desk" aria-label={t("rooms")}>
						<Rooms on={on} waiting={waiting} />
					</nav>
					<span class="grow" />
					{Badge && <Badge />}
					<CommonTools />
					<Person />
				</div>
			</header>
			<SignedOut />
			{TakesOthers && <TakesOthers />}
			{token && <EveningStrip clear={clear} />}
			{children}
			<nav class="dock pdock" aria-label={t("rooms")}>
				<Rooms on={on} waiting={waiting} icons />
			</nav>
		</div>
	);
}

/** Says that this browser no longer shows somebody's tables and games, and undoes it. */
function SignedOut(): JSX.Element | null {
	const { out } = useStore(me);
	return out == null ? null : <Out login={out} />;
}

const PLACES = Object.entries(ROOMS);
const ICONS: Partial<Record<Room, string>> = {
	home: "shop",
	learn: "bulb",
	decks: "deck",
	games: "replay",
	ladder: "ladder",
};
/** The rooms that share a place of a phone's dock with another. */
const SHARED: Partial<Record<Room, Room>> = { puzzles: "learn", explorer: "decks" };

function Rooms({ on, waiting, icons = false }: { on: Room | null; waiting: number; icons?: boolean }): JSX.Element {
	return (
		<>
			{PLACES.filter(([, page]) => !(icons && SHARED[page])).map(([path, page]) => (
				<a
					key={page}
					href={path}
					class={SHARED[page] && "shared"}
					aria-current={page === ((icons && on && SHARED[on]) || on) ? "page" : undefined}
					data-testid={icons ? undefined : `room-${page}`}
					onClick={follow}
				>
					{icons && <Icon name={ICONS[page] ?? ""} />}
					<span>{t(`room-${path.slice(1) || "play"}`)}</span>
					{page === "home" && waiting > 0 && <u title={t("tables-waiting", { count: waiting })}>{waiting}</u>}
				</a>
			))}
		</>
	);
}

function Person(): JSX.Element {
	const { name, face } = useStore(me);
	const [sheet, setSheet] = useState(false);
	return (
		<>
			<Tool icon="settings" label={t("settings")} testid="settings" onClick={() => setSheet(true)} />
			<a class="me" href="/me" data-testid="me" title={t("your-page")} onClick={follow}>
				<Face seat={0} face={face} width={32} />
				<b>{name}</b>
			</a>
			{sheet && <SettingsSheet onClose={() => setSheet(false)} />}
		</>
	);
}
