// One card: when it wins, by the turn it was first played, and the decks that hold it.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { explorer, type Filters } from "../../net/explorer";
import type { ExplorerRow, ExplorerSheet, ExplorerShelf, FigureInfo, SheetInfo } from "../../protocol";
import type { ExplorerPart } from "../../table/title";
import { t } from "../../ui/locales";
import { type Axis, axisOf, Band, placeOn, Said } from "./band";
import { figureOf, kindOf, number, percent, rateOf } from "./figures";
import { headingOf, naming } from "./names";

interface CardProps {
	shelf: ExplorerShelf;
	info: SheetInfo;
	sheet: ExplorerSheet;
	part: ExplorerPart;
	filters: Filters;
	item: string;
}
export function CardPage({ shelf, info, sheet, part, filters, item }: CardProps): JSX.Element {
	const row = sheet.rows.find((each) => each.item === item);
	const name = naming(sheet.title, info, part);
	const { Thumb } = part;
	return (
		<div class="ex-card" data-testid="explorer-card">
			<section class="ex-panel ex-face">
				{Thumb && info.names === "cards" && (
					<span class="ex-thumb ex-thumb--large" aria-hidden="true">
						<Thumb item={item} />
					</span>
				)}
				<h2 class="display">{name(item)}</h2>
				<p>{part.about(item)}</p>
				{part.textOf?.(item).map((line) => (
					<p key={line}>{line}</p>
				))}
			</section>
			<When info={info} sheet={sheet} row={row} />
			<Beside shelf={shelf} sheet={sheet} filters={filters} item={item} />
		</div>
	);
}

function When({
	info,
	sheet,
	row,
}: {
	info: SheetInfo;
	sheet: ExplorerSheet;
	row: ExplorerRow | undefined;
}): JSX.Element {
	const rates = info.parts.filter((each) => !info.amounts.includes(each));
	const axis = axisOf(
		rates.map((each) => row && figureOf(row, each)),
		info.even,
	);
	return (
		<section class="ex-panel">
			<header>
				<h2 class="display">{t("explorer-when")}</h2>
			</header>
			<ul class="ex-lines">
				{rates.map((each) => {
					const figure = row && figureOf(row, each);
					return (
						<li key={each}>
							<span>
								<b>{headingOf(sheet.title, info.name, each)}</b>
								<small>{t("explorer-times", { count: figure?.games ?? 0 })}</small>
							</span>
							<Band figure={figure} axis={axis} />
							<Said figure={figure} wide />
						</li>
					);
				})}
			</ul>
		</section>
	);
}

interface BesideProps {
	shelf: ExplorerShelf;
	sheet: ExplorerSheet;
	filters: Filters;
	item: string;
}
/** What the title's other sheets say about the card alone. */
function Beside({ shelf, sheet, filters, item }: BesideProps): JSX.Element {
	const [rows, setRows] = useState<Record<string, ExplorerRow | undefined>>({});
	const asides = shelf.sheets.filter(({ kind }) => kind === "aside").map(({ name }) => name);
	useEffect(() => {
		let left = false;
		for (const name of asides)
			explorer.sheet(shelf.title, name, filters, item).then(
				(answer) => left || setRows((before) => ({ ...before, [name]: answer.rows[0] })),
				() => undefined, // the page says enough without it
			);
		return () => {
			left = true;
		};
	}, [shelf.title, item, JSON.stringify(filters)]);
	const { turns, holders } = rows;
	return (
		<>
			{turns && <Turns row={turns} />}
			{holders && <Holders title={sheet.title} row={holders} />}
		</>
	);
}

const TALL = 100;
function Turns({ row }: { row: ExplorerRow }): JSX.Element {
	const turns = [...row.figures].sort((a, b) => Number(a.part) - Number(b.part));
	const axis = axisOf(turns, true);
	const most = Math.max(...turns.map(({ games }) => games));
	return (
		<section class="ex-panel">
			<header>
				<h2 class="display">{t("explorer-by-turn")}</h2>
			</header>
			<ol class="ex-turns">
				{turns.map((figure) => (
					<Turn key={figure.part} figure={figure} axis={axis} most={most} />
				))}
			</ol>
		</section>
	);
}
function Turn({ figure, axis, most }: { figure: FigureInfo; axis: Axis; most: number }): JSX.Element {
	const rate = rateOf(figure);
	const said = rate ? percent(rate.rate) : t("explorer-few");
	const label = `${t("explorer-turn", { turn: figure.part })}: ${said}, ${t("explorer-times", { count: figure.games })}`;
	return (
		<li class={`ex-${kindOf(figure)}`} title={label}>
			<span class="sr">{label}</span>
			<span class="ex-rise" aria-hidden="true">
				<em style={`height:${(TALL / 2.5) * (figure.games / most)}%`} />
				<s style={`bottom:${placeOn(axis, 50)}%`} />
				{rate && (
					<>
						<u style={`bottom:${placeOn(axis, rate.low)}%;top:${TALL - placeOn(axis, rate.high)}%`} />
						<i style={`bottom:${placeOn(axis, rate.rate)}%`} />
					</>
				)}
			</span>
			<b aria-hidden="true">{figure.part}</b>
		</li>
	);
}

function Holders({ title, row }: { title: string; row: ExplorerRow }): JSX.Element {
	const decks = [...row.figures].sort((a, b) => b.games - a.games);
	return (
		<section class="ex-panel">
			<header>
				<h2 class="display">{t("explorer-holders")}</h2>
			</header>
			<ul class="ex-lines ex-lines--two">
				{decks.map((figure) => (
					<li key={figure.part}>
						<span>
							<b>{headingOf(title, "decks", figure.part)}</b>
							<small>
								{t("explorer-copies", { copies: number(figure.amount) })} ·{" "}
								{t("explorer-times", { count: figure.games })}
							</small>
						</span>
						<Said figure={figure} wide />
					</li>
				))}
			</ul>
		</section>
	);
}
