// A table before it starts: chairs round a drawn table edge, the link to hand out, the options as sentences.
import { tables } from "../../net/tables";
import "./lobby.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { learnTitles, titles } from "../../games/offered";
import { api } from "../../net/api";
import { asMe, me } from "../../person/me";
import type { TableInfo } from "../../protocol";
import { go } from "../../state/route";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { Ask } from "../../table/ask";
import { line } from "../../table/connection";
import { tableName, titleName } from "../../table/people";
import { ConnectionStrip } from "../../table/strip";
import type { Table, TableState } from "../../table/table";
import type { Asked } from "../../table/text/content";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Bar } from "../bar/bar";
import { NameSheet } from "../settings";
import { BringSheet, TermsSheet } from "../terms";
import { rememberedTerms } from "../terms/new-table";
import { HowWePlay } from "./how-we-play";
import { Round } from "./round";

const LobbyText = part(() => import("./text"), "LobbyText", "text");

export interface LobbyProps {
	info: TableInfo;
	state: TableState;
	table: Table;
}

export function Lobby({ info, state, table }: LobbyProps): JSX.Element {
	const [wrong, setWrong] = useState("");
	const [naming, setNaming] = useState(false);
	const [changing, setChanging] = useState(false);
	const [bringing, setBringing] = useState<number | null>(null);
	const { all } = useStore(titles);
	const title = all?.find(({ name }) => name === info.title);
	const { user, name } = useStore(me);
	const { text } = useStore(settings);
	const host = user !== null && info.host === user;
	const free = info.chairs.filter((chair) => chair.kind === "free").length;
	const subtitle = info.cards ? `${t("lobby")} · ${t("house-cards")}` : t("lobby");
	const act = (request: () => Promise<unknown>) => {
		setWrong("");
		asMe(request).catch((failure) => setWrong(failureText(failure)));
	};
	useEffect(() => {
		document.title = `${tableName(info)} · ${t("brand")}`;
	}, [info]);
	useEffect(() => {
		if (!all) void learnTitles();
	}, [all]);
	return (
		<div class="shell shell--lobby" data-title={info.title}>
			<Bar title={titleName(info.title)} game={info.title} sub={subtitle} watching={info.watching} />
			<ConnectionStrip link={state.link} missed={null} onShow={() => table.replay()} onHurry={() => line.hurry()} />
			{text ? (
				<main class="parts">
					<div class="stage">
						<LobbyText
							info={info}
							title={title}
							host={host}
							level={title && rememberedTerms(title).level}
							asked={askedIn(info, host, wrong, name)}
							act={act}
							onName={() => setNaming(true)}
							onTerms={() => setChanging(true)}
							onBring={setBringing}
						/>
					</div>
				</main>
			) : (
				<main class="lobby">
					<Round info={info} title={title} host={host} act={act} onName={() => setNaming(true)} onBring={setBringing} />
					<HowWePlay info={info} title={title} host={host} onChange={() => setChanging(true)} />
					<div class="ask-place">
						<Start info={info} host={host} free={free} wrong={wrong} act={act} onName={() => setNaming(true)} />
					</div>
				</main>
			)}
			{changing && host && title && <TermsSheet info={info} title={title} onClose={() => setChanging(false)} />}
			{bringing !== null && title && (
				<BringSheet info={info} title={title} seat={bringing} onClose={() => setBringing(null)} />
			)}
			{naming && <NameSheet onClose={() => setNaming(false)} />}
		</div>
	);
}

/** Bots take the free seats after a while: when, and how to stop that. */
function Filling({ info, host, free, act }: Omit<StartProps, "wrong" | "onName">): JSX.Element {
	const [left, setLeft] = useState(info.fill ?? 0);
	useEffect(() => {
		const until = Date.now() + (info.fill ?? 0) * 1000;
		const count = () => setLeft(Math.max(0, Math.round((until - Date.now()) / 1000)));
		count();
		const timer = setInterval(count, 500);
		return () => clearInterval(timer);
	}, [info]);
	return (
		<Ask question={t("waiting-for", { count: free })} then={t("fill-in", { seconds: left })}>
			{host && (
				<button
					type="button"
					class="btn btn--quiet"
					data-testid="fill-never"
					onClick={() => act(() => tables.changeTable(info.id, { fill: 0 }))}
				>
					{t("fill-never")}
				</button>
			)}
		</Ask>
	);
}

interface StartProps {
	info: TableInfo;
	host: boolean;
	free: number;
	wrong: string;
	act(request: () => Promise<unknown>): void;
	onName(): void;
}
/** What is asked or waited for before the start. */
function askedIn(info: TableInfo, host: boolean, wrong: string, name: string): Asked {
	const free = info.chairs.filter(({ kind }) => kind === "free").length;
	if (wrong) return { small: t("not-done"), heading: wrong };
	if (info.you === null && free) return { small: t("come-in"), heading: t("sit-as", { name }) };
	if (free) return { heading: t("waiting-for", { count: free }), notes: [t("waiting-hint")] };
	return host ? { small: t("all-here"), heading: t("start-question") } : { heading: t("waiting-host") };
}

function Start({ info, host, free, wrong, act, onName }: StartProps): JSX.Element {
	const { name } = useStore(me);
	const chair = info.chairs.find((one) => one.kind === "free");
	const { small, heading, notes } = askedIn(info, host, wrong, name);
	if (wrong) return <Ask small={small} question={heading} />;
	if (info.you === null && chair) {
		return (
			<Ask mine small={small} question={heading}>
				<button type="button" class="btn btn--quiet" data-testid="rename" onClick={onName}>
					{t("change-name")}
				</button>
				<button
					type="button"
					class="btn btn--go"
					data-testid="sit-down"
					onClick={() => act(() => api.sit(info.id, chair.seat))}
				>
					{t("sit-down")}
				</button>
			</Ask>
		);
	}
	if (free > 0 && info.fill !== undefined && info.you !== null)
		return <Filling info={info} host={host} free={free} act={act} />;
	if (free > 0 || !host) return <Ask question={heading} then={notes?.[0]} />;
	return (
		<Ask mine small={small} question={heading}>
			<button type="button" class="btn btn--quiet" onClick={() => go(null)}>
				{t("later")}
			</button>
			<button type="button" class="btn btn--go" data-testid="start" onClick={() => act(() => tables.start(info.id))}>
				<Icon name="flame" /> {t("start")}
			</button>
		</Ask>
	);
}
