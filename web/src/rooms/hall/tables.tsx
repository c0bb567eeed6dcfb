// Tables in the hall: yours, with those that wait for you first; and other people's, to join or to watch.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import { clothOf } from "../games";
import { askHall, othersOf, waits } from "../hall";
import { lazily } from "../lazy";
import { learn, t } from "../locales";
import { cardBack } from "../look/backs";
import { dragon } from "../look/dragon";
import { Drawing, Face, Icon } from "../look/icon";
import { asMe } from "../me";
import { peopleOf, tableName, titleName } from "../people";
import type { TableInfo, Tables } from "../protocol";
import { go } from "../route";
import type { Fits } from "./filters";

// not from `life/index`, which belongs to the table's chunk
const TimeLeft = lazily(() => Promise.all([import("../life/left"), learn("life")]).then(([part]) => part.TimeLeft));

const Pace = lazily(() => Promise.all([import("../sheets/agreed"), learn("sheets")]).then(([part]) => part.Pace));

const Filters = lazily(() => Promise.all([import("./filters"), learn("filters")]).then(([part]) => part.Filters));

const WAITS = 3; // cards next to the list of other people's tables
const OTHERS = 4;
const SHOWN = 6;

function noteOf(info: TableInfo): string {
	const people = peopleOf(info);
	const taken = people.filter((person) => person.kind !== "free").length;
	if (info.status === "open") return t("seats-taken", { taken, seats: info.seats });
	if (waits(info)) {
		const names = people.filter((person) => !person.you).map((person) => person.name);
		return names.length ? t("with", { names: names.join(", ") }) : t("running");
	}
	const next = people[info.waiting[0] ?? -1];
	return next ? t("waits-for", { name: next.name }) : t("running");
}

const Back = ({ title, small = false }: { title: string; small?: boolean }): JSX.Element => (
	<Drawing class={`mini ${small ? "mini--s" : ""}`} svg={cardBack(clothOf(title))} />
);
const House = ({ info }: { info: TableInfo }): JSX.Element | null =>
	info.cards ? (
		<small class="house" title={t("house-cards-here")}>
			{t("house-cards")}
		</small>
	) : null;
const Bars = ({ widths }: { widths: string[] }): JSX.Element => (
	<>
		{widths.map((width, i) => (
			<span key={width} class="skel" style={`width:${width};height:${i ? 11 : 14}px`} />
		))}
	</>
);

/** An empty list: a sleeping dragon, a sentence, and the one thing that fills it. */
export interface NoneProps {
	trade: "plant" | "iron";
	what: string;
	then: string;
	action: string;
	onAct(): void;
}
export function None({ trade, what, then, action, onAct }: NoneProps): JSX.Element {
	return (
		<div class="asleep">
			<Drawing class="zz" svg={dragon({ type: trade, mood: "asleep" })} />
			<p>
				<b>{what}</b>
				{then}
			</p>
			<button type="button" class="btn btn--quiet" onClick={onAct}>
				{action}
			</button>
		</div>
	);
}

export function MyTables({ tables, onPlay }: { tables: Tables | null; onPlay(): void }): JSX.Element {
	const [whole, setWhole] = useState(false);
	const running = (tables?.mine ?? []).filter((info) => info.status !== "over");
	const now = running.filter(waits);
	const rest = running.filter((info) => !waits(info));
	const more = now.length > WAITS || rest.length > OTHERS;
	return (
		<section class="s-wait">
			<h2 class="sec">
				{t("waits-for-you")} {now.length > 0 && <small>{t("tables-count", { count: now.length })}</small>}
				<span class="grow" />
				{more && (
					<button
						type="button"
						class="more"
						aria-expanded={whole}
						data-testid="all-mine"
						onClick={() => setWhole(!whole)}
					>
						{t(whole ? "fewer-tables" : "all-your-tables", { count: running.length })}
					</button>
				)}
			</h2>
			<div class="waits" aria-busy={!tables}>
				{!tables && [0, 1, 2].map((i) => <LoadingCard key={i} />)}
				{tables && running.length === 0 && (
					<None trade="iron" what={t("mine-none")} then={t("mine-none-then")} action={t("play-now")} onAct={onPlay} />
				)}
				{tables && running.length > 0 && now.length === 0 && <p class="quiet">{t("nothing-waits")}</p>}
				{now.slice(0, whole ? now.length : WAITS).map((info) => (
					<article key={info.id} class="waiting now" data-testid={`table-${info.id}`}>
						<Back title={info.title} />
						<div class="t">
							<b>{tableName(info)}</b>
							<span>
								{titleName(info.title)} · {noteOf(info)}
							</span>
							{info.clocks && <TimeLeft info={info} />}
							<House info={info} />
						</div>
						<button type="button" class="btn btn--go" onClick={() => go(info.id)}>
							{t("your-turn")}
						</button>
					</article>
				))}
				{rest.length > 0 && (
					<ul class="others" aria-label={t("others-think")}>
						{rest.slice(0, whole ? rest.length : OTHERS).map((info) => (
							<li key={info.id} data-testid={`table-${info.id}`}>
								<button type="button" onClick={() => go(info.id)}>
									<Back title={info.title} small />
									<b>{tableName(info)}</b>
									<House info={info} />
									<span>{noteOf(info)}</span>
								</button>
								{info.you === null && (
									<button
										type="button"
										class="hide"
										aria-label={t("hide-table", { name: tableName(info) })}
										title={t("hide-table", { name: tableName(info) })}
										data-testid={`hide-${info.id}`}
										onClick={() => void asMe(() => api.hideTable(info.id)).then(askHall)}
									>
										<Icon name="close" size="s" />
									</button>
								)}
							</li>
						))}
					</ul>
				)}
			</div>
		</section>
	);
}

const LoadingCard = (): JSX.Element => (
	<div class="waiting">
		<Back title="" />
		<div class="t t--bars">
			<Bars widths={["72%", "90%"]} />
		</div>
	</div>
);

export interface OpenTablesProps {
	tables: Tables | null;
	titles: string[];
	onSetUp(): void;
}
export function OpenTables({ tables, titles, onSetUp }: OpenTablesProps): JSX.Element {
	const [fits, setFits] = useState<{ fits: Fits }>({ fits: () => true });
	const [whole, setWhole] = useState(false);
	const all = tables ? othersOf(tables) : [];
	const list = all.filter(fits.fits);
	return (
		<section class="s-open">
			<h2 class="sec">
				{t("open-tables")} {all.length > 0 && <small>{all.length}</small>}
				<span class="grow" />
				{list.length > SHOWN && (
					<button type="button" class="more" aria-expanded={whole} onClick={() => setWhole(!whole)}>
						{t(whole ? "see-fewer" : "see-all")}
					</button>
				)}
			</h2>
			{all.length > 1 && <Filters all={all} titles={titles} onChange={(next) => setFits({ fits: next })} />}
			<div class="opens" aria-busy={!tables}>
				{!tables && [0, 1].map((i) => <LoadingCard key={i} />)}
				{tables && all.length === 0 && (
					<None
						trade="plant"
						what={t("open-none")}
						then={t("open-none-then")}
						action={t("set-up-table")}
						onAct={onSetUp}
					/>
				)}
				{all.length > 0 && list.length === 0 && <p class="quiet">{t("none-such")}</p>}
				{list.slice(0, whole ? list.length : SHOWN).map(({ info, how: way }) => (
					<OpenTable key={info.id} info={info} action={t(way)} />
				))}
			</div>
		</section>
	);
}

function OpenTable({ info, action }: { info: TableInfo; action: string }): JSX.Element {
	const people = peopleOf(info).filter((person) => person.kind !== "free");
	const clock = info.terms?.clock ?? "none";
	return (
		<div class="opn" data-testid={`table-${info.id}`}>
			<Back title={info.title} />
			<div class="t">
				<b>{tableName(info)}</b>
				<span>
					{titleName(info.title)} · {noteOf(info)}
					{info.rated && ` · ${t("rated-table")}`}
					{clock !== "none" && <Pace term={clock} />}
				</span>
				<House info={info} />
			</div>
			<span class="faces">
				{people.slice(0, 3).map((person) => (
					<Face key={person.seat} seat={person.seat} face={person.face} width={28} />
				))}
			</span>
			<button type="button" class="btn" onClick={() => go(info.id)}>
				{action}
			</button>
		</div>
	);
}
