// The pen of the fancy dragons, and the colours that several of them share.
import { penOf, put, round } from "../../../board/drawing/pen";

export { both, each, put, round } from "../../../board/drawing/pen";

export const INK = "#36223A";
export const GOLD = "#F2B33D";
export const STEEL = "#D3DBE8";
export const WOOD = "#8A5A3B";
export const WHITE = "#FFFDF6";
export const RED = "#C2344A";

export const { shape, flat, line, tube, disc, dot, oval, star, picture } = penOf(INK, 3, 5.5);

export const twinkle = (x: number, y: number, s: number, fill = "#fff"): string =>
	put(x, y, s, 0, star(4, 8, 2.6, fill, 2));
/** The same part n times around a centre, pointing outwards. */
export const ring = (n: number, r: number, x: number, y: number, part: (i: number) => string): string =>
	Array.from({ length: n }, (_, i) => {
		const angle = (i * 2 * Math.PI) / n;
		return put(round(x + r * Math.sin(angle)), round(y - r * Math.cos(angle)), 1, round((i * 360) / n), part(i));
	}).join("");
