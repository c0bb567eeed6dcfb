// The hall behind the table edge, and one small scene for each title, 260 x 142. SVG text, drawn once.
import { dragon, SKIN, type Trade } from "./dragon";
import { hexPath, starPath } from "./pieces";

const INK = "#36223A";
const put = (svg: string, x: number, y: number, w: number, h: number): string =>
	svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${w}" height="${h}" `);
const scene = (inner: string, fit = "xMidYMid"): string =>
	`<svg viewBox="0 0 260 142" preserveAspectRatio="${fit} slice" aria-hidden="true">${inner}</svg>`;

function house(x: number, w: number, h: number, wall: string, awning: string, type: Trade): string {
	const strips = 5;
	const sw = (w + 12) / strips;
	const top = 142 - h;
	let scallops = "";
	for (let i = 0; i < strips; i++) {
		scallops += `<path d="M${x - 6 + i * sw} ${top + 22}v10a${sw / 2} ${sw / 2} 0 0 0 ${sw} 0v-10Z" fill="${i % 2 ? "#FFF8EA" : awning}" stroke="${INK}" stroke-width="1.5"/>`;
	}
	const roof = h > 90 ? 26 : 20;
	const door = x + w / 2;
	return `<path d="M${x} 142V${top + 14}h${w}V142Z" fill="${wall}" stroke="${INK}" stroke-width="2"/><path d="M${x - 8} ${top + 23}l10-${roof}h${w - 4}l10 ${roof}Z" fill="${awning}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>${scallops}<path d="M${door - 21} 142v-24a21 21 0 0 1 42 0v24Z" fill="#4A2E3E" stroke="${INK}" stroke-width="2"/>${put(dragon({ type }), door - 23, 102, 46, 40)}`;
}

const flamecraft = (): string =>
	scene(
		`<rect x="-200" width="660" height="142" fill="#F8D9A8"/><circle cx="210" cy="30" r="18" fill="#FFF3CF"/><path d="M-200 92h200c40-26 80-20 120-6s90 6 140-18h200v74h-660Z" fill="#B9CF94"/>${house(14, 64, 84, "#F3E3CB", "#D98E1F", "bread")}${house(98, 66, 104, "#E6EEDD", "#3E905B", "plant")}${house(184, 64, 84, "#E9DDF2", "#8B4BB8", "potion")}`,
		"xMidYMax",
	);

const TOKENS: Record<string, [Trade, Trade?]> = {
	"1,0": ["crystal"],
	"2,0": ["iron", "potion"],
	"3,0": ["bread"],
	"1,1": ["meat"],
	"2,1": ["plant"],
	"0,1": ["potion"],
	"3,1": ["crystal", "iron"],
	"2,-1": ["meat"],
	"0,0": ["plant"],
	"1,-1": ["iron"],
	"3,-1": ["plant"],
};

function duals(): string {
	let hexes = "";
	for (let r = -1; r <= 2; r++) {
		for (let q = -1; q <= 5; q++) {
			const x = 30 + q * 54 + (r & 1 ? 27 : 0);
			const y = 48 + r * 47;
			hexes += `<path d="${hexPath(x, y, 29)}" fill="#D6EBED" stroke="#8DB9C0" stroke-width="2"/>`;
			const [type, second] = TOKENS[`${q},${r}`] ?? [];
			if (!type) continue;
			const rim = SKIN[type].b;
			hexes += `<circle cx="${x}" cy="${y + 4}" r="23" fill="${rim}"/><circle cx="${x}" cy="${y}" r="23" fill="#FBF4E7" stroke="${rim}" stroke-width="3"/>${put(dragon({ type, second }), x - 19, y - 18, 38, 33)}`;
		}
	}
	return scene(`<rect width="260" height="142" fill="#BFDDE1"/>${hexes}`);
}

function dualis(): string {
	let rays = "";
	let rings = "";
	for (let i = 0; i < 24; i++) {
		const a = (i * Math.PI) / 12;
		rays += `<path d="M78 71L${(78 + 200 * Math.cos(a)).toFixed(1)} ${(71 + 200 * Math.sin(a)).toFixed(1)}" stroke="#fff" stroke-opacity=".10" stroke-width="7"/>`;
	}
	for (let i = 1; i < 9; i++)
		rings += `<circle cx="182" cy="71" r="${26 + i * 13}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="3"/>`;
	return scene(
		`<clipPath id="ra"><path d="M0 0h152L108 142H0Z"/></clipPath><clipPath id="rb"><path d="M152 0h108v142H108Z"/></clipPath><g clip-path="url(#ra)"><rect width="260" height="142" fill="#C4372C"/>${rays}</g><g clip-path="url(#rb)"><rect width="260" height="142" fill="#2B4DA0"/>${rings}</g><path d="M152 0 108 142" stroke="#F3E4BE" stroke-width="3"/><path d="${starPath(11, 44, 27, 70, 71)}" fill="#FFEFC9" stroke="#FFEFC9" stroke-width="3" stroke-linejoin="round"/><path d="M204 102A38 38 0 1 1 192 34a30 30 0 1 0 12 68Z" fill="#FFEFC9"/>`,
	);
}

/** A storm dragon; its colour is the element's, given as --c. */
const storm = (): string =>
	`<svg viewBox="0 0 100 80" aria-hidden="true"><path d="M62 24 92 6c0 12-6 20-18 25Z" fill="#F4EAD9" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 45c2-7 9-10 17-12 6-8 14-12 24-13L56 3c5 5 7 11 5 18 13 4 22 13 26 26l9-1-6 9 7 5-8 5 3 9H52c3-6 2-12-2-16-8 3-18 4-28 2l4-5-12-1c-5-2-8-5-8-9Z" fill="var(--c)" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M36 38c5-4 10-5 15-4-2 6-8 8-15 4Z" fill="#FFE9B0" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="44" cy="37" r="2" fill="#2B1E2E"/><path d="M15 53c10 1 20-1 28-6M14 42h.5M62 40c6 3 10 8 12 14M62 54c3 3 5 8 5 13" fill="none" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M20 4 10 18h7l-4 10 14-15h-7l4-9Z" fill="#FFC94A" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/></svg>`;

const dragonduel = (): string =>
	scene(
		`<rect width="260" height="142" fill="#3B1628"/><circle cx="168" cy="74" r="92" fill="#5C2035"/><circle cx="168" cy="74" r="62" fill="#84303B"/><circle cx="168" cy="74" r="36" fill="#B5483F"/><path d="M0 142V112l30-12 40 16 50-22 60 24 80-20v44Z" fill="#240C19"/><path d="M34 142V46h-6V26h9v9h8v-9h10v9h8v-9h9v20h-6v96Z" fill="#1A0913" stroke="#6C2A3B" stroke-width="2"/><path d="M46 70v12M54 70v12" stroke="#FFC94A" stroke-width="4" stroke-linecap="round"/><g class="fire">${put(storm(), 104, 12, 148, 118)}</g>`,
	);

const SCENES: Record<string, string> = {
	flamecraft: flamecraft(),
	flamecraft_duals: duals(),
	dualis: dualis(),
	dragonduel: dragonduel(),
};

/** The picture of a title; a dragon if it has none. */
export const sceneOf = (title: string): string => SCENES[title] ?? dragon({ type: "crystal", pose: "peek" });

const arch = (x: number, i: number): string => {
	const stars = [
		[22, 122],
		[66, 178],
		[30, 196],
		[70, 112],
	].map(([a = 0, b = 0], k) =>
		(i + k) % 3 ? `<circle cx="${x + a}" cy="${b}" r="${k % 2 ? 1.6 : 2.2}" class="night-star"/>` : "",
	);
	return `<path d="M${x} 316V128a46 46 0 0 1 92 0v188Z" class="pane"/><path d="M${x + 46} 82v234M${x} 150h92M${x} 224h92" class="bars-of-window"/><path d="M${x} 316V128a46 46 0 0 1 92 0v188" class="frame"/>${stars.join("")}`;
};
const LAMPS: [number, number][] = [
	[120, 66],
	[300, 81],
	[470, 68],
	[640, 55],
	[800, 62],
	[960, 84],
	[1130, 95],
	[1290, 90],
	[1440, 70],
];

export const hall = (): string =>
	`<svg class="arches" viewBox="0 0 1560 316" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><defs><radialGradient id="gl"><stop offset="0" stop-color="#FFB65C" stop-opacity=".75"/><stop offset="1" stop-color="#FFB65C" stop-opacity="0"/></radialGradient></defs>${Array.from({ length: 15 }, (_, i) => arch(30 + (i - 3) * 172, i)).join("")}<ellipse class="glow" cx="1040" cy="300" rx="620" ry="230" fill="url(#gl)"/><path d="M-400 60C-200 20-100 10-10 40 300 120 500 20 780 60s520 60 800-20 300 20 500 20" class="cord"/>${LAMPS.map(([x, y]) => `<circle cx="${x}" cy="${y + 9}" r="26" fill="url(#gl)"/><circle cx="${x}" cy="${y + 9}" r="7" fill="#FFE0A0" stroke="#C98A3A" stroke-width="2"/>`).join("")}</svg>`;
