// How often against how well: a point a card. One stop of the keyboard; arrows go to the nearest point.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ExplorerSheet, SheetInfo } from "../../protocol";
import type { ExplorerPart } from "../../table/title";
import { t } from "../../ui/locales";
import { axisOf, placeOn } from "./band";
import { figureOf, give, number, percent, rateOf } from "./figures";
import { nearest } from "./keys";
import { headingOf, naming } from "./names";

const FEWEST = 12; // points that are worth a drawing
const EDGE = 4; // per cent left free on both sides

interface ScatterProps {
	info: SheetInfo;
	sheet: ExplorerSheet;
	part: ExplorerPart;
	onOpen(item: string): void;
}
export function Scatter({ info, sheet, part, onOpen }: ScatterProps): JSX.Element | null {
	const [over, look] = useState("");
	const column = info.parts.find((each) => !info.amounts.includes(each)) ?? "";
	const name = naming(sheet.title, info, part);
	const points = sheet.rows.flatMap((row) => {
		const figure = figureOf(row, column);
		const rate = rateOf(figure);
		return figure && rate ? [{ item: row.item, games: figure.games, ...rate }] : [];
	});
	if (points.length < FEWEST || !info.even) return null;
	const axis = axisOf(
		sheet.rows.map((row) => figureOf(row, column)),
		true,
	);
	const roots = points.map(({ games }) => Math.sqrt(games));
	const [least, most] = [Math.min(...roots), Math.max(...roots)];
	const x = (games: number) => EDGE + ((100 - 2 * EDGE) * (Math.sqrt(games) - least)) / Math.max(1, most - least);
	const on = points.find(({ item }) => item === over);
	const keys = (event: KeyboardEvent) => {
		const area = event.currentTarget as HTMLElement;
		const from = area.querySelector(".on") ?? area.querySelector("button");
		const next = from && nearest(from, [...area.querySelectorAll<HTMLElement>("button")], event.key);
		if (event.key === "Enter" && on) onOpen(on.item);
		if (!next) return;
		event.preventDefault();
		look(next.dataset.item ?? "");
	};
	return (
		<section class="ex-panel ex-scatter">
			<header>
				<h2 class="display">{t("explorer-scatter")}</h2>
				<small>{headingOf(sheet.title, info.name, column)}</small>
			</header>
			<div class="ex-field" role="application" tabIndex={0} aria-label={t("explorer-scatter")} onKeyDown={keys}>
				{[axis.high, 50, axis.low].map((rate) => (
					<span key={rate} class="ex-y" style={`top:${100 - placeOn(axis, rate)}%`}>
						{percent(rate, 0)}
					</span>
				))}
				<em class="ex-more">{t("explorer-more-wins")}</em>
				<em class="ex-fewer">{t("explorer-fewer-wins")}</em>
				{points.map(({ item, games, rate, low, high }) => (
					<button
						key={item}
						type="button"
						tabIndex={-1}
						data-item={item}
						class={`ex-point ${low > 50 ? "ex-above" : high < 50 ? "ex-below" : ""} ${item === over ? "on" : ""}`}
						style={`left:${x(games)}%;top:${100 - placeOn(axis, rate)}%`}
						aria-label={`${name(item)}: ${percent(rate)}`}
						onMouseEnter={() => look(item)}
						onClick={() => onOpen(item)}
					/>
				))}
				{on && (
					<span class="ex-callout" style={`--x:${x(on.games)};--y:${100 - placeOn(axis, on.rate)}`} aria-live="polite">
						<b>{name(on.item)}</b> {percent(on.rate)} {t("explorer-give", { give: number(give(on), 1) })} ·{" "}
						{t("explorer-times", { count: on.games })}
					</span>
				)}
			</div>
			<p class="ex-x">{t("explorer-scatter-x")}</p>
		</section>
	);
}
