// The frame of the back of a title's cards. SVG text, drawn once.
import { svg } from "../ui/shapes";

export type Palette = readonly [ground: string, gold: string, pale: string];

export function backOf([bg, gold]: Palette, middle: string): string {
	return svg(
		"0 0 100 140",
		`<rect width="100" height="140" rx="9" fill="${bg}"/><g clip-path="inset(7px round 6px)">${middle}</g><rect x="6" y="6" width="88" height="128" rx="6" fill="none" stroke="${gold}" stroke-opacity=".75" stroke-width="1.5"/>`,
		'preserveAspectRatio="none"',
	);
}

/** Scales, and a shield with a spark: for a title without a middle of its own, too. */
export function sparks([bg, gold, pale]: Palette): string {
	let mid = "";
	for (let i = 0; i < 7; i++)
		for (let j = 0; j < 9; j++)
			mid += `<path d="M${4 + j * 12 + (i % 2) * 6} ${12 + i * 20}q6 14 0 20q-6-6 0-20" fill="${pale}" fill-opacity=".10"/>`;
	mid += `<path d="M50 34 76 50v30c0 15-12 22-26 28-14-6-26-13-26-28V50Z" fill="${bg}" stroke="${gold}" stroke-width="2.5"/><path d="M55 46 36 74h11l-4 22 22-30H53Z" fill="${gold}"/>`;
	return mid;
}
