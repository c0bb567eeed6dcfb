// Emblem, star and hexagon. All return SVG text.
export const svg = (box: string, inner: string, extra = ""): string =>
	`<svg viewBox="${box}" ${extra} aria-hidden="true">${inner}</svg>`;
export const f = (x: number): number => Math.round(x * 100) / 100;

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
