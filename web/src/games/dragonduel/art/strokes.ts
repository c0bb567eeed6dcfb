// The pen of the duel's pictures, the colours all elements share, and a few ways to place drawings.
import { penOf, put, round } from "../../../board/drawing/pen";

export { both, each, mirrored, put, round, starPath } from "../../../board/drawing/pen";

export const INK = "#2B1E2E";
export const STEEL = "#D3DBE8";
export const IRON = "#93A1BA";
export const GOLD = "#F2B33D";
export const WOOD = "#8A5A3B";
export const BONE = "#F4EAD9";
export const SKIN = "#F3C9A0";
export const TAN = "#C08A5E";
export const WHITE = "#FFFDF6";
export const RED = "#C2344A";

export const { shape, flat, line, tube, disc, dot, oval, star, picture } = penOf(INK, 2.4, 4.6);

/** Smaller, with the feet on the ground. */
export const stand = (scale: number, dx: number, dy: number, inner: string): string =>
	put(round(60 - 60 * scale + dx), round(80 - 80 * scale + dy), scale, 0, inner);

export function rays(x: number, y: number, n: number, from: number, to: number, colour: string, w = 3): string {
	const paths = Array.from({ length: n }, (_, i) => {
		const [cos, sin] = [Math.cos((i * 2 * Math.PI) / n), Math.sin((i * 2 * Math.PI) / n)];
		return `M${round(x + from * cos)} ${round(y + from * sin)}L${round(x + to * cos)} ${round(y + to * sin)}`;
	});
	return line(paths.join(""), colour, w);
}
