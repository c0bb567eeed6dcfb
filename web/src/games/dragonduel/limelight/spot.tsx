// The card that all look at: it comes to the middle of the table at reading size, says what it is about with arrows, is
// struck through if it is countered, and goes on to where it belongs. Only to be seen: clicks go through it.
import "./limelight.css";
import { type JSX, render } from "preact";
import { move } from "../../../board/animate";
import { grownBy } from "../../../board/grown";
import { between, EASE, type Place, seen } from "../../../board/motion/travel";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { Back } from "../cards/back";
import { CardFace } from "../cards/card";
import { cardOf, shade } from "../cards/cards";

export interface SpotProps {
	code: string;
	seat: number;
	/** The word below it: announced, resolves, countered, or what may be done with a Tower card. */
	word: string;
	struck?: boolean;
	/** It lies face down and is turned over. */
	hidden?: boolean;
}
function Spot({ code, seat, word, struck = false, hidden = false }: SpotProps): JSX.Element {
	const card = cardOf(code);
	return (
		<>
			<span class="dd-leaf">
				<span class={`dd-card dd-card--${card.kind} dd-card--spot`} style={`--c:var(--el-${shade(card.element)})`}>
					<CardFace code={code} />
				</span>
				{hidden && <Back class="dd-spot-back" />}
			</span>
			{struck && (
				<svg class="dd-strike" viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
					<path d="M6 128L94 12" pathLength="1" />
				</svg>
			)}
			<b class="dd-spot-word" style={`--who:var(--seat-${seat})`}>
				{struck && <Icon name="close" size="s" />} {word}
			</b>
		</>
	);
}

/** The middle of the table: between the fields, wherever they are. */
export function middle(): Place {
	const field = seen(".dd-sides") ?? seen(".dd-field");
	return field?.getBoundingClientRect();
}

export interface Way {
	from: Place;
	/** Where it goes in the end; it fades if there is no such place. */
	to: Place;
	at: number;
	come: number;
	stay: number;
	go: number;
	/** What it may not cover. */
	clear?: DOMRect[];
}
/** How far beside the middle a card may lie, in its own widths, nearest first. */
const BESIDE = [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8];

/** The place next to the middle at which a card covers nothing of these; the middle itself if there is none. */
export function clearOf(goal: DOMRect, wide: number, high: number, clear: DOMRect[]): DOMRect {
	const [x, y] = [goal.x + goal.width / 2 - wide / 2, goal.y + goal.height / 2 - high / 2];
	const places = BESIDE.map((by) => new DOMRect(x + by * wide, y, wide, high));
	const inside = places.filter(({ left, right }) => left >= goal.left && right <= goal.right);
	const apart = (a: DOMRect, b: DOMRect) =>
		a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
	return inside.find((place) => clear.every((thing) => apart(place, thing))) ?? (places[0] as DOMRect);
}

/** Lays the card down for as long as its act takes; returns its place in the middle, and when it is gone. */
export function showCard(props: SpotProps, way: Way): { place: Place; gone: Promise<void> } {
	const room = document.querySelector(".dd");
	const field = middle();
	if (!room || !field) return { place: null, gone: Promise.resolve() };
	const host = document.createElement("div");
	host.className = "dd-spot";
	host.setAttribute("aria-hidden", "true");
	room.append(host);
	room.setAttribute("data-lit", "");
	render(<Spot {...props} />, host);
	const by = grownBy(host);
	const own = host.getBoundingClientRect();
	const goal = clearOf(field, own.width, own.height, way.clear ?? []);
	const at = (place: DOMRect) =>
		between(place, own)
			.map((far) => `${far / by}px`)
			.join(" ");
	const ms = way.come + way.stay + way.go;
	const [landed, leaves] = [way.come / ms, (way.come + way.stay) / ms];
	const frames = [
		{ translate: at(way.from ?? goal), scale: way.from ? ".4" : ".8", opacity: 0, easing: EASE.out },
		{ translate: at(goal), scale: "1", opacity: 1, offset: landed },
		{ translate: at(goal), scale: "1", opacity: 1, offset: leaves, easing: EASE.travel },
		{ translate: at(way.to ?? goal), scale: way.to ? ".35" : ".9", opacity: 0 },
	];
	const marks = [turnOver(host, way), strike(host, way)];
	const gone = Promise.all([move(host, frames, { ms, delay: way.at, easing: "linear" }), ...marks]).then(() => {
		render(null, host);
		host.remove();
		if (!room.querySelector(".dd-spot")) room.removeAttribute("data-lit");
	});
	return { place: goal, gone };
}

/** A card that lies face down is turned over as soon as it has come. */
async function turnOver(host: HTMLElement, { at, come, stay }: Way): Promise<void> {
	const leaf = host.querySelector(".dd-leaf");
	if (!leaf?.querySelector(".dd-spot-back")) return;
	const frames = [{ rotate: "y 180deg" }, { rotate: "y 0deg" }];
	await move(leaf, frames, { ms: Math.min(stay * 0.5, 420), delay: at + come * 0.8, easing: EASE.out });
}

/** A countered card is struck through while it is read. */
async function strike(host: HTMLElement, { at, come, stay }: Way): Promise<void> {
	const path = host.querySelector(".dd-strike path");
	if (!path) return;
	const frames = [{ strokeDashoffset: "1" }, { strokeDashoffset: "0" }];
	await move(path, frames, { ms: stay * 0.4, delay: at + come, easing: EASE.out });
}

/** A shield before the Tower that is struck; it breaks if it is too weak. */
export async function shield(over: Place, n: number, holds: boolean, when: { at: number; ms: number }): Promise<void> {
	const room = document.querySelector(".dd");
	if (!over || !room) return;
	const host = document.createElement("div");
	host.className = `dd-shield ${holds ? "" : "dd-shield--breaks"}`;
	host.setAttribute("aria-hidden", "true");
	room.append(host);
	const half = (
		<i>
			<Icon name="block" />
			<b>{n}</b>
		</i>
	);
	render(
		<>
			{half}
			{half}
			<em>{t("dragonduel-shield", { holds: holds ? "yes" : "no" })}</em>
		</>,
		host,
	);
	const [x, y] = between(over, host.getBoundingClientRect()).map((far) => `${far / grownBy(host)}px`);
	const place = `${x} ${y}`;
	const timing = { ms: when.ms, delay: when.at, easing: "linear" };
	const frames = [
		{ translate: place, scale: ".3", opacity: 0 },
		{ translate: place, scale: "1.15", opacity: 1, offset: 0.2 },
		{ translate: place, scale: "1", opacity: 1, offset: 0.3 },
		{ translate: place, scale: "1", opacity: 1, offset: 0.85 },
		{ translate: place, scale: "1", opacity: 0 },
	];
	const halves = holds ? [] : [...host.querySelectorAll("i")];
	const apart = halves.map((thing, k) => {
		const [way, turn] = k ? ["12px 8px", "14deg"] : ["-12px 8px", "-14deg"];
		const broken = [{}, { translate: "0 0", rotate: "0deg", offset: 0.45 }, { translate: way, rotate: turn }];
		return move(thing, broken, timing);
	});
	await Promise.all([move(host, frames, timing), ...apart]);
	render(null, host);
	host.remove();
}
