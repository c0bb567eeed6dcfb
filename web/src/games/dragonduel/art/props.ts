// Things that creatures hold, wear or stand next to; each is drawn around 0 0, where it is held.
import type { Tones } from "./elements";
import {
	BONE,
	disc,
	dot,
	flat,
	GOLD,
	INK,
	IRON,
	line,
	oval,
	put,
	round,
	STEEL,
	shape,
	tube,
	WHITE,
	WOOD,
} from "./strokes";

export const flame = (fill: string, core: string): string =>
	shape("M0 0C-10 0-13-8-9-14c1 3 3 4 4 4-2-7 1-13 6-17 0 8 10 11 9 19C9-3 6 0 0 0Z", fill) +
	flat("M0-2C-5-2-6-6-3-10c1 2 2 2 3 2-1-3 0-5 2-7 0 4 4 6 4 9S3-2 0-2Z", core);
export const bolt = (f: string): string => shape("M5-15-8 3h7l-4 13L9-4H2l7-11Z", f);
export const leaf = (f: string): string =>
	shape("M0 0C-10-3-12-12-6-20 4-16 6-8 0 0Z", f) + line("M0 0-4-11", INK, 1.6);
export const gem = (f: string, h = "#fff"): string => shape("M0-12 7-3 0 12-7-3Z", f) + flat("M0-9 3-3 0 6Z", h, 0.6);
export const shard = (f: string, w = 5, h = 20): string =>
	shape(`M${-w} 0-${w - 1}-${h * 0.6} 0-${h} ${w}-${round(h * 0.55)} ${w} 0Z`, f) + line(`M0-${h}V-3`, INK, 1.3);
export const cloud = (f: string, w?: number): string =>
	shape("M-18 8c-8 0-9-10-1-12-1-9 11-12 15-5 5-6 16-3 15 5 8 0 9 12 0 12Z", f, w);
export const swirl = (c: string, w = 4): string => tube("M-22 4C-8 10 12 8 15-2c2-8-9-12-13-6-2 5 4 8 6 4", w, c);
const PUFF = "M-20 0h26c7 0 7-9 1-9-3 0-4 2-4 4";
export const feather = (f: string, s: string): string =>
	shape("M0 20C-9 10-9-8 3-22 12-8 9 10 0 20Z", f) +
	line("M1-12C2 0 1 12-1 27", INK, 1.8) +
	line("M1-4l6-4M1 4l6-3M0 0l-5-4M0 9l-5-4", s, 1.6);
export const sword = (n = 34, f = STEEL): string =>
	shape(`M-3.5-5V-${n - 6}L0-${n}l3.5 6V-5Z`, f) +
	line(`M0-${n - 6}V-8`, IRON, 1.4) +
	shape("M-10-8h20v5h-20Z", GOLD) +
	shape("M-2.2-3h4.4v9h-4.4Z", WOOD) +
	disc(0, 8, 2.6, GOLD);
export const pole = (top = "", a = 30, b = 44, f = WOOD): string => tube(`M0 ${b}V-${a}`, 2.6, f, 4.2) + top;
export const axe = (f = STEEL): string =>
	pole("", 26, 12) + shape("M2-28C15-33 21-24 19-9 13-14 8-14 2-12Z", f) + line("M15-25c2 4 2 8 1 11", "#fff", 1.6);
export const hammer = (f = IRON): string =>
	pole("", 18, 16) + shape("M-15-32h30v16h-30Z", f) + line("M-10-28h12", "#fff", 2, 0.6);
export const spear = (f = STEEL): string => pole(shape("M0-46l6 11-6 7-6-7Z", f));
export const trident = (f = GOLD): string =>
	pole(line("M-9-40v6c0 9 18 9 18 0v-6M0-42v16", INK, 6.4) + line("M-9-40v6c0 9 18 9 18 0v-6M0-42v16", f, 2.4));
export const lantern = (f = "#FFE9A0", m = WOOD): string =>
	line("M-4 4c0-8 8-8 8 0") +
	shape("M-6 3H6l3 5H-9Z", m) +
	shape("M-7.5 8h15l-1.5 13H-6Z", f) +
	flat("M0 19c-5-1-4-6 0-10 4 4 5 9 0 10Z", "#F08A2B") +
	shape("M-8 21H8v4H-8Z", m);
export const book = (f: string, pg = WHITE): string =>
	shape("M0-10C-8-16-19-17-29-14V14C-19 11-8 12 0 18 8 12 19 11 29 14V-14C19-17 8-16 0-10Z", f) +
	shape("M0-8C-7-13-16-14-25-12V10C-16 8-7 9 0 14 7 9 16 8 25 10V-12C16-14 7-13 0-8Z", pg, 1.8) +
	line("M0-8v22", INK, 1.8) +
	line("M-20-6c5-1 10 0 14 2M-20 1c5-1 10 0 14 2M20-6c-5-1-10 0-14 2M20 1c-5-1-10 0-14 2", IRON, 1.8);
export const scroll = (f: string): string =>
	shape("M-13-14h26v30h-26Z", f) + shape("M-16-18h32v6h-32ZM-16 14h32v6h-32Z", f);
export const bone = (f: string): string => shape("M-13-3c-3-4-8 0-5 3-3 3 2 7 5 3h26c3 4 8 0 5-3 3-3-2-7-5-3Z", f);
export const bell = (f: string): string =>
	shape("M0-15c8 0 9 8 10 16 1 5 4 6 4 9h-28c0-3 3-4 4-9 1-8 2-16 10-16Z", f) +
	disc(0, 12, 3.4, f) +
	line("M-5-6c0-3 1-4 3-5", "#fff", 2, 0.7) +
	line("M0-15v-5");
export const shield = (f: string, e = ""): string =>
	shape("M0-22c8 5 14 6 20 6 0 20-5 32-20 40-15-8-20-20-20-40 6 0 12-1 20-6Z", f) + e;
export const hourglass = (f: string): string =>
	shape("M-14-24h28v5h-28ZM-14 19h28v5h-28Z", GOLD) +
	shape("M-11-19h22c0 11-8 13-8 19s8 8 8 19h-22c0-11 8-13 8-19s-8-8-8-19Z", f) +
	flat("M-7-10H7C5-4 1-3 0 0-1-3-5-4-7-10Z", GOLD) +
	flat("M0 4l8 14h-16Z", GOLD) +
	line("M0 0v8", GOLD, 1.6);
export const bee = (): string =>
	oval(-4, -7, 4.5, 7, "#EAF6FF", -25) +
	oval(5, -7, 4.5, 7, "#EAF6FF", 25) +
	oval(0, 0, 10, 7, "#F7C63C") +
	flat("M-3-6.5c-2 4-2 9 0 13h3c-2-4-2-9 0-13ZM3-6.2c-1 4-1 8 0 12.5h3C4.5 3 4.5-3 6-5Z", INK) +
	dot(-7, -1, 1.5);
export const moon = (f = "#FFF3C4"): string => shape("M4-14A15 15 0 1 0 15 7 13 13 0 0 1 4-14Z", f);
export const tomb = (f: string): string => shape("M-16 22V-6c0-22 32-22 32 0v28Z", f) + line("M0-14V6M-7-7H7", INK, 3);
export const mushroom = (f: string): string =>
	shape("M-3 0v-8h6v8Z", BONE, 1.8) +
	shape("M-9-7C-8-16 8-16 9-7Z", f, 2) +
	dot(-3, -10, 1.3, "#fff") +
	dot(3, -11, 1.3, "#fff");
export const wing = (f: string, s: string): string =>
	shape("M0 0C2-20 18-36 46-42c-2 7-4 10-8 13 4 0 6 0 8-1-3 8-8 13-14 16 3 0 5 0 7-1C33-5 18 3 0 0Z", f) +
	line("M8-7C16-15 26-23 35-28M12-2c8-3 15-7 19-12", s, 2);
export const bat = (f: string, s: string): string =>
	shape("M0 2C-1-18 14-34 44-40c-4 6-4 12-1 19-8-1-12 3-13 9-6-2-11 0-14 6-5-2-11 1-16 8Z", f) +
	line("M4-5C12-17 26-30 42-39M16-7c4-10 14-24 26-32M30-13c2-10 6-19 12-26", s, 1.8);
export const rag = (f: string, s: string): string =>
	shape("M0 2C-1-18 14-34 44-40l-4 9 5 2-6 6 3 6-9-1-2 7-6-4-4 8-7-3-4 7-5-1Z", f) +
	line("M4-5C12-17 26-30 42-39M18-8c4-10 12-23 24-31", s, 1.8) +
	flat("M18-17l5-4 1 6ZM28-24l4-3v5Z", INK);
export const breaker = (k: Tones): string =>
	shape(
		"M8 78V58C18 30 38 10 66 10c20 0 32 11 30 24-1 9-10 13-17 9-5-3-5-9-1-12-14-1-22 10-17 21 6 11 26 14 51 6v20Z",
		k.a,
	) +
	line("M20 66c8-26 22-42 42-46M32 72c2-16 10-32 22-40", k.l, 3.4) +
	shape("M66 10c20 0 32 11 30 24-1 4-3 7-6 8 2-14-6-22-24-32Z", k.p);
export const waves = (y: number, c: string, h = 4): string =>
	shape(`M-4 ${y}q8-${2 * h} 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0V90H-4Z`, c);
export const gust = (x: number, y: number, s: number, c: string, side: 1 | -1 = 1): string =>
	put(x, y, s, 0, line(PUFF, INK, 7) + line(PUFF, c, 3), side);
