// The strokes that drawings are made of, as SVG text. A pen has one ink and one width: outlines inherit both from the
// group around them.

/** One decimal is finer than any screen. */
export const round = (x: number): number => Math.round(x * 10) / 10;

const width = (w?: number): string => (w ? ` stroke-width="${w}"` : "");
const faint = (o?: number): string => (o ? ` opacity="${o}"` : "");

/** Places parts drawn around 0 0: moved, scaled, turned, and flipped if `side` is -1. */
export function put(x: number, y: number, scale: number, turn: number, inner: string, side: 1 | -1 = 1): string {
	const turned = turn ? ` rotate(${turn})` : "";
	const scaled = scale !== 1 || side !== 1 ? ` scale(${scale * side} ${scale})` : "";
	return `<g transform="translate(${x} ${y})${turned}${scaled}">${inner}</g>`;
}
/** Mirrored at x. */
export const mirrored = (inner: string, x = 60): string => `<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${inner}</g>`;
/** On both sides of x. */
export const both = (inner: string, x = 60): string => inner + mirrored(inner, x);

/** The same part in several places. */
export const each = <T extends unknown[] | []>(places: readonly T[], draw: (...place: T) => string): string =>
	places.map((place) => draw(...place)).join("");

/** The outline of a star around 0 0 with n points. */
export function starPath(n: number, outer: number, inner: number): string {
	const points = Array.from({ length: 2 * n }, (_, i) => {
		const [r, angle] = [i % 2 ? inner : outer, (i * Math.PI) / n - Math.PI / 2];
		return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
	});
	return `M${points.join("L")}Z`;
}

export interface Pen {
	/** An outlined shape. */
	shape(d: string, fill: string, w?: number): string;
	/** A shape without an outline. */
	flat(d: string, fill: string, opacity?: number): string;
	line(d: string, colour?: string, w?: number, opacity?: number): string;
	/** A thick line with an edge of ink. */
	tube(d: string, w: number, fill: string, edge?: number): string;
	disc(x: number, y: number, r: number, fill: string, w?: number): string;
	/** A disc without an outline. */
	dot(x: number, y: number, r: number, fill?: string, opacity?: number): string;
	oval(x: number, y: number, rx: number, ry: number, fill: string, turn?: number): string;
	star(n: number, outer: number, inner: number, fill: string, w?: number): string;
	/** A drawing with this pen, in a box. It is decorative: its card says everything in words. */
	picture(box: string, fit: "slice" | "meet", ground: string, inner: string): string;
}

export function penOf(ink: string, thin: number, rim: number): Pen {
	const shape = (d: string, fill: string, w?: number) => `<path d="${d}" fill="${fill}"${width(w)}/>`;
	const line = (d: string, colour = ink, w = thin, opacity?: number) =>
		`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(w)}"${faint(opacity)}/>`;
	return {
		shape,
		line,
		flat: (d, fill, opacity) => `<path d="${d}" fill="${fill}" stroke="none"${faint(opacity)}/>`,
		tube: (d, w, fill, edge = rim) => line(d, ink, w + edge) + line(d, fill, w),
		disc: (x, y, r, fill, w) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width(w)}/>`,
		dot: (x, y, r, fill = ink, opacity) =>
			`<circle cx="${x}" cy="${y}" r="${round(r)}" fill="${fill}" stroke="none"${faint(opacity)}/>`,
		oval: (x, y, rx, ry, fill, turn) =>
			`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}/>`,
		star: (n, outer, inner, fill, w) => shape(starPath(n, outer, inner), fill, w),
		picture: (box, fit, ground, inner) =>
			`<svg viewBox="${box}" preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true">${ground}<g stroke="${ink}" stroke-width="${thin}" stroke-linejoin="round" stroke-linecap="round">${inner}</g></svg>`,
	};
}
