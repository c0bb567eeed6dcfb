// Small things that fly over the table: goods, coins and hearts from where they come to where they go, and the number
// of a score from where it was made.
import "./flights.css";
import { still } from "../../state/settings";
import { iconInside } from "../../ui/icon";
import { move, type Timing, time } from "../animate";
import { grownBy } from "../grown";
import { between, EASE, type Place, seen, tick } from "./travel";

const APART = 60; // ms between things of one kind
const MOST = 8; // the most that are drawn, however many there are

function flier(kind: string, icon: string, text = ""): HTMLElement {
	const made = document.createElement("div");
	made.className = kind;
	made.setAttribute("aria-hidden", "true");
	made.innerHTML = `<svg viewBox="0 0 24 24">${iconInside(icon)}</svg>`;
	if (text) made.prepend(text);
	const shell = document.querySelector(".shell");
	made.style.zoom = String(shell ? grownBy(shell) : 1);
	document.body.append(made);
	return made;
}

async function along(made: HTMLElement, frames: Keyframe[], timing: Timing): Promise<void> {
	await move(made, frames, timing);
	made.remove();
}

/** A place as a flier's own offset; the flier is anchored at the top left corner of the window. */
function offset(made: HTMLElement, place: DOMRect): [number, number] {
	const zoom = grownBy(made);
	return between(place, made.getBoundingClientRect()).map((way) => way / zoom) as [number, number];
}
const at = ([x, y]: [number, number]): string => `${x}px ${y}px`;

/** Things of one kind hop from one place to another, one after the other; the figure they land on ticks each time. */
export async function hop(icon: string, count: number, from: Place, to: Place, figure?: Element): Promise<void> {
	const ms = time("--move");
	if (!from || !to || still() || ms <= 0 || document.hidden) return;
	const flights = Array.from({ length: Math.min(count, MOST) }, async (_, k) => {
		const made = flier("flier", icon);
		const [a, b] = [offset(made, from), offset(made, to)];
		const top: [number, number] = [(a[0] + b[0]) / 2, Math.min(a[1], b[1]) * 0.5 + ((a[1] + b[1]) / 2) * 0.5 - 24];
		const frames = [
			{ translate: at(a), scale: ".5", opacity: 0 },
			{ translate: at(a), scale: "1", opacity: 1, offset: 0.12 },
			{ translate: at(top), offset: 0.55 },
			{ translate: at(b), scale: ".7", opacity: 1 },
		];
		const delay = (k * APART * ms) / 360;
		await Promise.all([along(made, frames, { ms, delay, easing: EASE.travel }), tick(figure, ms + delay)]);
	});
	await Promise.all(flights);
}

/** A score appears where it was made, then goes to its seat, whose figure ticks. */
export async function award(icon: string, text: string, from: Place, to: Place, figure?: Element): Promise<void> {
	const ms = time("--show");
	if (!from || still() || ms <= 0 || document.hidden) return;
	const made = flier("moment", icon, text);
	const a = offset(made, from);
	const b = to ? offset(made, to) : ([a[0], a[1] - 40] as [number, number]);
	const frames = [
		{ translate: at(a), scale: ".4", opacity: 0 },
		{ translate: at(a), scale: "1.3", opacity: 1, offset: 0.2 },
		{ translate: at(a), scale: "1.1", opacity: 1, offset: 0.55 },
		{ translate: at([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 24]), scale: "1", offset: 0.78 },
		{ translate: at(b), scale: ".6", opacity: to ? 1 : 0 },
	];
	await Promise.all([along(made, frames, { ms: ms * 1.6, mark: true }), tick(figure, ms * 1.6)]);
}

/** A short word over a place, such as the damage of a blow; it rises and is gone. */
export const remark = (icon: string, text: string, over: Place): Promise<void> => award(icon, text, over, null);

/** The first visible match, and where it is. */
export function found(selector: string): { thing: HTMLElement | undefined; place: Place } {
	const thing = seen(selector);
	return { thing, place: thing?.getBoundingClientRect() };
}
