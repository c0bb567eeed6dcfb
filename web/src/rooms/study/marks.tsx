// The marks of a moment, drawn over the board: arrows, rings, numbers and words, in ink, green or red. Green says that it
// is good, red is dashed, so neither needs its colour to be told apart.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { t } from "../../ui/locales";
import { type Spot, spokenName, spotOf, thingOn } from "./board";

export interface Mark {
	kind: "arrow" | "ring" | "number" | "word";
	ink: "ink" | "good" | "bad";
	start: string;
	target: string;
	word: string;
}
interface MarksProps {
	/** The board that they lie on. */
	board: { current: HTMLElement | null };
	marks: Mark[];
	/** Changes with everything that moves things. */
	moment: unknown;
}
interface Placed {
	mark: Mark;
	from: Spot;
	to: Spot | null;
}
const SETTLES = [80, 400, 1200]; // ms after which things lie where they belong

export function Marks({ board, marks, moment }: MarksProps): JSX.Element {
	const sheet = useRef<SVGSVGElement>(null);
	const [placed, setPlaced] = useState<Placed[]>([]);
	const { lang } = useStore(settings);
	const key = JSON.stringify(marks);
	useLayoutEffect(() => {
		const place = () =>
			setPlaced(sheet.current ? marks.flatMap((mark) => placedOn(sheet.current, board.current, mark)) : []);
		place();
		const timers = SETTLES.map((ms) => setTimeout(place, ms));
		const sizes = new ResizeObserver(place);
		if (board.current) sizes.observe(board.current);
		return () => {
			timers.forEach(clearTimeout);
			sizes.disconnect();
		};
	}, [key, moment, lang]);
	return (
		<svg class="st-marks" ref={sheet} aria-hidden="true" data-testid="marks" data-count={placed.length}>
			{placed.map((each, i) => (
				<g key={i} class={`st-mark st-mark--${each.mark.ink}`} data-kind={each.mark.kind}>
					<Shape {...each} />
				</g>
			))}
		</svg>
	);
}

function placedOn(sheet: SVGSVGElement | null, board: HTMLElement | null, mark: Mark): Placed[] {
	const from = thingOn(board, mark.start);
	const to = mark.target ? thingOn(board, mark.target) : null;
	const spot = sheet && from ? spotOf(sheet, from) : null;
	return spot ? [{ mark, from: spot, to: sheet && to ? spotOf(sheet, to) : null }] : [];
}

function Shape({ mark, from, to }: Placed): JSX.Element | null {
	const { kind, word, ink } = mark;
	const caption = word || (kind === "ring" && ink === "good" ? t("study-good") : "");
	if (kind === "arrow") return to && <Arrow from={from} to={to} word={word} />;
	if (kind === "number")
		return <Label x={from.x + from.width / 2 - 8} y={from.y - from.height / 2 + 8} text={word} square />;
	if (kind === "word") return <Label x={from.x} y={from.y + from.height / 2} text={word} />;
	return (
		<>
			<rect
				x={from.x - from.width / 2 - 5}
				y={from.y - from.height / 2 - 5}
				width={from.width + 10}
				height={from.height + 10}
				rx={
					Math.min(from.width, from.height) / 2 < 60 && Math.abs(from.width - from.height) < 24
						? from.width / 2 + 5
						: 16
				}
			/>
			{caption && <Label x={from.x} y={from.y + from.height / 2 + 8} text={caption} />}
		</>
	);
}

function Arrow({ from, to, word }: { from: Spot; to: Spot; word: string }): JSX.Element {
	const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
	const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
	const short = Math.min(Math.min(to.width, to.height) * 0.3, length * 0.3);
	const end = { x: to.x - dx * short, y: to.y - dy * short };
	const bend = Math.min(36, length * 0.14);
	const middle = { x: (from.x + end.x) / 2 - dy * bend, y: (from.y + end.y) / 2 + dx * bend };
	const angle = (Math.atan2(end.y - middle.y, end.x - middle.x) * 180) / Math.PI;
	return (
		<>
			<path d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`} />
			<path class="st-head" d="M-17 -11 0 0-17 11" transform={`translate(${end.x} ${end.y}) rotate(${angle})`} />
			{word && <Label x={middle.x} y={middle.y} text={word} />}
		</>
	);
}

function Label({ x, y, text, square }: { x: number; y: number; text: string; square?: boolean }): JSX.Element {
	const width = square ? Math.max(30, text.length * 9 + 16) : text.length * 8.4 + 22;
	return (
		<g class={square ? "st-number" : "st-word"} transform={`translate(${x} ${y})`}>
			<rect x={-width / 2} y={-15} width={width} height={30} rx={square ? 8 : 15} />
			<text y={5} text-anchor="middle">
				{text}
			</text>
		</g>
	);
}

/** A mark in words, for those who do not see it: "Arrow, good, from D2 to E1." */
export function markText(mark: Mark, board: HTMLElement | null): string {
	const from = spokenName(board, mark.start);
	const to = mark.target ? spokenName(board, mark.target) : "";
	return t("study-mark-told", {
		kind: t(`study-mark-${mark.kind}`),
		ink: t(`study-ink-${mark.ink}`),
		where: mark.kind === "arrow" ? t("study-from-to", { from, to }) : t("study-on", { thing: from }),
		word: mark.word || "none",
	});
}
