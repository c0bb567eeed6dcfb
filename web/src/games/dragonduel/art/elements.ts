// The colours of each element and the landscape behind its monsters; behind magic there are rays.
import { dot, flat, mirrored, round } from "./strokes";

export interface Tones {
	/** Main, shade, light, accent, pale. */
	a: string;
	b: string;
	l: string;
	x: string;
	p: string;
	/** The background. */
	sky: string;
	far: string;
	near: string;
}
export type Drawings = Record<string, (k: Tones) => string>;

const tones = (colours: string): Tones => {
	const [a = "", b = "", l = "", x = "", p = "", sky = "", far = "", near = ""] = colours
		.split(" ")
		.map((c) => `#${c}`);
	return { a, b, l, x, p, sky, far, near };
};
const FIRE = tones("DD5A26 A23814 F58F4A FFC94A FFEBC2 FCE3D2 F6C9AB EDA981");
const EARTH = tones("8C6C4B 5E4634 C19E6F 86AE57 F1E2C4 EFE6D6 DACBAF C2AD89");
const WATER = tones("3F72D0 274A94 82B4F2 FF9A7B E4F1FF DFEBFC C1D7F7 9DBEEE");
const WIND = tones("4FBFA6 2B8573 A3E5D4 FFC94A F0FCF7 DFF5EE C3EADE A0DACA");
const LIGHT = tones("F4C93C C08A22 FFE893 4A73B8 FFFAE8 FFF5D6 FDE8A9 F6D880");
const DARK = tones("6B4FA6 38235F A994D8 A9D65C F0E6D2 DDD5EA C0B3D9 9C8AC0");
const ELEMENTS: Record<string, Tones> = {
	fire: FIRE,
	earth: EARTH,
	water: WATER,
	wind: WIND,
	light: LIGHT,
	dark: DARK,
};
/** The tones of an element; an unknown one looks like light. */
export const tonesOf = (element: string): Tones => ELEMENTS[element] ?? LIGHT;

const COUNTRY: Record<string, (k: Tones) => string> = {
	fire: (k) =>
		flat("M-6 80 26 40l8 3 8-3 30 40ZM60 80l24-26 6 2 6-2 28 26Z", k.far) + flat("M0 80v-8c30-6 90-6 120 0v8Z", k.near),
	earth: (k) =>
		flat("M0 80V52c16-14 34-14 48 0 14-20 44-22 72-2v30Z", k.far) + flat("M0 80v-9c36-8 80-6 120 0v9Z", k.near),
	water: (k) =>
		flat("M0 52q10-8 20 0t20 0 20 0 20 0 20 0 20 0v30H0Z", k.far) +
		flat("M0 70q10-6 20 0t20 0 20 0 20 0 20 0 20 0v12H0Z", k.near),
	wind: (k) =>
		flat("M6 28c-8 0-8-10 0-11 2-8 14-8 16-1 8-2 12 12 2 12ZM88 18c-8 0-8-9 0-10 2-8 15-8 17 0 9 0 9 10 0 10Z", k.far) +
		flat("M0 80V66c14-8 26 0 34 2 16-10 36-8 46 0 12-6 28-6 40 2v10Z", k.near),
	light: (k) =>
		flat("M60 80 0 18V2l60 78L34 0h18l8 80L68 0h18L60 80 120 2v16Z", k.far) +
		flat("M0 80v-8c40-6 80-6 120 0v8Z", k.near),
	dark: (k) =>
		dot(92, 22, 15, k.far) +
		flat("M0 80V58c10-4 14-14 22-14 4 8 10 14 20 16 20-6 52-6 78 2v18Z", k.far) +
		flat("M0 80v-9c30-6 90-6 120 0v9Z", k.near),
};

function rayed(k: Tones): string {
	const at = (angle: number) => `${round(60 + 90 * Math.cos(angle))} ${round(40 + 90 * Math.sin(angle))}`;
	const paths = Array.from({ length: 12 }, (_, i) => {
		const from = ((i * 30 + 8) * Math.PI) / 180;
		return `M60 40L${at(from)} ${at(from + Math.PI / 12)}Z`;
	});
	return flat(paths.join(""), k.far);
}

/** The background of a card: cards with an odd number have it mirrored. */
export function groundOf(card: string, element: string, magic: boolean): string {
	const k = tonesOf(element);
	const far = magic ? rayed(k) : (COUNTRY[element] ?? rayed)(k);
	const turned = Number(card.slice(3)) % 2 === 1 && element !== "light";
	return flat("M0 0h120v80H0Z", k.sky) + (turned ? mirrored(far) : far);
}
