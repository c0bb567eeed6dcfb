// What a picture is about, on the table itself: outlines in the seat's colour with an edge of paper, and arrows from where
// something was to where it went. Nothing is dimmed, and nothing of it can be pressed.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { grownBy } from "../../board/grown";
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
			if (here ?? end) things.add((here ?? end) as Element);
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

/** A bent way between the edges of two boxes, with its head. */
function arrow(a: Box, b: Box): string | null {
	const [ax, ay] = [a.x + a.width / 2, a.y + a.height / 2];
	const [bx, by] = [b.x + b.width / 2, b.y + b.height / 2];
	const far = Math.hypot(bx - ax, by - ay);
	if (far < NEAR) return null;
	const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
	const edge = ({ width, height }: Box) =>
		Math.min(width / 2 / Math.abs(ux || 1e-9), height / 2 / Math.abs(uy || 1e-9));
	const [sx, sy] = [ax + ux * Math.min(edge(a), far / 3), ay + uy * Math.min(edge(a), far / 3)];
	const [ex, ey] = [bx - ux * Math.min(edge(b) + 4, far / 3), by - uy * Math.min(edge(b) + 4, far / 3)];
	const bend = Math.min(60, far / 5);
	const [mx, my] = [(sx + ex) / 2 + uy * bend, (sy + ey) / 2 - ux * bend];
	const way = Math.atan2(ey - my, ex - mx);
	const head = (by: number) => `${ex - 13 * Math.cos(way + by)} ${ey - 13 * Math.sin(way + by)}`;
	return `M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}M${head(0.6)}L${ex} ${ey}L${head(-0.6)}`;
}

function drawn(picture: Picture, pictures: Pictures, by: number): Drawn {
	const boxOf = (thing: Element): Box => {
		const { x, y, width, height } = thing.getBoundingClientRect();
		return { x: x / by, y: y / by, width: width / by, height: height / by };
	};
	const { things, ways } = about(picture, pictures);
	return {
		rings: [...things].map(boxOf).filter(({ width, height }) => width > 0 && height > 0),
		arrows: ways.flatMap(([from, to]) => arrow(boxOf(from), boxOf(to)) ?? []),
	};
}

export function Marks({ picture, pictures, who }: { picture: Picture; pictures: Pictures; who: number }): JSX.Element {
	const layer = useRef<HTMLDivElement>(null);
	const [{ rings, arrows }, set] = useState<Drawn>({ rings: [], arrows: [] });
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
		</div>
	);
}
