// Figures as texts: rates with one decimal in the reader's language, and sentences for those who listen.
import type { ExplorerRow, FigureInfo, SheetInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { t } from "../../ui/locales";
import { headingOf, type Naming } from "./names";

export const number = (value: number, digits = 0): string =>
	value.toLocaleString(settings.get().lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const percent = (value: number, digits = 1): string => t("explorer-rate", { rate: number(value, digits) });

export const figureOf = ({ figures }: ExplorerRow, part: string): FigureInfo | undefined =>
	figures.find((each) => each.part === part);
export const gamesOf = ({ figures }: ExplorerRow): number => Math.max(0, ...figures.map(({ games }) => games));

/** A rate that may be said. */
export interface Rate {
	rate: number;
	low: number;
	high: number;
}
export const rateOf = (figure: FigureInfo | undefined): Rate | null =>
	figure?.rate === undefined ? null : { rate: figure.rate, low: figure.low ?? 0, high: figure.high ?? 100 };
/** Half of the interval. */
export const give = ({ low, high }: Rate): number => (high - low) / 2;

export const kindOf = (figure: FigureInfo | undefined): "few" | "above" | "below" | "open" =>
	figure?.rate === undefined ? "few" : figure.sure > 0 ? "above" : figure.sure < 0 ? "below" : "open";

/** What a row says, in one breath. */
export function said(title: string, sheet: SheetInfo, row: ExplorerRow, name: Naming): string {
	const figures = sheet.parts.map((part) => {
		const figure = figureOf(row, part);
		const heading = headingOf(title, sheet.name, part);
		const rate = rateOf(figure);
		if (!figure || !rate) return t("explorer-said-few", { part: heading });
		return sheet.amounts.includes(part)
			? t("explorer-said-amount", { part: heading, amount: number(figure.amount, 1) })
			: t("explorer-said-rate", { part: heading, rate: number(rate.rate, 1), sure: sheet.even ? figure.sure : 2 });
	});
	return t("explorer-said", { name: name(row.item), games: number(gamesOf(row)), figures: figures.join(" ") });
}

/** Sorted by a column, by the low end of its band; rows with too few games come last. */
export function sorted(rows: readonly ExplorerRow[], sheet: SheetInfo, by: string, up: boolean): ExplorerRow[] {
	const value = (row: ExplorerRow): number => {
		if (by === "games") return gamesOf(row);
		const figure = figureOf(row, by);
		return sheet.amounts.includes(by) ? (figure?.amount ?? 0) : (rateOf(figure)?.low ?? -1);
	};
	return [...rows].sort((a, b) => (up ? value(a) - value(b) : value(b) - value(a)));
}

/** Rows that say something, and those with too few games. */
export function parted(rows: readonly ExplorerRow[], least: number): [enough: ExplorerRow[], few: ExplorerRow[]] {
	return [rows.filter((row) => gamesOf(row) >= least), rows.filter((row) => gamesOf(row) < least)];
}
