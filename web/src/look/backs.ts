// The backs of the titles' cards, as SVG text.
import { f, hexPath, starPath, svg } from "./pieces";

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
