// The back of its cards, as SVG text.
import { f, starPath } from "../../ui/shapes";
import { backOf, type Palette } from "../card-back";

const PALETTE: Palette = ["#2A2A5E", "#E7C873", "#F3ECD8"];

function middle([bg, gold, pale]: Palette): string {
	let mid = "";
	for (let i = 0; i < 24; i++)
		mid += `<path d="M50 70L${f(50 + 95 * Math.cos((i * Math.PI) / 12))} ${f(70 + 95 * Math.sin((i * Math.PI) / 12))}" stroke="${pale}" stroke-opacity=".12" stroke-width="${i % 2 ? 1 : 3}"/>`;
	mid += `<circle cx="50" cy="70" r="29" fill="${bg}" stroke="${gold}" stroke-width="2.5"/><path d="M50 46a24 24 0 0 1 0 48Z" fill="#C4372C"/><path d="M50 46a24 24 0 0 0 0 48Z" fill="#3B5FBA"/><path d="${starPath(8, 13, 7, 50, 70)}" fill="${pale}"/><circle cx="50" cy="70" r="4.5" fill="${bg}"/>`;
	return mid;
}
export default backOf(PALETTE, middle(PALETTE));
