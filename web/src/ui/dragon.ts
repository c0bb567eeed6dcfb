// The artisan dragon, drawn by trade. One head, six trades: the silhouette (horns, ears, hat) tells the trade
// before the colour does. Poses: head (avatars), bust (cards), peek (paws on a table edge). `second` draws the
// right half of the head in another trade.
import type { Trade } from "./trades";

export type Pose = "head" | "bust" | "peek";
export type Mood = "calm" | "happy" | "asleep" | "fired";
interface Skin {
	a: string;
	b: string;
	c: string;
	horn: string;
	inner: string;
}

const INK = "#36223A";
export const SKIN: Record<Trade, Skin> = {
	bread: { a: "#E9A83F", b: "#C9812A", c: "#FCE7B8", horn: "#FFF4DC", inner: "#F7C987" },
	meat: { a: "#D2564A", b: "#A93A34", c: "#FAD0B6", horn: "#5A2F35", inner: "#F39C86" },
	iron: { a: "#5F78A6", b: "#435A86", c: "#D5DEEC", horn: "#DCE3EE", inner: "#93A8CB" },
	potion: { a: "#A56BD0", b: "#7F47AB", c: "#EEDCF8", horn: "#F3D9A2", inner: "#D3A5EE" },
	crystal: { a: "#63C9DA", b: "#3A9FB4", c: "#E2F8FA", horn: "#BDF1F7", inner: "#A9E9F1" },
	plant: { a: "#5FB67B", b: "#3E905B", c: "#E1F4DA", horn: "#9A6B43", inner: "#A4DCA9" },
};
const S = (w = 3): string => `stroke="${INK}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
const both = (part: string): string => `${part}<g transform="matrix(-1 0 0 1 120 0)">${part}</g>`;

function ears(t: Trade, k: Skin): string {
	const d = {
		bread: "M26 48C16 38 5 36-2 41c1 7 4 11 9 13-4 2-6 6-6 10 8 6 17 6 25 3Z",
		meat: "M25 48 8 36l2 11-9 2 7 8-5 8 20 4Z",
		iron: "M25 48 6 42 4 60l6 10 15-2Z",
		potion: "M26 46C12 44 0 54 1 72c1 7 7 9 11 4 4-6 6-9 14-10Z",
		crystal: "M26 48 10 34 2 52l8 17 15-2Z",
		plant: "M26 50C20 36 8 32-1 36c0 15 8 27 25 30Z",
	}[t];
	const e = {
		bread: "M22 53C17 48 11 45 6 45c3 4 6 6 10 7-3 2-5 5-5 8 4 1 8 1 12-1",
		meat: "M21 53l-8-5 1 7-5 2 5 4 7 3",
		iron: "M21 53l-9-3-1 9 4 6",
		potion: "M21 51c-8 2-14 9-14 19",
		crystal: "M21 54l-10-9-3 8 5 9",
		plant: "M20 58C15 50 9 44 4 41",
	}[t];
	return both(
		`<path d="${d}" fill="${k.a}" ${S()}/><path d="${e}" fill="${t === "plant" ? "none" : k.inner}" stroke="${k.b}" stroke-width="2" stroke-linecap="round"/>`,
	);
}
function horns(t: Trade, k: Skin): string {
	if (t === "bread")
		return both(
			`<path d="M38 34C22 36 10 27 10 11c6 7 13 8 20 9 6 1 10 4 13 8Z" fill="${k.horn}" ${S()}/><path d="M19 20c1 4 1 6 0 9M28 22c1 4 1 7 0 10" fill="none" stroke="#D9B77C" stroke-width="2.5" stroke-linecap="round"/>`,
		);
	if (t === "meat")
		return both(
			`<path d="M34 32C22 26 20 12 30 5c0 8 6 12 14 18Z" fill="${k.horn}" ${S()}/><path d="M27 17c4 0 7 1 10 4" fill="none" stroke="#8E555A" stroke-width="2.5" stroke-linecap="round"/>`,
		);
	if (t === "iron")
		return both(
			`<path d="M31 32 22 6l9-3 14 22Z" fill="${k.horn}" ${S()}/><path d="M25 15l9-4M28 24l11-5" stroke="${INK}" stroke-width="2.5"/>`,
		);
	if (t === "potion")
		return both(
			`<path d="M37 29C25 31 15 24 16 13 17 5 27 3 30 9c2 5-3 8-6 6 2 6 11 4 20 6Z" fill="${k.horn}" ${S()}/>`,
		);
	if (t === "crystal")
		return both(
			`<path d="M29 36 17 14l9-9 10 6 8 16Z" fill="${k.horn}" ${S()}/><path d="M17 14l11 3 8-6M28 17l5 15" fill="none" stroke="${INK}" stroke-width="1.8"/>`,
		);
	return both(
		`<path d="M40 26C34 20 31 13 31 2M33 14c-6 0-11-3-13-9M36 20c-7 2-13 1-18-3" fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 26C34 20 31 13 31 2M33 14c-6 0-11-3-13-9M36 20c-7 2-13 1-18-3" fill="none" stroke="${k.horn}" stroke-width="4" stroke-linecap="round"/>`,
	);
}
const HEAD = "M60 22C86 22 101 38 101 60c0 8-3 14-7 19-7 10-19 15-34 15S33 89 26 79c-4-5-7-11-7-19C19 38 34 22 60 22Z";
function wears(t: Trade): string {
	// what the dragon wears
	if (t === "bread")
		return `<path d="M42 27c-9 0-15-6-13-13 1-6 8-9 13-6C44 1 52-3 60-3s16 4 18 11c5-3 12 0 13 6 2 7-4 13-13 13l-2 7c-10-4-22-4-32 0Z" fill="#FFFDF6" ${S()}/><path d="M44 27c10-4 22-4 32 0M52 12c1 4 2 7 2 11M69 12c-1 4-2 7-2 11" fill="none" stroke="#CDBFA8" stroke-width="2.5" stroke-linecap="round"/>`;
	if (t === "meat")
		return `<path d="M23 45C27 27 42 18 60 18s33 9 37 27c-22-10-52-10-74 0Z" fill="#F7E6CF" ${S()}/><path d="M30 36l6-7M45 30l4-8M71 22l4 8M84 29l6 7M58 27h4" stroke="#C0483F" stroke-width="4" stroke-linecap="round"/><path d="M95 40c8-4 13-2 15 2-4 2-5 5-5 9-5-1-9-4-10-11Z" fill="#F7E6CF" ${S()}/>`;
	if (t === "iron")
		return (
			`<path d="M20 47C42 35 78 35 100 47" fill="none" stroke="${INK}" stroke-width="10"/><path d="M20 47C42 35 78 35 100 47" fill="none" stroke="#8A5A3B" stroke-width="5"/>` +
			both(
				`<circle cx="44" cy="34" r="12" fill="#E8B04A" ${S()}/><circle cx="44" cy="34" r="7.5" fill="#BDE7F2" ${S(2)}/><path d="M40 33c1-3 3-4 5-4" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>`,
			) +
			`<path d="M55 33h10" ${S(4)}/>`
		);
	if (t === "potion")
		return (
			both(
				`<circle cx="42" cy="57" r="15" fill="#fff" fill-opacity=".22" stroke="${INK}" stroke-width="3.5"/><path d="M28 54 21 51" ${S(3)}/>`,
			) +
			`<path d="M56 55c2-3 6-3 8 0" fill="none" ${S(3.5)}/>` +
			`<path d="M60 24c-3-8 3-10 0-18 7 4 9 12 5 19Z" fill="#7FE0B4" ${S(2.5)}/>`
		);
	if (t === "crystal")
		return `<path d="M49 27 44 10l9 4 7-16 7 16 9-4-5 17Z" fill="#E9FBFD" ${S()}/><path d="M60-2v28M53 14l7 5 7-5" fill="none" stroke="${INK}" stroke-width="1.8"/><path d="M60 30l5 6-5 8-5-8Z" fill="#fff" ${S(2)}/>`;
	return (
		`<path d="M60 25c-2-7-8-10-16-9 1 8 7 12 16 9Z" fill="#8FD07F" ${S(2.5)}/><path d="M60 25c1-9 7-14 16-14 0 10-6 15-16 14Z" fill="#8FD07F" ${S(2.5)}/>` +
		`<g transform="translate(88 36)"><g fill="#FFF3F6" ${S(2)}><circle cx="0" cy="-7" r="5"/><circle cx="6.6" cy="-2" r="5"/><circle cx="4" cy="6" r="5"/><circle cx="-4" cy="6" r="5"/><circle cx="-6.6" cy="-2" r="5"/></g><circle r="4" fill="#F4BE2E" ${S(2)}/></g>`
	);
}
function face(t: Trade, k: Skin, mood: Mood): string {
	let eyes: string;
	if (mood === "asleep") eyes = both(`<path d="M34 58c4 5 12 5 16 0" fill="none" ${S(3.5)}/>`);
	else if (mood === "happy") eyes = both(`<path d="M34 60c3-9 13-9 16 0" fill="none" ${S(4)}/>`);
	else
		eyes =
			both(`<ellipse cx="42" cy="57" rx="7.5" ry="9.5" fill="${INK}"/>`) +
			`<circle cx="40" cy="53" r="3" fill="#fff"/><circle cx="76" cy="53" r="3" fill="#fff"/><circle cx="45" cy="61" r="1.6" fill="#fff" fill-opacity=".8"/><circle cx="81" cy="61" r="1.6" fill="#fff" fill-opacity=".8"/>`;
	const mark = {
		bread: both(
			`<g fill="#fff" fill-opacity=".85"><circle cx="29" cy="67" r="1.8"/><circle cx="34" cy="71" r="1.5"/><circle cx="27" cy="72" r="1.3"/></g>`,
		),
		meat: both(`<path d="M30 47c4-4 9-5 13-4" fill="none" ${S(3.5)}/>`),
		iron: both(
			`<circle cx="28" cy="68" r="2.2" fill="${k.c}" ${S(1.5)}/><circle cx="35" cy="75" r="2.2" fill="${k.c}" ${S(1.5)}/>`,
		),
		potion: "",
		crystal: both(`<path d="M27 66l3-4 3 4-3 4Z" fill="#fff" fill-opacity=".9"/>`),
		plant: both(`<g fill="${k.b}"><circle cx="28" cy="68" r="1.7"/><circle cx="33" cy="72" r="1.7"/></g>`),
	}[t];
	const mouth =
		mood === "fired"
			? `<path d="M47 81c4 9 22 9 26 0Z" fill="#7A2430" ${S(3)}/><path d="M53 87c4 3 10 3 14 0" fill="none" stroke="#F79A7C" stroke-width="3" stroke-linecap="round"/>`
			: `<path d="M46 80c7 7 21 7 28 0" fill="none" ${S(3)}/><path d="M49 82l3 5 2.5-3.500Z" fill="#fff" ${S(1.5)}/>`;
	return (
		`<ellipse cx="28" cy="70" rx="7" ry="5" fill="#FF7A6B" fill-opacity=".35"/><ellipse cx="92" cy="70" rx="7" ry="5" fill="#FF7A6B" fill-opacity=".35"/>${mark}` +
		`<ellipse cx="60" cy="77" rx="26" ry="15.5" fill="${k.c}"/>${eyes}<path d="M52 70c1-1.6 3-1.6 4 0M64 70c1-1.6 3-1.6 4 0" fill="none" ${S(3)}/>${mouth}`
	);
}
function headOf(t: Trade, mood: Mood): string {
	const k = SKIN[t];
	const behind = ears(t, k) + horns(t, k);
	return (
		behind +
		`<path d="${HEAD}" fill="${k.a}"/>` +
		`<path d="M101 60c0 8-3 14-7 19-7 10-19 15-34 15S33 89 26 79c-2-3-4-6-5-9 9 9 23 14 40 14 16 0 31-6 39-16Z" fill="${k.b}" fill-opacity=".55"/>` +
		`<path d="M36 36c5-6 12-8 20-8" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>` +
		`<path d="${HEAD}" fill="none" ${S()}/>` +
		face(t, k, mood) +
		wears(t)
	);
}
const APRON: Record<Trade, string> = {
	bread: "#FFFDF6",
	meat: "#F7E6CF",
	iron: "#8A5A3B",
	potion: "#5B3A86",
	crystal: "#2E8296",
	plant: "#D9A35B",
};
function body(t: Trade, peek: boolean): { under: string; over: string } {
	const k = SKIN[t];
	const wings = both(
		`<path d="M30 108C10 106-8 92-14 68c9 3 14 3 20 0 1 8 5 11 12 12 0 7 5 11 14 13Z" fill="${k.inner}" ${S()}/><path d="M28 104C14 98 2 88-4 76M24 98c-4-5-6-10-6-15" fill="none" stroke="${k.b}" stroke-width="2.2" stroke-linecap="round"/>`,
	);
	const torso = `<path d="M60 84c26 0 36 20 38 50H22c2-30 12-50 38-50Z" fill="${k.a}" ${S()}/>`;
	const apron = `<path d="M42 98h36l8 36H34Z" fill="${APRON[t]}" ${S(2.6)}/><path d="M44 112h32" stroke="${INK}" stroke-opacity=".25" stroke-width="2"/>`;
	const paws = peek
		? both(
				`<path d="M20 122c0-9 6-14 13-14s13 5 13 14c0 6-4 8-13 8s-13-2-13-8Z" fill="${k.a}" ${S()}/><path d="M29 124v5M37 124v5" ${S(2.5)}/>`,
			)
		: both(`<path d="M26 112c3-7 12-9 17-3 4 6 0 13-8 14-6 1-11-4-9-11Z" fill="${k.a}" ${S()}/>`);
	return { under: wings + torso + apron, over: paws };
}
const DRAWN = new Map<string, string>();

export interface DragonLook {
	type: Trade;
	pose?: Pose;
	mood?: Mood;
	second?: Trade;
}

/** The drawing as SVG text. Each is drawn once and cached, so that unchanged ones are not parsed again. */
export function dragon({ type, pose = "head", mood = "calm", second }: DragonLook): string {
	const key = type + (second ?? pose) + mood;
	const known = DRAWN.get(key);
	if (known) return known;
	const svg = second ? dual(type, second, mood) : single(type, pose, mood);
	DRAWN.set(key, svg);
	return svg;
}

function single(type: Trade, pose: Pose, mood: Mood): string {
	const parts = pose === "head" ? { under: "", over: "" } : body(type, pose === "peek");
	const box = pose === "head" ? "-6 -8 132 110" : pose === "peek" ? "-20 -8 160 138" : "-20 -8 160 140";
	return frame(box, parts.under + headOf(type, mood) + parts.over);
}

/** Two halves, each cut off by its own frame: a clip path would need an id that is unique on the page. */
function dual(left: Trade, right: Trade, mood: Mood): string {
	const top = left === "bread" || left === "crystal" ? 14 : 20;
	return frame(
		"-6 -8 132 110",
		`${cut(-30, headOf(left, mood))}${cut(60, headOf(right, mood))}<path d="M60 ${top}V94" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-dasharray="4 5"/>`,
	);
}
const cut = (x: number, inner: string): string =>
	`<svg x="${x}" y="-20" width="90" height="180" viewBox="${x} -20 90 180" overflow="hidden">${inner}</svg>`;

const frame = (box: string, inner: string): string => `<svg viewBox="${box}" aria-hidden="true">${inner}</svg>`;
