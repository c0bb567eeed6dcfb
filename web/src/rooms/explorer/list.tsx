// A sheet as a table: a row an item, an interval or an amount a column. On a phone one column at a time.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ExplorerRow, ExplorerSheet, SheetInfo } from "../../protocol";
import type { ExplorerPart } from "../../table/title";
import { t } from "../../ui/locales";
import { type Axis, axisOf, Band, Said } from "./band";
import { figureOf, gamesOf, number, parted, said, sorted } from "./figures";
import { roving } from "./keys";
import { headingOf, naming } from "./names";

const FIRST = 12;
const COLUMNS = 3; // the others are on the page of an item

export interface ListProps {
	info: SheetInfo;
	sheet: ExplorerSheet;
	part: ExplorerPart;
	onOpen?: ((item: string) => void) | undefined;
}
export function List({ info: whole, sheet, part, onOpen }: ListProps): JSX.Element {
	const info = { ...whole, parts: whole.parts.slice(0, COLUMNS) };
	const [by, sort] = useState({ column: "games", up: false });
	const [all, showAll] = useState(false);
	const [sought, seek] = useState("");
	const [column, choose] = useState(info.parts.find((each) => !info.amounts.includes(each)) ?? "");
	const name = naming(sheet.title, info, part);
	const fits = sheet.rows.filter(({ item }) => name(item).toLowerCase().includes(sought.toLowerCase()));
	const [enough, few] = parted(sorted(fits, info, by.column, by.up), sheet.least);
	const shown = all ? enough : enough.slice(0, FIRST);
	const axis = axisOf(
		enough.flatMap((row) =>
			info.parts.filter((each) => !info.amounts.includes(each)).map((each) => figureOf(row, each)),
		),
		info.even,
	);
	const turn = (to: string) => sort({ column: to, up: by.column === to && !by.up });
	const row = (each: ExplorerRow) => (
		<Row
			key={each.item}
			{...{ info, sheet, part, row: each, axis, column, onOpen }}
			few={gamesOf(each) < sheet.least}
		/>
	);
	return (
		<section class="ex-panel" data-testid={`sheet-${info.name}`}>
			<header>
				<h2 class="display">{headingOf(sheet.title, info.name)}</h2>
				<small>{number(sheet.rows.length)}</small>
				{sheet.rows.length > FIRST && <Find sought={sought} onSeek={seek} />}
			</header>
			<Columns info={info} title={sheet.title} column={column} onChoose={choose} />
			<table
				class="ex-table"
				style={`--columns:${info.parts.length}`}
				onKeyDown={(event) => roving(event, () => turn(by.column))}
			>
				<thead>
					<tr>
						<th scope="col">
							<span class="sr">{headingOf(sheet.title, info.name)}</span>
						</th>
						<Heading word={t("explorer-games")} by={by} column="games" onSort={turn} />
						{info.parts.map((each) => (
							<Heading
								key={each}
								word={headingOf(sheet.title, info.name, each)}
								by={by}
								column={each}
								chosen={each === column}
								axis={info.amounts.includes(each) ? null : axis}
								onSort={turn}
							/>
						))}
					</tr>
				</thead>
				<tbody>
					{shown.map(row)}
					{few.length > 0 && (
						<tr class="ex-gap">
							<td colSpan={2 + info.parts.length}>{t("explorer-few-below", { least: sheet.least })}</td>
						</tr>
					)}
					{(all ? few : few.slice(0, 3)).map(row)}
				</tbody>
			</table>
			<Foot shown={shown.length} all={fits.length} whole={all} onAll={() => showAll(!all)} />
		</section>
	);
}

const Find = ({ sought, onSeek }: { sought: string; onSeek(text: string): void }): JSX.Element => (
	<input
		class="ex-find"
		type="search"
		value={sought}
		placeholder={t("explorer-find")}
		aria-label={t("explorer-find")}
		onInput={(event) => onSeek(event.currentTarget.value)}
	/>
);

interface ColumnsProps {
	info: SheetInfo;
	title: string;
	column: string;
	onChoose(column: string): void;
}
/** Which column a phone shows. */
function Columns({ info, title, column, onChoose }: ColumnsProps): JSX.Element | null {
	if (info.parts.length < 2) return null;
	return (
		<fieldset class="ex-seg ex-columns" aria-label={t("explorer-choose-column")}>
			{info.parts.map((each) => (
				<button type="button" key={each} aria-pressed={each === column} onClick={() => onChoose(each)}>
					{headingOf(title, info.name, each)}
				</button>
			))}
		</fieldset>
	);
}

interface HeadingProps {
	word: string;
	by: { column: string; up: boolean };
	column: string;
	chosen?: boolean;
	axis?: Axis | null;
	onSort(column: string): void;
}
function Heading({ word, by, column, chosen = false, axis = null, onSort }: HeadingProps): JSX.Element {
	const on = by.column === column;
	return (
		<th
			scope="col"
			class={column === "games" ? "ex-n" : chosen ? "chosen-column" : ""}
			aria-sort={on ? (by.up ? "ascending" : "descending") : undefined}
		>
			<button type="button" onClick={() => onSort(column)}>
				{word}
				{on && <span aria-hidden="true">{by.up ? " ▴" : " ▾"}</span>}
			</button>
			{axis && (
				<span class="ex-axis" aria-hidden="true">
					<i>{axis.low}</i>
					{axis.even !== null && <i>{axis.even}</i>}
					<i>{axis.high}</i>
				</span>
			)}
		</th>
	);
}

interface RowProps extends ListProps {
	row: ExplorerRow;
	axis: Axis;
	column: string;
	few: boolean;
}
function Row({ info, sheet, part, row, axis, column, few, onOpen }: RowProps): JSX.Element {
	const name = naming(sheet.title, info, part);
	const { Thumb } = part;
	const about = info.names === "cards" ? part.about(row.item) : "";
	return (
		<tr class={few ? "ex-fewrow" : ""}>
			<th scope="row">
				<button
					type="button"
					class="ex-name"
					data-testid={`row-${row.item}`}
					aria-label={said(sheet.title, info, row, name)}
					onClick={() => onOpen?.(row.item)}
				>
					{info.names === "cards" && Thumb && (
						<span class="ex-thumb" aria-hidden="true">
							<Thumb item={row.item} />
						</span>
					)}
					<span>
						<b>{name(row.item)}</b>
						{about && <small>{about}</small>}
					</span>
				</button>
			</th>
			<td class="ex-n fig">{number(gamesOf(row))}</td>
			{info.parts.map((each) => {
				const figure = figureOf(row, each);
				const amount = info.amounts.includes(each);
				return (
					<td key={each} class={each === column ? "chosen-column" : ""}>
						{amount ? (
							<Amount few={figure?.rate === undefined} amount={figure?.amount ?? 0} most={mostOf(sheet, each)} />
						) : (
							<span class="ex-cell">
								<Band figure={figure} axis={axis} />
								<Said figure={figure} />
							</span>
						)}
					</td>
				);
			})}
		</tr>
	);
}

const mostOf = (sheet: ExplorerSheet, part: string): number =>
	Math.max(
		0.1,
		...sheet.rows.flatMap((row) => (figureOf(row, part)?.rate === undefined ? [] : (figureOf(row, part)?.amount ?? 0))),
	);

function Amount({ few, amount, most }: { few: boolean; amount: number; most: number }): JSX.Element {
	return (
		<span class="ex-cell">
			<span class={`ex-bar ${few ? "few" : ""}`} style={`--p:${few ? 0 : Math.max(0, (100 * amount) / most)}%`} />
			{few ? <em class="ex-said ex-few">{t("explorer-few")}</em> : <b class="ex-said fig">{number(amount, 1)}</b>}
		</span>
	);
}

function Foot({
	shown,
	all,
	whole,
	onAll,
}: {
	shown: number;
	all: number;
	whole: boolean;
	onAll(): void;
}): JSX.Element {
	return (
		<footer>
			<span>{t("explorer-shown", { shown: number(shown), all: number(all) })}</span>
			{(whole || shown < all) && (
				<button type="button" class="btn btn--s btn--quiet" aria-pressed={whole} onClick={onAll}>
					{t("explorer-all")}
				</button>
			)}
		</footer>
	);
}
