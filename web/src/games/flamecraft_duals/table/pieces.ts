// Hexes, tokens and cards of Flamecraft Duals as the page reads them, and their names in the reader's language.

import type { Views } from "../../../protocol";
import { t } from "../../../ui/locales";
import { GOODS, type Good } from "../../goods";

export type View = Views["flamecraft_duals"];
export type Pattern = View["fountain"][number];
export type Player = View["players"][number];
export type Fancy = View["fancies"][number];

export const ROWS = [3, 4, 5, 4, 3].map((size, row) =>
	Array.from({ length: size }, (_, k) => `${"ABCDE"[row]}${k + 1}`),
);
export const HEXES: ReadonlySet<string> = new Set(ROWS.flat());
export const TYPES = [..."BCMIOP"];
const BY_LETTER = new Map<string, Good>(TYPES.map((letter, i) => [letter, GOODS[i] ?? "bread"]));

export const R = 58;
const DX = R * Math.sqrt(3);
const DY = R * 1.5;

export type Point = readonly [x: number, y: number];
/** The centre of a hex in the drawing. */
export function centreOf(hex: string): Point {
	const row = hex.charCodeAt(0) - 65;
	const count = ROWS[row]?.length ?? 5;
	return [300 + (Number(hex[1]) - 1 - (count - 1) / 2) * DX, 274 + (row - 2) * DY];
}

/** Hexes that touch: their centres are one step apart. */
export function beside(a: string, b: string): boolean {
	const [ax, ay] = centreOf(a);
	const [bx, by] = centreOf(b);
	const far = Math.hypot(ax - bx, ay - by);
	return far > 1 && far < DX * 1.1;
}

export const goodOf = (letter: string): Good => BY_LETTER.get(letter) ?? "bread";
/** The goods on a token: one, two for a dual, none for Buddy. */
export const goodsOf = (face: string): Good[] => [...face].filter((letter) => letter !== "W").map(goodOf);

export const typeName = (type: string): string => t("flamecraft_duals-type", { type });
export const tokenName = (token: string): string => t("flamecraft_duals-token", { token });
export { cardName, fancyName, fancyText } from "./book";
export const listed = (names: string[]): string => names.join(", ");

export const stackAt = (view: View, hex: string): string[] =>
	view.board.find((stack) => stack.hex === hex)?.tokens ?? [];

export function hexLabel(view: View, hex: string): string {
	if (view.mini === hex) return t("flamecraft_duals-hex-mini", { hex });
	const names = stackAt(view, hex).map(tokenName);
	const top = names.pop();
	if (!top) return t("flamecraft_duals-hex-empty", { hex });
	return t("flamecraft_duals-hex-stack", { hex, top, below: names.length ? listed(names.reverse()) : "none" });
}

/** A pattern in words, for screen readers. */
export const patternWords = ({ shape, icons }: Pattern): string =>
	t("flamecraft_duals-pattern", { shape, icons: listed([...icons].map(typeName)) });
