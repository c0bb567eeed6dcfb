// Arrows that live as long as an act: from the card in the middle, or from a monster, to what it is about.
import { move } from "../../../board/animate";
import { grownBy } from "../../../board/grown";
import type { Place } from "../../../board/motion/travel";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Where the line from the middle of a box to that of another leaves the first. */
export function edgeOf(box: DOMRect, towards: DOMRect): [x: number, y: number] {
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const [dx, dy] = [towards.x + towards.width / 2 - x, towards.y + towards.height / 2 - y];
	if (!dx && !dy) return [x, y];
	const far = Math.min(box.width / 2 / Math.abs(dx || 1e-9), box.height / 2 / Math.abs(dy || 1e-9), 1);
	return [x + dx * far, y + dy * far];
}

function line(d: string, kind: string): SVGPathElement {
	const path = document.createElementNS(NAMESPACE, "path");
	path.setAttribute("d", d);
	path.setAttribute("class", kind);
	path.setAttribute("pathLength", "1");
	return path;
}

/** Draws one arrow in the seat's colour; it is gone when its time is over. */
export async function ray(from: Place, to: Place, seat: number, when: { at: number; ms: number }): Promise<void> {
	const room = document.querySelector(".dd");
	if (!from || !to || !room || when.ms <= 0) return;
	const svg = document.createElementNS(NAMESPACE, "svg");
	svg.setAttribute("class", "dd-ray");
	svg.setAttribute("aria-hidden", "true");
	svg.style.setProperty("--who", `var(--seat-${seat})`);
	room.append(svg);
	const origin = svg.getBoundingClientRect();
	const by = grownBy(svg);
	const at = ([x, y]: [number, number]): [number, number] => [(x - origin.x) / by, (y - origin.y) / by];
	const [[x1, y1], [x2, y2]] = [at(edgeOf(from, to)), at(edgeOf(to, from))];
	// bent a little to one side, so that two that lie over each other can be told apart
	const [mx, my] = [(x1 + x2) / 2 - (y2 - y1) * 0.12, (y1 + y2) / 2 + (x2 - x1) * 0.12];
	const d = `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`;
	const angle = Math.atan2(y2 - my, x2 - mx);
	const wing = (turn: number) => `${x2 - 15 * Math.cos(angle + turn)} ${y2 - 15 * Math.sin(angle + turn)}`;
	svg.append(line(d, "edge"), line(d, "way"), line(`M${wing(0.5)}L${x2} ${y2}L${wing(-0.5)}`, "head"));
	const frames = [
		{ opacity: 0, strokeDashoffset: "1" },
		{ opacity: 1, strokeDashoffset: "0", offset: 0.35 },
		{ opacity: 1, strokeDashoffset: "0", offset: 0.85 },
		{ opacity: 0, strokeDashoffset: "0" },
	];
	await move(svg, frames, { ms: when.ms, delay: when.at });
	svg.remove();
}
