// What a picture is about, on the table itself: outlines in the seat's colour with an edge of paper, and arrows from where
// something was to where it went. Nothing is dimmed, and nothing of it can be pressed.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { grownBy } from "../../board/grown";
import { type Amount, Amounts } from "./picture";
import type { Pictures } from "./pictures";
import { elementOf } from "./places";
import type { Picture } from "./turns";

interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}
interface Drawn {
	rings: Box[];
	arrows: string[];
	/** What seats gained or lost, where they are. */
	labels: { x: number; y: number; of: Amount[] }[];
}
const MOST = 3; // arrows of one picture
const NEAR = 34; // px: nothing goes so short a way

/** The elements that a picture's lines are about, and the ways of what moved. */
function about({ lines }: Picture, pictures: Pictures): { things: Set<Element>; ways: [Element, Element][] } {
	const at = (name: string) => elementOf(name, pictures);
	const things = new Set<Element>();
	const ways: [Element, Element][] = [];
	for (const line of lines) {
		for (const { thing, from, to } of line.moves) {
			const [start, place, here] = [at(from), at(to), at(thing)];
			const end = here && (!place || place.contains(here)) ? here : place;
			const mark = end ?? here; // goods of others have the names of the reader's own
			if (mark) things.add(mark);
			if (start && end && start !== end && !ways.some(([a, b]) => a === start && b === end)) ways.push([start, end]);
		}
		const card = at(`card:${pictures.cardOf?.(line) ?? ""}`);
		if (card) things.add(card);
		for (const seat of [line.to, ...line.gains.map(([who]) => who)]) {
			const place = seat === null ? null : at(`seat-${seat}`);
			if (place) things.add(place);
		}
	}
	return { things, ways: ways.slice(0, MOST) };
}

interface Way {
	start: [x: number, y: number];
	mid: [x: number, y: number];
	end: [x: number, y: number];
}
const BENDS = [1, -1, 2.4, -2.4];
const STEPS = 24; // points of a way that are looked at

/** A way between the edges of two boxes, bent to one side or the other; null if they are too near. */
function wayBetween(a: Box, b: Box, bent: number): Way | null {
	const [ax, ay] = [a.x + a.width / 2, a.y + a.height / 2];
	const [bx, by] = [b.x + b.width / 2, b.y + b.height / 2];
	const far = Math.hypot(bx - ax, by - ay);
	if (far < NEAR) return null;
	const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
	const edge = ({ width, height }: Box) =>
		Math.min(width / 2 / Math.abs(ux || 1e-9), height / 2 / Math.abs(uy || 1e-9));
	const [sx, sy] = [ax + ux * Math.min(edge(a), far / 3), ay + uy * Math.min(edge(a), far / 3)];
	const [ex, ey] = [bx - ux * Math.min(edge(b) + 4, far / 3), by - uy * Math.min(edge(b) + 4, far / 3)];
	const bend = Math.min(60, far / 5) * bent;
	return { start: [sx, sy], mid: [(sx + ex) / 2 + uy * bend, (sy + ey) / 2 - ux * bend], end: [ex, ey] };
}

/** Whether a way leads over something that can be read there. */
function crosses({ start, mid, end }: Way, boxes: Box[]): boolean {
	return Array.from({ length: STEPS }, (_, k) => k / (STEPS - 1)).some((t) => {
		const at = (k: 0 | 1) => (1 - t) ** 2 * start[k] + 2 * t * (1 - t) * mid[k] + t * t * end[k];
		const [x, y] = [at(0), at(1)];
		return boxes.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
	});
}

/** A way with its head. */
function arrow({ start, mid, end: [ex, ey] }: Way): string {
	const way = Math.atan2(ey - mid[1], ex - mid[0]);
	const head = (by: number) => `${ex - 13 * Math.cos(way + by)} ${ey - 13 * Math.sin(way + by)}`;
	return `M${start.join(" ")}Q${mid.join(" ")} ${ex} ${ey}M${head(0.6)}L${ex} ${ey}L${head(-0.6)}`;
}

/** Everything else on the table that an arrow would cover; what lies around or inside of its ends is no obstacle. */
function obstacles(ends: Element[]): Element[] {
	const all = [...document.querySelectorAll(".stage [data-zoom], .stage [data-legal], .stage .ask")];
	return all.filter(
		(thing) => !thing.closest(".ribbon") && !ends.some((end) => end.contains(thing) || thing.contains(end)),
	);
}

function drawn(picture: Picture, pictures: Pictures, by: number): Drawn {
	const boxOf = (thing: Element): Box => {
		const { x, y, width, height } = thing.getBoundingClientRect();
		return { x: x / by, y: y / by, width: width / by, height: height / by };
	};
	const { things, ways } = about(picture, pictures);
	// around cards, where there is a way; what went where is said by the rings otherwise
	const arrows = ways.flatMap(([from, to]) => {
		const around = obstacles([from, to]).map(boxOf);
		const bent = BENDS.flatMap((bend) => wayBetween(boxOf(from), boxOf(to), bend) ?? []);
		const free = bent.find((way) => !crosses(way, around));
		return free ? [arrow(free)] : [];
	});
	const seats = [...new Set(picture.gains.map(([seat]) => seat))];
	const labels = seats.flatMap((seat) => {
		const place = elementOf(`seat-${seat}`, pictures);
		const of = picture.gains.filter(([who]) => who === seat).map(([, unit, n]): Amount => [unit, n]);
		if (!place || !of.some(([unit]) => pictures.units.some(([known]) => known === unit))) return [];
		const { x, y, width } = boxOf(place);
		return [{ x: x + width, y, of }];
	});
	return { rings: [...things].map(boxOf).filter(({ width, height }) => width > 0 && height > 0), arrows, labels };
}

export function Marks({ picture, pictures, who }: { picture: Picture; pictures: Pictures; who: number }): JSX.Element {
	const layer = useRef<HTMLDivElement>(null);
	const [{ rings, arrows, labels }, set] = useState<Drawn>({ rings: [], arrows: [], labels: [] });
	useLayoutEffect(() => {
		layer.current?.showPopover();
		const draw = () => layer.current && set(drawn(picture, pictures, grownBy(layer.current)));
		draw();
		addEventListener("resize", draw);
		return () => removeEventListener("resize", draw);
	}, [picture]);
	return (
		<div class="ribbon rb-marks" popover="manual" ref={layer} style={`--who:var(--seat-${who})`}>
			<svg aria-hidden="true">
				{["rb-edge", "rb-ink"].map((ink) => (
					<g key={ink} class={ink}>
						{rings.map(({ x, y, width, height }, k) => (
							<rect key={k} x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx="13" />
						))}
						{arrows.map((way) => (
							<path key={way} d={way} />
						))}
					</g>
				))}
			</svg>
			{labels.map(({ x, y, of }) => (
				<span key={`${x} ${y}`} class="rb-label" style={{ left: `${x}px`, top: `${y}px` }} data-testid="ribbon-label">
					<Amounts of={of} pictures={pictures} />
				</span>
			))}
		</div>
	);
}
