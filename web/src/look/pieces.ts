// Emblem, card backs, the star, and the one creature the home page shows. All return SVG text.
const svg = (box: string, inner: string, extra = ""): string =>
	`<svg viewBox="${box}" ${extra} aria-hidden="true">${inner}</svg>`;
const f = (x: number): number => Math.round(x * 100) / 100;

export const emblem = (): string =>
	svg(
		"0 0 64 64",
		`<path d="M32 3 59 19v36a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6V19Z" fill="var(--emblem-wall,#3A2A4C)"/><path d="M32 3 62 21l-4 6L32 11.5 6 27l-4-6Z" fill="var(--emblem-roof,#E2702A)"/><path d="M32 20c11 0 17 8 17 18v23H15V38c0-10 6-18 17-18Z" fill="var(--emblem-door,#1D1428)"/><path d="M33.5 25c1 8 11.5 12 11.5 22.500C45 55 39 60.5 32 60.500S19 55 19 47.500c0-5 2.4-8.3 5-11 .6 3 2 4.6 3.8 5.200C26 35 28.3 28.8 33.5 25Z" fill="#F79A35"/><path d="M32.6 40c.6 5 7 7.4 7 13.3 0 4.3-3.4 7.2-7.6 7.200s-7.6-2.9-7.6-7.200c0-2.9 1.4-4.8 2.9-6.3.4 1.7 1.2 2.6 2.2 3-.9-3.9.2-7.4 3.1-10Z" fill="#FFE2A0"/>`,
	);

export function starPath(points: number, outer: number, inner: number, cx = 0, cy = 0): string {
	let d = "";
	for (let i = 0; i < points * 2; i++) {
		const r = i % 2 ? inner : outer;
		const a = -Math.PI / 2 + (i * Math.PI) / points;
		d += `${(i ? "L" : "M") + f(cx + r * Math.cos(a))} ${f(cy + r * Math.sin(a))}`;
	}
	return `${d}Z`;
}

export const hexPath = (x: number, y: number, r: number): string =>
	`M${[0, 1, 2, 3, 4, 5].map((i) => `${f(x + r * Math.sin((i * Math.PI) / 3))} ${f(y - r * Math.cos((i * Math.PI) / 3))}`).join("L")}Z`;

type Palette = readonly [ground: string, gold: string, pale: string];
const PLAIN: Palette = ["#3A2A4C", "#F2B33D", "#F6ECDF"];
const PALETTE: Record<string, Palette> = {
	flamecraft: ["#2F5A4A", "#F2B33D", "#E9F0DC"],
	duals: ["#1F5563", "#F4BE2E", "#E2F3F4"],
	dualis: ["#2A2A5E", "#E7C873", "#F3ECD8"],
	dragonduel: ["#5B1F2E", "#FFC94A", "#F8E3D2"],
};

export function cardBack(title: string): string {
	const [bg, gold, pale] = PALETTE[title] ?? PLAIN;
	let mid = "";
	if (title === "flamecraft") {
		for (let y = 0; y < 6; y++)
			for (let x = 0; x < 4; x++)
				mid += `<path transform="translate(${14 + x * 24 + (y % 2) * 12} ${20 + y * 24})" d="M0-8C0-3 7-1 7 5a7 7 0 0 1-14 0C-7 1-2-2 0-8Z" fill="${pale}" fill-opacity=".13"/>`;
		mid += `<circle cx="50" cy="70" r="27" fill="${bg}" stroke="${gold}" stroke-width="2.5"/><path d="M52 48c2 10 16 15 16 29 0 10-8 16-18 16s-18-6-18-16c0-7 3-11 7-15 1 4 3 6 5 7-2-9 1-16 8-21Z" fill="${gold}"/><path d="M51 70c1 6 8 9 8 15 0 5-4 8-9 8s-9-3-9-8c0-3 2-6 4-7 0 2 1 3 3 4-1-5 0-9 3-12Z" fill="${bg}"/>`;
	} else if (title === "duals") {
		for (let q = -3; q <= 3; q++)
			for (let r = -4; r <= 4; r++)
				mid += `<path d="${hexPath(50 + (q + r / 2) * 22, 70 + r * 19, 11)}" fill="none" stroke="${pale}" stroke-opacity=".16" stroke-width="1.5"/>`;
		mid += `<path d="${hexPath(50, 70, 30)}" fill="${bg}" stroke="${gold}" stroke-width="2.5"/><path d="M50 52a18 18 0 0 1 0 36Z" fill="${gold}"/><path d="M50 52a18 18 0 0 0 0 36Z" fill="${pale}"/><circle cx="44" cy="68" r="2.5" fill="${bg}"/><circle cx="56" cy="68" r="2.5" fill="${bg}"/>`;
	} else if (title === "dualis") {
		for (let i = 0; i < 24; i++)
			mid += `<path d="M50 70L${f(50 + 95 * Math.cos((i * Math.PI) / 12))} ${f(70 + 95 * Math.sin((i * Math.PI) / 12))}" stroke="${pale}" stroke-opacity=".12" stroke-width="${i % 2 ? 1 : 3}"/>`;
		mid += `<circle cx="50" cy="70" r="29" fill="${bg}" stroke="${gold}" stroke-width="2.5"/><path d="M50 46a24 24 0 0 1 0 48Z" fill="#C4372C"/><path d="M50 46a24 24 0 0 0 0 48Z" fill="#3B5FBA"/><path d="${starPath(8, 13, 7, 50, 70)}" fill="${pale}"/><circle cx="50" cy="70" r="4.5" fill="${bg}"/>`;
	} else {
		for (let i = 0; i < 7; i++)
			for (let j = 0; j < 9; j++)
				mid += `<path d="M${4 + j * 12 + (i % 2) * 6} ${12 + i * 20}q6 14 0 20q-6-6 0-20" fill="${pale}" fill-opacity=".10"/>`;
		mid += `<path d="M50 34 76 50v30c0 15-12 22-26 28-14-6-26-13-26-28V50Z" fill="${bg}" stroke="${gold}" stroke-width="2.5"/><path d="M55 46 36 74h11l-4 22 22-30H53Z" fill="${gold}"/>`;
	}
	return svg(
		"0 0 100 140",
		`<rect width="100" height="140" rx="9" fill="${bg}"/><g clip-path="inset(7px round 6px)">${mid}</g><rect x="6" y="6" width="88" height="128" rx="6" fill="none" stroke="${gold}" stroke-opacity=".75" stroke-width="1.5"/>`,
		'preserveAspectRatio="none"',
	);
}

/** A storm dragon; its colour is the element's, given as --c. */
export const storm = (): string =>
	svg(
		"0 0 100 80",
		`<path d="M62 24 92 6c0 12-6 20-18 25Z" fill="#F4EAD9" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 45c2-7 9-10 17-12 6-8 14-12 24-13L56 3c5 5 7 11 5 18 13 4 22 13 26 26l9-1-6 9 7 5-8 5 3 9H52c3-6 2-12-2-16-8 3-18 4-28 2l4-5-12-1c-5-2-8-5-8-9Z" fill="var(--c)" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M36 38c5-4 10-5 15-4-2 6-8 8-15 4Z" fill="#FFE9B0" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="44" cy="37" r="2" fill="#2B1E2E"/><path d="M15 53c10 1 20-1 28-6M14 42h.5M62 40c6 3 10 8 12 14M62 54c3 3 5 8 5 13" fill="none" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M20 4 10 18h7l-4 10 14-15h-7l4-9Z" fill="#FFC94A" stroke="#2B1E2E" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>`,
	);
