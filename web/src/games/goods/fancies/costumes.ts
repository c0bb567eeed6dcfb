// Costumes and props that several dragons share.
import { both, disc, dot, flat, GOLD, INK, line, put, round, shape, WOOD } from "./strokes";

export const vest = (f: string, b: string): string =>
	shape("M36 100c6-6 12-8 18-8l6 12 6-12c6 0 12 2 18 8l6 34H30Z", f) +
	line("M60 104v30") +
	dot(64, 114, 2, b) +
	dot(64, 124, 2, b);
export const bow = (x: number, y: number, s: number, f: string): string =>
	put(x, y, s, 0, shape("M0 0-16-9v18ZM0 0 16-9v18Z", f) + disc(0, 0, 4.5, f));
export const scarf = (f: string, s = ""): string =>
	shape("M30 94c16 10 44 10 60 0l4 10c-20 12-48 12-68 0Z", f) +
	shape("M74 102l14 24-10 4-12-24Z", f) +
	(s ? line("M40 99l-2 8M54 102v8M68 102v8M82 98l2 7", s, 3) : "");
export const cape = (f: string): string => shape("M60 88c30 0 46 18 52 50H8c6-32 22-50 52-50Z", f);
export const coin = (x: number, y: number, r = 8): string =>
	disc(x, y, r, GOLD, 2.4) + line(`M${x} ${round(y - r * 0.4)}v${round(r * 0.8)}`, "#8A5A10", 2.4);
export const specs = (f = "none"): string => both(disc(42, 57, 14, f, 3.4)) + line("M56 55c2-3 6-3 8 0", INK, 3.4);
export const cheeks = (f: string): string => both(dot(29, 66, 2, f) + dot(34, 71, 1.7, f) + dot(27, 73, 1.5, f));
export const topper = (f: string, b: string): string =>
	shape("M38 22 35-8h50l-3 30Z", f) +
	shape("M24 22c20-8 52-8 72 0-4 8-68 8-72 0Z", f) +
	line("M37 14c14 4 32 4 46 0", b, 6);
export const cone = (f: string, m = ""): string =>
	shape("M32 26C42 14 50-2 60-10c8 8 18 22 28 36-18-7-38-7-56 0Z", f) + m;
export const flask = (x: number, y: number, f: string): string =>
	put(
		x,
		y,
		1,
		0,
		shape("M-4-18h8v8l9 15c3 6-1 11-6 11H-7c-5 0-9-5-6-11l9-15Z", "#EEF6FA", 2.6) +
			flat("M-9 2H9l4 6c1 4-2 6-6 6H-7c-4 0-7-2-6-6Z", f) +
			shape("M-6-22H6v5H-6Z", WOOD, 2.2) +
			dot(-2, 8, 1.6, "#fff") +
			dot(4, 5, 1.2, "#fff"),
	);
export const NOTE = "M0 0V-18l12-4v18M0 0a4 3 0 1 1-.1-.1M12-4a4 3 0 1 1-.1-.1";
