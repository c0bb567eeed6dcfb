// A table before it starts: chairs round a drawn table edge, the link to hand out, the options as sentences.
import "./lobby.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { learnTitles, titles } from "../../games/offered";
import { arrive, asMe, me } from "../../person/me";
import type { TableInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { line } from "../../table/connection";
import { ConnectionStrip } from "../../table/later/strip";
import { tableName, titleName } from "../../table/people";
import type { Table, TableState } from "../../table/table";
import { failureText } from "../../ui/errors";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Bar } from "../bar/bar";
import { NameSheet } from "../settings";
import { BringSheet, TermsSheet } from "../terms";
import { rememberedTerms } from "../terms/new-table";
import { HowWePlay } from "./how-we-play";
import { Meanwhile } from "./meanwhile";
import { Round } from "./round";
import { askedIn, Start } from "./start";

const KeepTable = part(() => import("../circle/keep"), "KeepTable", "circle");
const Talk = part(() => import("../talk/side"), "SideTalk", "life", "table");

const SeriesScore = part(() => import("../../table/series/score"), "SeriesScore", "life");
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
			<Bar
				title={titleName(info.title)}
				game={info.title}
				sub={subtitle}
				watching={info.watching}
				own={info.series && <SeriesScore info={info} series={info.series} />}
			/>
			<ConnectionStrip
				table={table}
				state={{ ...state, missed: null, fate: null }}
				onShow={() => table.replay()}
				onHurry={() => line.hurry()}
			/>
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
					<div class="lobby-side">
						<HowWePlay info={info} title={title} host={host} onChange={() => setChanging(true)} />
						<Meanwhile info={info} />
						{info.seats > 1 && <LobbyTalk info={info} state={state} table={table} />}
					</div>
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

/** What people say to each other before the start: that of their circle, if the table has one. */
function LobbyTalk({ info, state, table }: LobbyProps): JSX.Element {
	const say = async (words: Parameters<Table["say"]>[0]) => {
		if (info.you === null) {
			await arrive(); // whoever only has the link needs a name to say something
			await line.ready();
		}
		return table.say(words);
	};
	return (
		<section class="lobby-talk" aria-label={t("lobby-talk")}>
			<div class="head">
				<h2 class="display">{t("lobby-talk")}</h2>
				<KeepTable info={info} />
			</div>
			<Talk
				circle={info.circle}
				said={state.said}
				waiting={state.lines}
				quiet={false}
				onText={(text) => say({ text })}
				onGreeting={(greeting) => say({ greeting })}
			/>
		</section>
	);
}
