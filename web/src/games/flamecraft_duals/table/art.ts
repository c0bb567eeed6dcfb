// Tokens as SVG text: rim, soft face, dragon head, letter. A dual is split left and right, lower tokens show as rims.

import type { Mood } from "../../../ui/dragon";
import { dragonIn } from "../../../ui/dragons";
import { iconInside } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { hexPath } from "../../../ui/shapes";
import type { Good } from "../../goods";
import { goodOf, goodsOf } from "./pieces";

const PAPER = "#FBF4E7";
const INK = "#2B1E2E";
const base = (good: Good): string => `var(--good-${good})`;
const deep = (good: Good): string => `var(--good-${good}-deep)`;
const soft = (good: Good): string => `var(--good-${good}-soft)`;
const TEXT = 'class="fd-t" text-anchor="middle" font-weight="800"'; // the style sheet sets its typeface

const put = (svg: string, x: number, y: number, w: number, h: number): string =>
	svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${w}" height="${h}" `);

const half = (x: number, y: number, r: number, side: 0 | 1): string =>
	`M${x} ${y - r}a${r} ${r} 0 0 ${side} 0 ${2 * r}Z`;

function disc(x: number, y: number, goods: Good[], r = 41): string {
	const [a, b] = goods;
	if (!a) return wild(x, y, r);
	if (!b)
		return `<circle cx="${x}" cy="${y}" r="${r}" fill="${base(a)}"/><circle cx="${x}" cy="${y}" r="${r - 6}" fill="${soft(a)}"/>`;
	return [
		`<path d="${half(x, y, r, 0)}" fill="${base(a)}"/><path d="${half(x, y, r, 1)}" fill="${base(b)}"/>`,
		`<path d="${half(x, y, r - 6, 0)}" fill="${soft(a)}"/><path d="${half(x, y, r - 6, 1)}" fill="${soft(b)}"/>`,
	].join("");
}

/** Buddy: a rim of all six colours, and a face of its own. */
function wild(x: number, y: number, r: number): string {
	const at = (k: number) => `${x + r * Math.sin((k * Math.PI) / 3)} ${y - r * Math.cos((k * Math.PI) / 3)}`;
	const rim = [..."BCMIOP"].map(
		(letter, k) => `<path d="M${x} ${y}L${at(k)}A${r} ${r} 0 0 1 ${at(k + 1)}Z" fill="${base(goodOf(letter))}"/>`,
	);
	const face = `<g fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"><path d="M${x - 20} ${y - 14}l-7-13 15 5M${x + 20} ${y - 14}l7-13-15 5" fill="#F3D9A2"/><circle cx="${x}" cy="${y + 1}" r="24" fill="#EAD3A8"/><path d="M${x - 9} ${y + 8}q9 9 18 0"/></g><circle cx="${x - 9}" cy="${y - 3}" r="3.4" fill="${INK}"/><circle cx="${x + 9}" cy="${y - 3}" r="3.4" fill="${INK}"/>`;
	return `${rim.join("")}<circle cx="${x}" cy="${y}" r="${r - 6}" fill="var(--good-wild-soft)"/>${face}`;
}

const badge = (x: number, y: number, letter: string, fill: string): string =>
	`<g class="bdg"><circle cx="${x}" cy="${y}" r="11" fill="${fill}" stroke="${PAPER}" stroke-width="2"/><text x="${x}" y="${y + 4.6}" font-size="13" fill="#fff" ${TEXT}>${t("flamecraft_duals-letter", { type: letter })}</text></g>`;

function badges(x: number, y: number, face: string): string {
	const [a = "", b] = face;
	if (b) return badge(x - 29, y + 27, a, deep(goodOf(a))) + badge(x + 29, y + 27, b, deep(goodOf(b)));
	return badge(x + 29, y + 27, a, a === "W" ? "var(--good-wild-deep)" : deep(goodOf(a)));
}

function token(x: number, y: number, face: string, mood: Mood | null): string {
	const goods = goodsOf(face);
	const [a, b] = goods;
	const side = a ? deep(b ?? a) : "var(--good-wild-deep)";
	const other = a && b ? `<path d="M${x} ${y + 46}a41 41 0 0 1-41-41h41Z" fill="${deep(a)}"/>` : "";
	const edge = `<circle cx="${x}" cy="${y + 7}" r="41" fill="${INK}"/><circle cx="${x}" cy="${y + 5}" r="41" fill="${side}"/>${other}`;
	const top = `<circle cx="${x}" cy="${y}" r="42" fill="${PAPER}"/>${disc(x, y, goods)}<circle cx="${x}" cy="${y}" r="41" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="1.5"/>`;
	if (mood === null) return edge + top;
	const head = a ? put(dragonIn({ type: a, ...(b ? { second: b } : {}), mood }), x - 35, y - 33, 70, 60) : "";
	return edge + top + head + badges(x, y, face);
}

/** At most three tokens high; the lower ones show as rims. `top` is the highest token, `rest` those below. */
export function stackArt(x: number, y: number, faces: string[], mood: Mood = "calm"): { rest: string; top: string } {
	const high = faces.length;
	const y0 = y + (high - 1) * 5;
	const drawn = faces.map((face, i) => token(x, y0 - i * 10, face, i === high - 1 ? mood : null));
	const figure =
		high > 1
			? `<g class="high" transform="translate(${x - 38} ${y0 - (high - 1) * 10 - 30})"><g class="bdg"><rect x="-10" y="-10" width="22" height="20" rx="10" fill="${INK}"/><text x="1" y="4.5" font-size="12" fill="#FFD08A" ${TEXT}>${high}</text></g></g>`
			: "";
	return { rest: drawn.slice(0, -1).join(""), top: (drawn.at(-1) ?? "") + figure };
}

export const tokenArt = (face: string, mood: Mood = "calm"): string =>
	`<svg viewBox="4 1 92 97" aria-hidden="true">${stackArt(50, 47, [face], mood).top}</svg>`;

/** The fountain miniature on its hex. */
export const fountainArt = (x: number, y: number): string =>
	`<circle cx="${x}" cy="${y + 5}" r="40" fill="#1F5563"/><circle cx="${x}" cy="${y}" r="40" fill="#E2F3F4" stroke="#1F5563" stroke-width="2.5"/><g color="#1F5563" transform="translate(${x - 29} ${y - 31}) scale(2.42)">${iconInside("fountain")}</g>`;

/** A wanted good, small, in the middle of a hex. */
export const wantedArt = (x: number, y: number, letter: string): string =>
	`<circle cx="${x}" cy="${y}" r="19" fill="${PAPER}" stroke="${deep(goodOf(letter))}" stroke-width="3" stroke-dasharray="6 4"/><g transform="translate(${x - 12} ${y - 12})">${iconInside(goodOf(letter))}</g>`;

/** A pattern of hexes with icons; cells have axial coordinates. */
export function patternArt(cells: number[][], icons: string): string {
	const w = 38;
	const at = cells.map(([q = 0, r = 0]): [number, number] => [(q + r / 2) * w, r * w * 0.866]);
	const xs = at.map(([x]) => x);
	const ys = at.map(([, y]) => y);
	const box = [Math.min(...xs) - 24, Math.min(...ys) - 25, Math.max(...xs) - Math.min(...xs) + 48];
	const tall = Math.max(...ys) - Math.min(...ys) + 50;
	const drawn = at.map(([x, y], i) => {
		const good = goodOf(icons[i] ?? "B");
		return `<path d="${hexPath(x, y, 21.5)}" fill="${base(good)}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="12.5" fill="${PAPER}"/><g transform="translate(${x - 9.6} ${y - 9.6}) scale(.8)">${iconInside(good)}</g>`;
	});
	return `<svg viewBox="${box.join(" ")} ${tall}" aria-hidden="true">${drawn.join("")}</svg>`;
}
