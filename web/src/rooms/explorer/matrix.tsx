// Items against items: how often the one of the row has won, by who began; and the chosen pair beside it.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ExplorerRow, ExplorerSheet, FigureInfo, SheetInfo } from "../../protocol";
import type { ExplorerPart } from "../../table/title";
import { t } from "../../ui/locales";
import { axisOf, Band, Said } from "./band";
import { figureOf, give, kindOf, number, rateOf } from "./figures";
import { roving } from "./keys";
import { headingOf, naming } from "./names";

const ORDERS = ["both", "first", "second"] as const;
type Order = (typeof ORDERS)[number];

interface MatrixProps {
	info: SheetInfo;
	sheet: ExplorerSheet;
	part: ExplorerPart;
}
export function Matrix({ info, sheet, part }: MatrixProps): JSX.Element {
	const [order, begin] = useState<Order>("both");
	const [pair, choose] = useState<[string, string] | null>(null);
	const name = naming(sheet.title, info, part);
	const items = sheet.rows.map(({ item }) => item).sort((a, b) => name(a).localeCompare(name(b)));
	const rowOf = (item: string) => sheet.rows.find((row) => row.item === item) as ExplorerRow;
	const of = (row: string, other: string, when: Order = order): FigureInfo | undefined =>
		figureOf(rowOf(row), `${other} ${when}`);
	const chosen = pair ?? (items.length > 1 ? [items[0] as string, items[1] as string] : null);
	return (
		<div class="ex-grid">
			<section class="ex-panel ex-slides" data-testid={`sheet-${info.name}`}>
				<header>
					<h2 class="display">{headingOf(sheet.title, info.name)}</h2>
					<fieldset class="ex-seg" aria-label={t("explorer-order")}>
						{ORDERS.map((each) => (
							<button type="button" key={each} aria-pressed={each === order} onClick={() => begin(each)}>
								{t(`explorer-order-${each}`)}
							</button>
						))}
					</fieldset>
				</header>
				<table class="ex-matrix" onKeyDown={roving}>
					<thead>
						<tr>
							<td />
							{items.map((item) => (
								<th key={item} scope="col">
									{name(item)}
								</th>
							))}
							<th scope="col">{t("explorer-all-together")}</th>
						</tr>
					</thead>
					<tbody>
						{items.map((item) => (
							<tr key={item}>
								<th scope="row">{name(item)}</th>
								{items.map((other) => (
									<Cell
										key={other}
										own={item === other}
										figure={of(item, other)}
										chosen={chosen?.[0] === item && chosen[1] === other}
										label={t("explorer-against", { deck: name(item), other: name(other) })}
										onChoose={() => choose([item, other])}
									/>
								))}
								<td class="ex-whole">
									<Said figure={figureOf(rowOf(item), "all")} wide />
								</td>
							</tr>
						))}
					</tbody>
				</table>
				<Ramp />
			</section>
			{chosen && <Pair names={[name(chosen[0]), name(chosen[1])]} of={(when) => of(chosen[0], chosen[1], when)} />}
		</div>
	);
}

/** How strong a colour is, from 0 to 4, by points away from an even share. */
const stepOf = (rate: number): number => [1, 3, 5, 7].filter((points) => Math.abs(rate - 50) >= points).length;
const MARK = { above: "▲ ", below: "▼ ", open: "", few: "" };

interface CellProps {
	own: boolean;
	figure: FigureInfo | undefined;
	chosen: boolean;
	label: string;
	onChoose(): void;
}
function Cell({ own, figure, chosen, label, onChoose }: CellProps): JSX.Element {
	if (own) return <td class="ex-own">{t("explorer-itself")}</td>;
	const rate = rateOf(figure);
	const side = !rate ? "ex-hatch" : rate.rate < 50 ? "ex-lo" : "ex-hi";
	return (
		<td>
			<button
				type="button"
				class={`ex-square ${side} ex-step${rate ? stepOf(rate.rate) : 0} ${chosen ? "on" : ""}`}
				aria-label={`${label}: ${rate ? number(rate.rate, 1) : t("explorer-few")}`}
				aria-pressed={chosen}
				onClick={onChoose}
			>
				{rate ? <b class="fig">{number(rate.rate, 1)}</b> : <em>{t("explorer-few")}</em>}
				<small class="fig">
					{MARK[kindOf(figure)]}
					{number(figure?.games ?? 0)}
				</small>
			</button>
		</td>
	);
}

const Ramp = (): JSX.Element => (
	<p class="ex-ramp">
		{t("explorer-row-loses")}
		<span aria-hidden="true">
			{[4, 3, 2, 1, 0].map((step) => (
				<i key={step} class={`ex-lo ex-step${step}`} />
			))}
			{[1, 2, 3, 4].map((step) => (
				<i key={step} class={`ex-hi ex-step${step}`} />
			))}
		</span>
		{t("explorer-row-wins")}
	</p>
);

/** The chosen pair, in large figures. */
function Pair({
	names: [deck, other],
	of,
}: {
	names: [string, string];
	of(when: Order): FigureInfo | undefined;
}): JSX.Element {
	const rate = rateOf(of("both"));
	const axis = axisOf(ORDERS.map(of), true);
	return (
		<section class="ex-panel ex-pair" aria-live="polite">
			<header>
				<h2 class="display">{t("explorer-against", { deck, other })}</h2>
			</header>
			<p class="ex-big fig">
				{rate ? (
					<>
						{number(rate.rate, 1)} <small>{t("explorer-give", { give: number(give(rate), 1) })}</small>
					</>
				) : (
					<small>{t("explorer-few")}</small>
				)}
			</p>
			<ul class="ex-lines">
				{ORDERS.map((when) => (
					<li key={when}>
						<span>{t(`explorer-order-${when}`)}</span>
						<Band figure={of(when)} axis={axis} />
						<Said figure={of(when)} />
					</li>
				))}
			</ul>
		</section>
	);
}
