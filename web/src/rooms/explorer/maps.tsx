// Heat maps: the places of a board of hexagons, and a grid of two numbers. One colour in six steps over the ground.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ExplorerRow, ExplorerSheet, FigureInfo, SheetInfo } from "../../protocol";
import type { ExplorerPart } from "../../table/title";
import { t, whole } from "../../ui/locales";
import { number, rateOf } from "./figures";
import { roving } from "./keys";
import { headingOf, naming } from "./names";

const STEPS = 5;
const SIDE = 54; // of a hexagon
const WIDE = Math.sqrt(3) * SIDE;

/** What a place is coloured by, and from where to where; null if there is too little to say. */
interface Heat {
	of(figure: FigureInfo | undefined): number | null;
	low: number;
	high: number;
}
function heatOf(info: SheetInfo, row: ExplorerRow, least: number): Heat {
	const games = row.figures.reduce((sum, each) => sum + each.games, 0);
	const of =
		info.shows === "share"
			? (figure: FigureInfo | undefined) => (games < least ? null : (100 * (figure?.games ?? 0)) / games)
			: (figure: FigureInfo | undefined) => rateOf(figure)?.rate ?? null;
	const values = row.figures.flatMap((each) => of(each) ?? []);
	return { of, low: Math.min(...values), high: Math.max(...values) };
}
const stepIn = ({ low, high }: Heat, value: number): number =>
	high > low ? Math.round((STEPS * (value - low)) / (high - low)) : 0;

interface MapProps {
	info: SheetInfo;
	sheet: ExplorerSheet;
	part: ExplorerPart;
}
export function HeatMap({ info, sheet, part }: MapProps): JSX.Element | null {
	const [item, choose] = useState(sheet.rows[0]?.item ?? "");
	const row = sheet.rows.find((each) => each.item === item) ?? sheet.rows[0];
	const [looked, look] = useState("");
	if (!row) return null;
	const place = row.figures.some((each) => each.part === looked) ? looked : usualIn(row);
	const name = naming(sheet.title, info, part);
	const heat = heatOf(info, row, sheet.least);
	const Kind = info.kind === "hexes" ? Hexes : Grid;
	return (
		<section class="ex-panel" data-testid={`sheet-${info.name}`}>
			<header>
				<h2 class="display">{headingOf(sheet.title, info.name)}</h2>
			</header>
			<fieldset class="ex-chips" aria-label={headingOf(sheet.title, info.name)}>
				{sheet.rows.map((each) => (
					<button
						type="button"
						class="filter"
						key={each.item}
						aria-pressed={each === row}
						onClick={() => choose(each.item)}
					>
						{name(each.item)}
					</button>
				))}
			</fieldset>
			<p class="ex-what">{whole(`explorer-${sheet.title}-${info.name}-what`) ?? ""}</p>
			<Kind row={row} heat={heat} place={place} onLook={look} />
			<Scale heat={heat} />
			<p class="ex-place" aria-live="polite">
				<PlaceWords info={info} row={row} place={place} />
			</p>
		</section>
	);
}

/** Where most games are. */
const usualIn = ({ figures }: ExplorerRow): string => [...figures].sort((a, b) => b.games - a.games)[0]?.part ?? "";

const Scale = ({ heat }: { heat: Heat }): JSX.Element | null =>
	Number.isFinite(heat.low) ? (
		<p class="ex-ramp">
			{t("explorer-share", { share: number(heat.low) })}
			<span aria-hidden="true">
				{Array.from({ length: STEPS + 1 }, (_, step) => (
					<i key={step} class={`ex-heat${step}`} />
				))}
			</span>
			{t("explorer-share", { share: number(heat.high) })} <i class="ex-hatch" aria-hidden="true" /> {t("explorer-few")}
		</p>
	) : null;

/** What one place says, in words. */
function PlaceWords({ info, row, place }: { info: SheetInfo; row: ExplorerRow; place: string }): JSX.Element | null {
	const figure = row.figures.find(({ part }) => part === place);
	if (!figure) return null;
	const games = row.figures.reduce((sum, each) => sum + each.games, 0);
	const rate = rateOf(figure);
	const said = rate && { rate: number(rate.rate, 1), low: number(rate.low, 1), high: number(rate.high, 1) };
	const part = place.replace(" ", " / ");
	if (info.shows === "share") {
		const share = {
			part,
			share: number((100 * figure.games) / games, 1),
			games: number(games),
			count: number(figure.games),
		};
		return <>{said ? t("explorer-place-share", { ...share, ...said }) : t("explorer-place-share-few", share)}</>;
	}
	const counted = { part, games: number(figure.games), amount: number(figure.amount, 1) };
	return <>{said ? t("explorer-place", { ...counted, ...said }) : t("explorer-place-few", counted)}</>;
}

interface KindProps {
	row: ExplorerRow;
	heat: Heat;
	place: string;
	onLook(place: string): void;
}
const figureAt = (row: ExplorerRow, place: string): FigureInfo | undefined =>
	row.figures.find(({ part }) => part === place);

/** A board of hexagons, whose places are a letter for the row and a number in it. */
function Hexes({ row, heat, place, onLook }: KindProps): JSX.Element {
	const rows = [3, 4, 5, 4, 3];
	const places = rows.flatMap((count, y) =>
		Array.from({ length: count }, (_, x) => ({
			id: `${"ABCDE"[y]}${x + 1}`,
			x: WIDE * (x + (5 - count) / 2 + 0.5),
			y: SIDE * (1 + 1.5 * y),
		})),
	);
	return (
		<svg class="ex-hexes" viewBox={`-6 -6 ${5 * WIDE + 12} ${SIDE * 8 + 12}`} onKeyDown={roving}>
			<title>{t("explorer-view-openings")}</title>
			{places.map(({ id, x, y }) => {
				const value = heat.of(figureAt(row, id));
				const said = value === null ? t("explorer-few") : t("explorer-share", { share: number(value, 1) });
				return (
					<g
						key={id}
						role="button"
						tabIndex={0}
						aria-label={`${id}: ${said}`}
						aria-pressed={id === place}
						class={`ex-hex ${value === null ? "ex-hexfew" : `ex-heat${stepIn(heat, value)}`} ${id === place ? "on" : ""}`}
						onClick={() => onLook(id)}
						onFocus={() => onLook(id)}
					>
						<path d={hexagon(x, y)} />
						<text x={x} y={y - 18}>
							{id}
						</text>
						<text x={x} y={y + 8} class="ex-hexfig">
							{value === null ? "·" : number(value, value < 10 ? 1 : 0)}
						</text>
						<text x={x} y={y + 28}>
							{number(figureAt(row, id)?.games ?? 0)}
						</text>
					</g>
				);
			})}
		</svg>
	);
}
function hexagon(x: number, y: number): string {
	const r = SIDE - 3;
	const points = [0, 1, 2, 3, 4, 5].map((k) => {
		const angle = Math.PI / 6 + (k * Math.PI) / 3;
		return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
	});
	return `M${points.join("L")}Z`;
}

/** A grid of two numbers: the first down, the highest on top, the second across. */
function Grid({ row, heat, place, onLook }: KindProps): JSX.Element {
	const places = row.figures.map(({ part }) => part.split(" ").map(Number) as [number, number]);
	const [down, across] = [0, 1].map((k) => [...new Set(places.map((each) => each[k] ?? 0))].sort((a, b) => a - b)) as [
		number[],
		number[],
	];
	return (
		<div class="ex-slides">
			<table class="ex-heatgrid" onKeyDown={roving}>
				<thead>
					<tr>
						<td />
						{across.map((each) => (
							<th key={each} scope="col">
								{each}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{[...down].reverse().map((one) => (
						<tr key={one}>
							<th scope="row">{one}</th>
							{across.map((other) => (
								<GridCell key={other} id={`${one} ${other}`} row={row} heat={heat} place={place} onLook={onLook} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function GridCell({ id, row, heat, place, onLook }: KindProps & { id: string }): JSX.Element {
	const figure = figureAt(row, id);
	if (!figure) return <td />;
	const value = heat.of(figure);
	const few = value === null;
	return (
		<td>
			<button
				type="button"
				class={`${few ? "ex-hatch" : `ex-heat${stepIn(heat, value)}`} ${id === place ? "on" : ""}`}
				aria-label={`${id.replace(" ", " / ")}: ${few ? t("explorer-few") : t("explorer-share", { share: number(value) })}`}
				aria-pressed={id === place}
				onClick={() => onLook(id)}
				onFocus={() => onLook(id)}
			>
				{few ? "·" : number(value)}
			</button>
		</td>
	);
}
