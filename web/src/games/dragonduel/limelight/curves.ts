// The ways of the arrows over the field: along the lanes between the rows, never across a card that they are not about.
import { placeOf } from "../../../board/grown";

export interface Shot {
	/** A monster, or a thing on the chain. */
	from: string;
	/** A monster, a thing on the chain, or a seat: its Tower. */
	to: string | number;
	ghost: boolean;
	/** Whose card or ability is about it; an attack has none. */
	by?: number;
	/** How many arrows of the chain run in the same lane before it. */
	nth?: number;
}
export interface Curve {
	d: string;
	head: string;
	shot: Shot;
}

const found = (thing: Element | null | undefined): DOMRect | undefined => (thing ? placeOf(thing) : undefined);

/** What an arrow leads to; with three or four players a Tower may only be a number in its player's part. */
function goalOf(field: Element | null | undefined, to: string | number): Element | null | undefined {
	const goal =
		typeof to === "number" ? field?.querySelector(`[data-tower="${to}"]`) : field?.querySelector(`[data-ref="${to}"]`);
	return goal?.getClientRects().length ? goal : field?.querySelector(`.dd-player[data-seat="${to}"]`);
}

/** An attack. */
export function curveOf(box: HTMLElement | null, shot: Shot): Curve[] | null {
	const { from, to } = shot;
	const field = box?.parentElement;
	const a = found(field?.querySelector(`[data-ref="${from}"]`));
	const shown = goalOf(field, to);
	const b = found(shown);
	const o = found(box);
	const lane = found(field?.querySelector(".dd-lane"));
	if (!a || !b || !o || !lane) return null;
	const above = (place: DOMRect) => place.top < lane.top;
	// a Tower below is struck from the side at its top, but not by a monster directly above it
	const tower = typeof to === "number" && shown?.matches("[data-tower]") && above(a);
	const aside = sideOf(field, from, (b.left + b.right) / 2);
	const inside = typeof to === "string" ? sideOf(field, to, (a.left + a.right) / 2) : null;
	// from behind others of its row it comes out between them
	const out = aside === null ? null : { x: aside - o.left, y: lane.top - 18 - o.top };
	const way = out && `M${(aside ?? 0) < a.left ? a.left + 8 - o.left : a.right - 8 - o.left} ${a.bottom - o.top}`;
	const lead = out && `${way}Q${out.x} ${a.bottom + 2 - o.top} ${out.x} ${a.bottom + 12 - o.top}L${out.x} ${out.y}`;
	if (tower && a.left + a.width * 0.25 > b.right + 12) {
		const x1 = out?.x ?? a.left + a.width * 0.25 - o.left;
		const y1 = a.bottom + 2 - o.top;
		const x2 = b.right + 2 - o.left;
		// above the icons of the cards there
		const cards = found(field?.querySelector(".dd-player--own .dd-place"))?.top ?? b.bottom;
		const y2 = Math.min(b.top + 10, lane.bottom + 12, cards - 20) - o.top;
		const [cx, cy] = [x1 - (out ? 4 : 24), y2 + 2];
		return [curve(`${lead ?? `M${x1} ${y1}`}Q${cx} ${cy} ${x2} ${y2}`, x2, y2, Math.atan2(y2 - cy, x2 - cx), shot)];
	}
	// otherwise it leaves its row, runs along the lane, and turns in where it strikes: never across other cards
	const x1 = out?.x ?? a.left + a.width / 2 - o.left;
	const y1 = out?.y ?? (above(a) ? a.bottom + 2 : a.top - 2) - o.top;
	const x2 = (inside ?? b.left + b.width / 2) - o.left;
	const reach = above(b) ? Math.min(b.bottom + 8, lane.top - 4) : Math.max(b.top - 8, lane.bottom + 4);
	const y2 = (inside === null ? reach : lane.top - 8) - o.top;
	const y = lane.top + lane.height / 2 - o.top + (above(a) && above(b) ? 14 : 0);
	const run = `${lead ?? `M${x1} ${y1}`}C${x1} ${y} ${x2} ${y} ${x2} ${y2}`;
	if (inside === null) return [curve(run, x2, y2, Math.sign(y2 - y) * (Math.PI / 2), shot)];
	const low = b.bottom - o.top;
	const x3 = (inside < b.left ? b.left + 4 : b.right - 4) - o.left;
	return [curve(`${run}L${x2} ${low + 10}Q${x2} ${low} ${x3} ${low - 5}`, x3, low - 5, Math.atan2(-5, x3 - x2), shot)];
}

/** Where an arrow passes next to an opponent's card that is behind another of its row; null if the way is free. */
function sideOf(field: Element | null | undefined, ref: string, towards: number): number | null {
	const place = field?.querySelector(`.dd-foes [data-ref="${ref}"]`)?.closest(".dd-place");
	if (!place) return null;
	const own = placeOf(place);
	const behind = [...(place.parentElement?.querySelectorAll(":scope > .dd-place") ?? [])].some((other) => {
		const { left, right, top } = placeOf(other);
		return top > own.top + own.height / 2 && left < own.right - 4 && right > own.left + 4;
	});
	if (!behind) return null;
	return towards < own.left + own.width / 2 ? own.left - 4 : own.right + 4;
}

/** A line with its arrowhead: two wings at its end, turned in its direction. */
function curve(d: string, x: number, y: number, angle: number, shot: Shot): Curve {
	const wing = (turn: number) => `${x - 16 * Math.cos(angle + turn)} ${y - 16 * Math.sin(angle + turn)}`;
	return { d, head: `M${wing(0.55)}L${x} ${y}L${wing(-0.55)}`, shot };
}

const ROUND = 10; // px of a corner
const APART = 6; // px between arrows that run in one lane

/** What lies on the chain is about something: out of its link, along the lane, to that. Null if a card would be crossed. */
export function aimOf(box: HTMLElement | null, shot: Shot): Curve[] | null {
	const field = box?.parentElement;
	const link = field?.querySelector(`[data-place="item-${shot.from}"]`);
	const goal = goalOf(field, shot.to);
	const [a, b, o] = [found(link), found(goal), found(box)];
	const [lane, sides] = [found(field?.querySelector(".dd-lane")), found(field?.querySelector(".dd-sides"))];
	if (!a?.width || !b?.width || !o || !lane || !sides) return null;
	const beside = a.left >= sides.right;
	if (goal?.closest(".dd-chain")) return linked(a, b, o, beside, shot);
	const up = b.top < lane.top;
	const turn = up ? -1 : 1;
	// next to an opponent's card that is behind another of its row, and into it from the side
	const aside = sideOf(field, String(shot.to), a.left);
	const x2 = (aside ?? b.left + b.width / 2) - o.left;
	const y2 = (up ? Math.min(b.bottom + 4, lane.top) : b.top - 10) - o.top;
	const [x3, y3] = [(aside !== null && aside < b.left ? b.left + 4 : b.right - 4) - o.left, b.bottom - 5 - o.top];
	const end = aside === null ? `L${x2} ${y2}` : `L${x2} ${y3 + 15}Q${x2} ${y3 + 5} ${x3} ${y3}`;
	const whole = (way: string) =>
		aside === null
			? curve(way + end, x2, y2, turn * (Math.PI / 2), shot)
			: curve(way + end, x3, y3, Math.atan2(-5, x3 - x2), shot);
	if (beside) {
		const x = (a.left + sides.right) / 2 - 8 - o.left;
		const [x1, y1] = [a.left - 2 - o.left, a.top + 40 - o.top];
		const y = lane.top + lane.height / 2 - o.top + (shot.nth ?? 0) * APART;
		const bend = y > y1 ? ROUND : -ROUND;
		const down = `M${x1} ${y1}Q${x} ${y1} ${x} ${y1 + bend}L${x} ${y - bend}Q${x} ${y} ${x - ROUND} ${y}`;
		return [whole(`${down}L${x2 + ROUND} ${y}Q${x2} ${y} ${x2} ${y + turn * ROUND}`)];
	}
	if (a.top < lane.top - 4 || a.bottom > lane.bottom + 4) return null;
	const [x1, y1] = [a.left + 38 - o.left, (up ? a.top : a.bottom) - o.top];
	const edge = up ? lane.top - o.top : Math.min(lane.bottom - o.top, y2);
	const y = (y1 + edge) / 2;
	return [whole(`M${x1} ${y1}C${x1} ${y} ${x2} ${y} ${x2} ${edge}`)];
}

/** From one thing on the chain to another: round their outer side. */
function linked(a: DOMRect, b: DOMRect, o: DOMRect, beside: boolean, shot: Shot): Curve[] {
	if (!beside) {
		const [x1, x2, y] = [a.left + 38 - o.left, b.left + 38 - o.left, a.top - 4 - o.top];
		return [curve(`M${x1} ${y}C${x1} ${y - 20} ${x2} ${y - 20} ${x2} ${y}`, x2, y, Math.PI / 2, shot)];
	}
	const [x, y1, y2] = [a.left - 2 - o.left, a.top + 52 - o.top, b.top + 40 - o.top];
	return [curve(`M${x} ${y1}C${x - 22} ${y1} ${x - 22} ${y2} ${x} ${y2}`, x, y2, 0, shot)];
}
