// Your tables in the hall, with those that wait for you first.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../net/api";
import { asMe } from "../../person/me";
import type { TableInfo, Tables } from "../../protocol";
import { go } from "../../state/route";
import { peopleOf, tableName, titleName } from "../../table/people";
import { dragon } from "../../ui/dragon";
import { Drawing, Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { askHall, waits } from "../frame/tables";

// not from `life/index`, which belongs to the table's chunk
const TimeLeft = part(() => import("./later/time-left"), "TimeLeft", "life");

const WAITS = 3; // cards next to the list of other people's tables
const OTHERS = 4;

export function noteOf(info: TableInfo): string {
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

/** The back of a title's cards, an empty card until its picture has come. */
export function Back({ title, small = false }: { title: string; small?: boolean }): JSX.Element {
	const [svg, draw] = useState("");
	useEffect(() => {
		void import("../../games/backs").then(({ cardBack }) => draw(cardBack(title))).catch(() => undefined); // a luxury
	}, [title]);
	return <Drawing class={`mini ${small ? "mini--s" : ""}`} svg={svg} />;
}
export const House = ({ info }: { info: TableInfo }): JSX.Element | null =>
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

export const LoadingCard = (): JSX.Element => (
	<div class="waiting">
		<Back title="" />
		<div class="t t--bars">
			<Bars widths={["72%", "90%"]} />
		</div>
	</div>
);
