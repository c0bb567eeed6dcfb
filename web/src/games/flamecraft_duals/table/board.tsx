// The nineteen hexes: stacks with their lower tokens, what can be picked, what a choice would do, where a pattern fits.
// A grid with one tab stop: arrows move from hex to hex.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useDragons } from "../../../ui/dragons";
import { part, soon } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { hexPath } from "../../../ui/shapes";
import { fountainArt, stackArt, wantedArt } from "./art";
import type { Preview } from "./outcome";
import { beside, centreOf, hexLabel, type Pattern, R, ROWS, stackAt, type View } from "./pieces";

const Gain = part(() => import("../later/gain"), "Gain");
soon(Gain);

export interface BoardProps {
	view: View;
	/** The hexes that can be picked. */
	legal: Set<string>;
	live: boolean;
	chosen: string | null;
	preview: Preview;
	/** The card whose places are shown. */
	look: Pattern | null;
	last: string[];
	onPick(hex: string, at: Element): void;
	onAsk(hex: string, at: Element): void;
	onLeave(): void;
	/** The stack that is inspected, by pointer or focus. */
	onInto(hex: string | null): void;
	/** The hex under the mouse. */
	onUnder(hex: string | null): void;
}

const FRAME = hexPath(0, 0, 284);

export function Board(props: BoardProps): JSX.Element {
	const { view, legal, live, chosen, preview, look, last, onPick } = props;
	const [stop, setStop] = useState("C3");
	const room = useRef<HTMLDivElement>(null);
	const column = useRef<number | null>(null);
	const asked = live && legal.size > 0;
	const soft = legal.size * 2 > 19;
	const first = [...legal][0];
	// keyboard users start at a hex that can be picked
	useLayoutEffect(() => {
		if (asked && first && !legal.has(stop)) setStop(first);
	}, [asked, first]);
	const step = (event: KeyboardEvent, hex: string) => {
		if (event.key === "Enter" || event.key === " ") {
			event.preventDefault();
			onPick(hex, event.currentTarget as Element);
			return;
		}
		const next = neighbour(hex, event.key, column);
		if (!next) return;
		event.preventDefault();
		setStop(next);
		room.current?.querySelector<SVGElement>(`[data-ref="${next}"]`)?.focus();
	};
	const stateOf = (hex: string) => {
		if (hex === chosen) return "hx--chosen";
		if (!asked) return "";
		return legal.has(hex) ? (soft ? "hx--soft" : "hx--lit") : "hx--dim";
	};
	return (
		<div class="fd-board" role="grid" aria-label={t("flamecraft_duals-board")} ref={room}>
			<svg viewBox="12 14 576 520" role="presentation">
				<path class="frame" d={FRAME} transform="translate(300 274) rotate(30)" />
				{ROWS.map((row) => (
					<g role="row" key={row[0]}>
						{row.map((hex) => {
							const [x, y] = centreOf(hex);
							return (
								<g
									key={hex}
									{...pointing(props, hex, asked)}
									role="gridcell"
									class={`hx ${stateOf(hex)} ${preview.reach.includes(hex) ? "hx--reach" : ""} ${marks(hex, view, look, last)}`}
									tabindex={hex === stop ? 0 : -1} // spelled as in SVG
									data-ref={hex}
									data-testid={`hex-${hex}`}
									data-legal={legal.has(hex)}
									data-height={stackAt(view, hex).length}
									aria-disabled={asked && !legal.has(hex)}
									aria-selected={hex === chosen}
									aria-label={hexLabel(view, hex)}
									onClick={(event) => {
										setStop(hex);
										onPick(hex, event.currentTarget);
									}}
									onKeyDown={(event) => step(event, hex)}
									data-zoom={stackAt(view, hex).length > 1 ? hex : undefined}
								>
									<path class="ground" d={hexPath(x, y, R - 3)} />
									<Inside view={view} hex={hex} preview={preview} />
									<path class="focus" d={hexPath(x, y, R - 5)} />
								</g>
							);
						})}
					</g>
				))}
				<svg class="over" viewBox="12 14 576 520" x="12" y="14" width="576" height="520" aria-hidden="true">
					<Chain view={view} />
					<Places look={look} />
					{preview.completes.length > 0 && <Gain view={view} preview={preview} />}
				</svg>
			</svg>
		</div>
	);
}

/** What the pointer and the focus do at a hex. */
function pointing({ legal, onAsk, onLeave, onInto, onUnder }: BoardProps, hex: string, asked: boolean) {
	return {
		onPointerEnter: (event: PointerEvent) => {
			if (event.pointerType !== "mouse") return;
			onInto(hex);
			onUnder(hex);
			if (asked && !legal.has(hex)) onAsk(hex, event.currentTarget as Element);
		},
		onPointerLeave: () => {
			onInto(null);
			onUnder(null);
			onLeave();
		},
		onFocus: () => onInto(hex),
		onBlur: () => {
			onInto(null);
			onLeave();
		},
	};
}

/** Left and right along a row; up and down to the hex nearest to the starting column. */
function neighbour(hex: string, key: string, column: { current: number | null }): string | undefined {
	const row = hex.charCodeAt(0) - 65;
	const at = Number(hex[1]) - 1;
	if (key === "ArrowUp" || key === "ArrowDown") {
		column.current ??= centreOf(hex)[0];
		const want = column.current;
		const near = ROWS[row + (key === "ArrowUp" ? -1 : 1)] ?? [];
		return [...near].sort((a, b) => Math.abs(centreOf(a)[0] - want) - Math.abs(centreOf(b)[0] - want))[0];
	}
	const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: (ROWS[row]?.length ?? 1) - 1 }[key];
	if (to === undefined) return undefined;
	column.current = null;
	return ROWS[row]?.[to];
}

function marks(hex: string, view: View, look: Pattern | null, last: string[]): string {
	const found: string[] = [];
	if (last.includes(hex)) found.push("hx--last");
	if (view.source === hex && view.to_play !== null) found.push("hx--source");
	if (look?.matches.some((place) => place.includes(hex))) found.push("hx--match");
	else if (look?.short.some((place) => place.missing === hex)) found.push("hx--want");
	return found.join(" ");
}

function Inside({ view, hex, preview }: { view: View; hex: string; preview: Preview }): JSX.Element {
	useDragons();
	const [x, y] = centreOf(hex);
	const ghost = preview.ghosts.find((each) => each.hex === hex);
	const mini = preview.mini ?? view.mini;
	if (mini === hex) {
		return <g class={preview.mini ? "ghost" : ""} dangerouslySetInnerHTML={{ __html: fountainArt(x, y) }} />;
	}
	let faces = stackAt(view, hex);
	const leaves = preview.gone === hex || ghost?.instead;
	if (ghost) faces = [...(leaves ? faces.slice(0, -1) : faces), ghost.face];
	if (!faces.length) {
		return (
			<text class="name" x={x} y={y + 5} text-anchor="middle">
				{hex}
			</text>
		);
	}
	const { rest, top } = stackArt(x, y, faces, ghost ? "happy" : view.chain.at(-1)?.hex === hex ? "fired" : "calm");
	return (
		<>
			<g dangerouslySetInnerHTML={{ __html: rest }} />
			<g
				data-lifts
				class={`top ${ghost ? "ghost" : preview.gone === hex ? "going" : ""}`}
				dangerouslySetInnerHTML={{ __html: top }}
			/>
			{ghost && <circle class="ghost-ring" cx={x} cy={y} r="47" />}
		</>
	);
}

/** The fire-ups of this turn, in order. */
function Chain({ view }: { view: View }): JSX.Element {
	return (
		<g class="chain-marks">
			{view.chain.map(({ hex }, i) => {
				const [x, y] = centreOf(hex);
				const before = view.chain.slice(0, i).filter((link) => link.hex === hex).length;
				return (
					<g key={i} transform={`translate(${x + 34 - before * 18} ${y - 34})`}>
						<circle r="12" />
						<text y="4.5" text-anchor="middle">
							{i + 1}
						</text>
					</g>
				);
			})}
		</g>
	);
}

/** Every place where a card matches, and every one that is one token short. */
function Places({ look }: { look: Pattern | null }): JSX.Element | null {
	if (!look) return null;
	const wanted = new Map(look.short.map(({ missing, wants }) => [`${missing}${wants}`, [missing, wants] as const]));
	return (
		<g class="places">
			{look.short.map(({ hexes }, i) => (
				<path key={`s${i}`} class="near" d={joined(hexes)} />
			))}
			{look.matches.map((hexes, i) => (
				<path key={`m${i}`} class="match" d={joined(hexes)} />
			))}
			{[...wanted.values()].map(([hex, letter]) => {
				const same = [...wanted.values()].filter(([other]) => other === hex);
				const aside = same.length > 1 ? (same.findIndex(([, each]) => each === letter) - 0.5) * 40 : 0;
				const [x, y] = centreOf(hex);
				return <g key={hex + letter} dangerouslySetInnerHTML={{ __html: wantedArt(x + aside, y, letter) }} />;
			})}
		</g>
	);
}

/** Lines between the adjacent hexes of a place. */
function joined(hexes: string[]): string {
	return hexes
		.flatMap((a, i) =>
			hexes
				.slice(i + 1)
				.filter((b) => beside(a, b))
				.map((b) => `M${centreOf(a).join(" ")}L${centreOf(b).join(" ")}`),
		)
		.join("");
}
