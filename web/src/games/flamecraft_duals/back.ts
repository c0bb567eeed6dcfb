// The back of its cards, as SVG text.
import { hexPath } from "../../ui/shapes";
import { backOf, type Palette } from "../card-back";

const PALETTE: Palette = ["#1F5563", "#F4BE2E", "#E2F3F4"];

function middle([bg, gold, pale]: Palette): string {
	let mid = "";
	for (let q = -3; q <= 3; q++)
		for (let r = -4; r <= 4; r++)
			mid += `<path d="${hexPath(50 + (q + r / 2) * 22, 70 + r * 19, 11)}" fill="none" stroke="${pale}" stroke-opacity=".16" stroke-width="1.5"/>`;
	mid += `<path d="${hexPath(50, 70, 30)}" fill="${bg}" stroke="${gold}" stroke-width="2.5"/><path d="M50 52a18 18 0 0 1 0 36Z" fill="${gold}"/><path d="M50 52a18 18 0 0 0 0 36Z" fill="${pale}"/><circle cx="44" cy="68" r="2.5" fill="${bg}"/><circle cx="56" cy="68" r="2.5" fill="${bg}"/>`;
	return mid;
}
export default backOf(PALETTE, middle(PALETTE));
