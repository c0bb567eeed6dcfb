// Dragging a thing onto a thing or into a zone: the same as pointing at both, with a mouse or a finger. Anything with
// `data-ref` that can go somewhere can be dragged; a zone has `data-drop`, the verbs it takes, or `data-lands`, the
// thing it stands for. Over a place where the thing can go, the answer is previewed; letting go gives it. Picking up a
// thing may itself be the first part of a move: it is played at once, and the targets are known a moment later.
// `data-lifts` marks the part of a thing that moves.
import "./drag.css";
import { still } from "../../../state/settings";
import { grownBy, placeOf } from "../../grown";
import type { Picker } from "../picks";
import { type Drop, dropped, type Place } from "./drops";

const SLOP = { mouse: 5, touch: 9 };

interface Held {
	ref: string;
	thing: Element;
	x: number;
	y: number;
	slop: number;
	/** Picking it up has played a word: the next question is about it. */
	said: boolean;
	/** The image that follows the pointer, once it has moved. */
	image: HTMLElement | null;
	over: Element | null;
	/** What letting go here would answer. */
	drop: Drop | null;
}
let held: Held | null = null;
const hangs = (): boolean => Boolean(held?.image);

/** Follows the pointer on the whole page, starting with the press that loaded this; returns a function to stop. */
export function startDragging(latest: { current: Picker }, pressed?: PointerEvent): () => void {
	if (pressed) take(latest.current, pressed);
	const stops = [
		on("pointerdown", (event) => take(latest.current, event)),
		on("pointermove", (event) => follow(latest.current, event)),
		on("pointerup", () => letGo(latest.current)),
		on("pointercancel", () => abandon(latest.current)),
		on("keydown", (event) => event.key === "Escape" && hangs() && abandon(latest.current)),
		// dragging over text does not select it, and a dragging finger does not scroll
		on("selectstart", (event) => held && event.preventDefault()),
		on("dragstart", (event) => held && event.preventDefault()), // nor does the browser drag an earlier selection
		on("touchmove", (event) => hangs() && event.cancelable && event.preventDefault()),
	];
	return () => {
		for (const stop of stops) stop();
		abandon(latest.current);
	};
}

function on<K extends keyof WindowEventMap>(kind: K, handler: (event: WindowEventMap[K]) => void): () => void {
	addEventListener(kind, handler, { passive: false });
	return () => removeEventListener(kind, handler);
}

function take(picker: Picker, event: PointerEvent): void {
	const thing = (event.target as Element).closest?.("[data-ref]");
	const ref = thing?.getAttribute("data-ref");
	held = null;
	if (!thing || !ref || event.button !== 0 || !event.isPrimary || !picker.live) return;
	if (!picker.onward(ref) && !goes(picker, ref)) return;
	const slop = SLOP[event.pointerType === "mouse" ? "mouse" : "touch"];
	held = { ref, thing, x: event.clientX, y: event.clientY, slop, said: false, image: null, over: null, drop: null };
}

const dropAt = ({ answers, about }: Picker, ref: string, place: Place) => dropped(answers, about, ref, place);

/** Whether a thing can go onto another or into a zone on the page. */
function goes(picker: Picker, ref: string): boolean {
	if ([...picker.touched].some((other) => dropAt(picker, ref, { ref: other }))) return true;
	return [...document.querySelectorAll("[data-drop]")].some((zone) => dropAt(picker, ref, zoneOf(zone)));
}

const zoneOf = (zone: Element): Place => ({ verbs: (zone.getAttribute("data-drop") ?? "").split(/\s+/) });

function follow(picker: Picker, event: PointerEvent): void {
	if (!event.buttons) abandon(picker); // it was released where no event reached us
	if (!held) return;
	const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
	if (!held.image) {
		if (Math.hypot(dx, dy) < held.slop) return;
		if (event.pointerType !== "mouse" && scrolls(held.thing, dx, dy)) {
			held = null;
			return;
		}
		begin(picker, held);
	}
	const by = grownBy(held.thing);
	held.image?.style.setProperty("translate", `${dx / by}px ${dy / by}px`);
	hover(picker, held, event.clientX, event.clientY);
}

function begin(picker: Picker, drag: Held): void {
	getSelection()?.removeAllRanges(); // the first press selects text, since this module is loaded only after it
	drag.image = lift(drag.thing);
	drag.thing.setAttribute("data-dragged", "");
	const onward = picker.onward(drag.ref);
	drag.said = onward !== null;
	if (onward) picker.play(onward);
	else picker.hold(picker.touched.has(drag.ref) || picker.begins.has(drag.ref) ? [drag.ref] : []);
}

/** Finds the element under the pointer that would take the thing. */
function hover(picker: Picker, drag: Held, x: number, y: number): void {
	let at = document.elementFromPoint(x, y);
	let drop: Drop | null = null;
	for (; at; at = at.parentElement) {
		const ref = at.getAttribute("data-ref") ?? at.getAttribute("data-lands");
		const place = ref ? { ref } : at.hasAttribute("data-drop") ? zoneOf(at) : null;
		drop = place && dropAt(picker, (drag.said && picker.about) || drag.ref, place);
		if (drop) break;
	}
	if (at === drag.over) return;
	drag.over?.removeAttribute("data-over");
	at?.setAttribute("data-over", "");
	drag.over = at;
	drag.drop = drop;
	picker.peek(drop?.answer ?? null);
}

function letGo(picker: Picker): void {
	if (!held?.image) {
		held = null;
		return;
	}
	const { drop } = held;
	noClick();
	if (!drop || !picker.live) abandon(picker);
	else {
		end(held, false);
		if (drop.answer) picker.play(drop.answer);
		else picker.hold(drop.refs);
	}
}

function abandon(picker: Picker): void {
	if (!held?.image) {
		held = null;
		return;
	}
	end(held, true);
	picker.clear();
}

function end(drag: Held, back: boolean): void {
	const { image } = drag;
	held = null;
	drag.over?.removeAttribute("data-over");
	drag.thing.removeAttribute("data-dragged");
	if (!image || !back || still()) {
		image?.remove();
		return;
	}
	const motion = image.animate([{}, { translate: "0 0", opacity: 0 }], { duration: 160, easing: "ease-out" });
	motion.onfinish = motion.oncancel = () => image.remove();
}

/** The end of a drag is not a click; the next press is, even if a busy page hears of it before the time is up. */
function noClick(): void {
	const stop = (event: MouseEvent) => {
		event.stopPropagation();
		event.preventDefault();
	};
	const over = () => {
		removeEventListener("click", stop, true);
		removeEventListener("pointerdown", over, true);
	};
	addEventListener("click", stop, { capture: true, once: true });
	addEventListener("pointerdown", over, true);
	setTimeout(over, 60);
}

/** Whether a finger moving in this direction would scroll a container of the thing. */
function scrolls(thing: Element, dx: number, dy: number): boolean {
	const across = Math.abs(dx) > Math.abs(dy);
	for (let at: Element | null = thing; at; at = at.parentElement) {
		const { overflowX, overflowY } = getComputedStyle(at);
		const room = across ? at.scrollWidth - at.clientWidth : at.scrollHeight - at.clientHeight;
		if (room > 1 && /auto|scroll/.test(across ? overflowX : overflowY)) return true;
	}
	return false;
}

const NAMES = ["id", "data-ref", "data-testid", "data-legal", "data-drop", "data-zoom", "data-dragged", "tabindex"];

/** A copy of the thing that follows the pointer. It is next to the thing in the page, so that it looks the same. */
function lift(thing: Element): HTMLElement {
	const moved = thing.querySelector("[data-lifts]") ?? thing;
	const { x, y, width, height } = placeOf(moved);
	const copy = moved.cloneNode(true) as Element;
	for (const each of [copy, ...copy.querySelectorAll("*")]) for (const name of NAMES) each.removeAttribute(name);
	const image = document.createElement("div");
	image.className = "drag";
	image.setAttribute("aria-hidden", "true");
	image.append(moved instanceof SVGGraphicsElement ? framed(moved, copy) : upright(moved as HTMLElement, copy));
	image.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
	(thing.closest("svg")?.parentElement ?? thing.parentElement)?.append(image);
	// above everything, and outside of containers that scroll or clip
	image.popover = "manual";
	image.showPopover?.();
	return image;
}

function framed(moved: SVGGraphicsElement, copy: Element): Element {
	const { x, y, width, height } = moved.getBBox();
	const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
	frame.append(copy);
	return frame;
}

function upright(moved: HTMLElement, copy: Element): Element {
	const { offsetWidth: width, offsetHeight: height } = moved;
	(copy as HTMLElement).style.cssText +=
		`;position:static;margin:0;transform:none;translate:none;rotate:none;scale:none;animation:none;transition:none;width:${width}px;height:${height}px`;
	return copy;
}
