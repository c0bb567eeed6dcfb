// The back of its cards, as SVG text.
import { backOf, type Palette } from "../card-back";

const PALETTE: Palette = ["#2F5A4A", "#F2B33D", "#E9F0DC"];

function middle([bg, gold, pale]: Palette): string {
	let mid = "";
	for (let y = 0; y < 6; y++)
		for (let x = 0; x < 4; x++)
			mid += `<path transform="translate(${14 + x * 24 + (y % 2) * 12} ${20 + y * 24})" d="M0-8C0-3 7-1 7 5a7 7 0 0 1-14 0C-7 1-2-2 0-8Z" fill="${pale}" fill-opacity=".13"/>`;
	mid += `<circle cx="50" cy="70" r="27" fill="${bg}" stroke="${gold}" stroke-width="2.5"/><path d="M52 48c2 10 16 15 16 29 0 10-8 16-18 16s-18-6-18-16c0-7 3-11 7-15 1 4 3 6 5 7-2-9 1-16 8-21Z" fill="${gold}"/><path d="M51 70c1 6 8 9 8 15 0 5-4 8-9 8s-9-3-9-8c0-3 2-6 4-7 0 2 1 3 3 4-1-5 0-9 3-12Z" fill="${bg}"/>`;
	return mid;
}
export default backOf(PALETTE, middle(PALETTE));
