// Other people's tables in the hall, to join or to watch.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { TableInfo, Tables } from "../../../protocol";
import { follow, go } from "../../../state/route";
import { peopleOf, tableName, titleName } from "../../../table/people";
import { Face } from "../../../ui/dragons";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { othersOf } from "../../frame/tables";
import { Back, House, LoadingCard, None, noteOf } from "../tables";
import type { Fits } from "./filters";

const Filters = part(() => import("./filters"), "Filters", "filters");
const Pace = part(() => import("../../terms/agreed"), "Pace", "sheets");
const SHOWN = 6;

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
				{tables && tables.live.length > 0 && (
					<a class="more" href="/watch" data-testid="to-watch" onClick={follow}>
						{t("to-watch")}
					</a>
				)}
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
