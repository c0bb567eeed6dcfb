// Tables in the hall: yours, those that wait first; the open ones; and how your last games went.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { clothOf } from "../games";
import { t } from "../locales";
import { cardBack } from "../look/backs";
import { dragon } from "../look/dragon";
import { Drawing, Face, Icon } from "../look/icon";
import { peopleOf, tableName, titleName } from "../people";
import type { TableInfo, Tables } from "../protocol";
import { go } from "../route";

const EVERY = 8000;
const SHOWN = 4;
const SLOTS = 12;

/** The server's list, asked for again now and then while somebody looks. */
export function useTables(): Tables | null {
	const [tables, setTables] = useState<Tables | null>(null);
	useEffect(() => {
		const ask = () => document.hidden || api.tables().then(setTables, () => undefined); // the next round asks again
		void ask();
		const timer = setInterval(ask, EVERY);
		document.addEventListener("visibilitychange", ask);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", ask);
		};
	}, []);
	return tables;
}

const waits = (info: TableInfo): boolean =>
	info.status === "running" && info.you !== null && info.waiting.includes(info.you);

function noteOf(info: TableInfo): string {
	const people = peopleOf(info);
	const taken = people.filter((person) => person.kind !== "free").length;
	if (info.status === "open") return t("seats-taken", { taken, seats: info.seats });
	if (info.status === "over")
		return t(info.you !== null && info.winners?.includes(info.you) ? "you-won" : "table-over");
	if (waits(info))
		return t("with", {
			names: people
				.filter((person) => !person.you)
				.map((person) => person.name)
				.join(", "),
		});
	const next = people[info.waiting[0] ?? -1];
	return next ? t("waits-for", { name: next.name }) : t("running");
}

function RowCard({ info, action }: { info: TableInfo; action: JSX.Element }): JSX.Element {
	const now = waits(info);
	return (
		<div class={`row-card ${now ? "now" : ""}`} data-testid={`table-${info.id}`}>
			<Drawing class="mini" svg={cardBack(clothOf(info.title))} />
			<div class="t">
				<b>{tableName(info)}</b>
				<span>
					{titleName(info.title)} · {noteOf(info)}
				</span>
				{info.cards && (
					<small class="house" title={t("house-cards-here")}>
						{t("house-cards")}
					</small>
				)}
			</div>
			{!now && (
				<span class="faces">
					{peopleOf(info)
						.filter((person) => person.kind !== "free" && !person.you)
						.slice(0, 3)
						.map((person) => (
							<Face key={person.seat} seat={person.seat} face={person.face} width={28} />
						))}
				</span>
			)}
			{action}
		</div>
	);
}

const open = (info: TableInfo, label: string, cls = "") => (
	<button type="button" class={`btn btn--s ${cls}`} onClick={() => go(info.id)}>
		{label}
	</button>
);

export function OpenTables({ tables, onSetUp }: { tables: Tables | null; onSetUp(): void }): JSX.Element {
	const list = tables
		? [...tables.open.map((info) => [info, "join"] as const), ...tables.live.map((info) => [info, "watch"] as const)]
		: [];
	return (
		<section class="open-sec">
			<h2 class="sec">{t("open-tables")}</h2>
			<div class="open">
				{list.slice(0, 9).map(([info, what]) => (
					<RowCard key={info.id} info={info} action={open(info, t(what))} />
				))}
				{tables && list.length === 0 && (
					<Asleep text={t("open-none")} trade="plant" action={t("set-up-table")} onAct={onSetUp} />
				)}
			</div>
		</section>
	);
}

function Asleep({
	text,
	trade,
	action,
	onAct,
}: {
	text: string;
	trade: "plant" | "iron";
	action: string;
	onAct(): void;
}): JSX.Element {
	return (
		<div class="row-card row-card--none">
			<Drawing class="zz" svg={dragon({ type: trade, mood: "asleep" })} />
			<div class="t">{text}</div>
			<button type="button" class="btn btn--s" onClick={onAct}>
				{action}
			</button>
		</div>
	);
}

export function MyTables({ tables, onPlay }: { tables: Tables | null; onPlay(): void }): JSX.Element {
	const running = (tables?.mine ?? []).filter((info) => info.status !== "over");
	const waiting = running.filter(waits).length;
	const over = (tables?.mine ?? []).filter((info) => info.status === "over" && info.you !== null && info.scores);
	return (
		<aside class="mine-col">
			<div class="mine-sec">
				<h2 class="sec">
					{t("your-tables")} {waiting > 0 && <small>{t("wait-for-you", { count: waiting })}</small>}
				</h2>
				<div class="mine">
					{running.slice(0, SHOWN).map((info) => (
						<RowCard
							key={info.id}
							info={info}
							action={waits(info) ? open(info, t("your-turn"), "btn--go") : open(info, t("open"))}
						/>
					))}
					{running.length === 0 && <Asleep text={t("mine-none")} trade="iron" action={t("play-now")} onAct={onPlay} />}
				</div>
			</div>
			{over.length > 0 ? <Results over={over} /> : <HowTo />}
		</aside>
	);
}

/** The last games, oldest left: up and solid is won, down and hatched is lost. */
function Results({ over }: { over: TableInfo[] }): JSX.Element {
	const games = over.slice(0, SLOTS).reverse();
	const won = games.filter((info) => info.winners?.includes(info.you ?? -1)).length;
	const height = (info: TableInfo) => 30 + Math.min(70, Math.abs(info.scores?.[info.you ?? 0] ?? 0) * 9);
	return (
		<section class="daily" data-title={clothOf(games.at(-1)?.title ?? "")}>
			<h2 class="sec">{t("last-games")}</h2>
			<p>{t("last-games-won", { won, played: games.length })}</p>
			<div class="bars" role="img" aria-label={t("last-games-won", { won, played: games.length })}>
				{games.map((info) => (
					<i
						key={info.id}
						class={info.winners?.includes(info.you ?? -1) ? "" : "lost"}
						style={`--h:${height(info)}%`}
					/>
				))}
				{Array.from({ length: SLOTS - games.length }, (_, i) => (
					<i key={i} class="unplayed" />
				))}
			</div>
			{games.length > 0 && (
				<button type="button" class="btn btn--s" onClick={() => go(games.at(-1)?.id ?? null)}>
					<Icon name="replay" size="s" /> {t("last-game-look")}
				</button>
			)}
		</section>
	);
}

function HowTo(): JSX.Element {
	return (
		<section class="daily" data-title="dualis">
			<h2 class="sec">{t("how-to")}</h2>
			<ol>
				{["how-to-1", "how-to-2", "how-to-3"].map((key) => (
					<li key={key}>
						<span>{t(key)}</span>
					</li>
				))}
			</ol>
		</section>
	);
}
