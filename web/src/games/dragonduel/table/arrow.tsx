// Arrows over the field: from the attacker to the Tower it strikes, or to the blocker; a picked attack is dashed.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { placeOf } from "../../../board/grown";
import type { Answer } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { nameEver, nameOf, ownerOf, type View } from "../cards/cards";
import { factsOf } from "../cards/telling";

export interface Shot {
	from: string;
	/** A monster, or the seat under attack. */
	to: string | number;
	ghost: boolean;
}
interface Curve {
	d: string;
	head: string;
	shot: Shot;
}

export function Arrows({ shots }: { shots: Shot[] }): JSX.Element {
	const box = useRef<HTMLDivElement>(null);
	const [curves, setCurves] = useState<Curve[]>([]);
	const key = JSON.stringify(shots);
	// depends on the key, which identifies the shots
	useLayoutEffect(() => {
		const draw = () => setCurves(shots.flatMap((shot) => curveOf(box.current, shot) ?? []));
		draw();
		const late = setTimeout(draw, 300); // cards may still be turning
		addEventListener("resize", draw);
		return () => {
			clearTimeout(late);
			removeEventListener("resize", draw);
		};
	}, [key]);
	return (
		<div class="dd-arrows" ref={box} aria-hidden="true">
			<svg width="100%" height="100%" aria-hidden="true">
				{curves.map(({ d, head, shot }) => (
					<g key={d} class={shot.ghost ? "ghost" : ""} data-from={shot.from} data-to={shot.to}>
						<path class="edge" d={d} />
						<path d={d} />
						<path class="head" d={head} />
					</g>
				))}
			</svg>
		</div>
	);
}

const found = (thing: Element | null | undefined): DOMRect | undefined => (thing ? placeOf(thing) : undefined);

function curveOf(box: HTMLElement | null, shot: Shot): Curve[] | null {
	const { from, to } = shot;
	const field = box?.parentElement;
	const a = found(field?.querySelector(`[data-ref="${from}"]`));
	const goal =
		typeof to === "number" ? field?.querySelector(`[data-tower="${to}"]`) : field?.querySelector(`[data-ref="${to}"]`);
	// with three or four players, a Tower is only a number in its player's part, so the arrow points at that part
	const shown = goal?.getClientRects().length ? goal : field?.querySelector(`.dd-player[data-seat="${to}"]`);
	const b = found(shown);
	const o = found(box);
	const lane = found(field?.querySelector(".dd-lane"));
	if (!a || !b || !o || !lane) return null;
	const above = (place: DOMRect) => place.top < lane.top;
	// a Tower below is struck from the side at its top, but not by a monster directly above it
	const tower = typeof to === "number" && shown === goal && above(a);
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

/** An attack that is picked but not made yet. */
function Aimed({ people, answer }: { people: Scene<View>["people"]; answer: Answer }): JSX.Element {
	const { card = "", to = 0, strength = 0 } = factsOf(answer);
	return (
		<span class="dd-pill up">
			<Icon name="attack" size="s" />{" "}
			{t("dragonduel-lane-aimed", {
				attacker: nameOf(card),
				name: people[to]?.name ?? "",
				strength: String(strength),
			})}
		</span>
	);
}

/** The attack in one line: the pill in the lane, where there is no space for arrows. */
export function LanePill({ scene, answer }: { scene: Scene<View>; answer: Answer | null }): JSX.Element | null {
	const { view, people, heard } = scene;
	const { battle } = view;
	if (!battle && answer?.verb === "attack") return <Aimed people={people} answer={answer} />;
	if (!battle) return null;
	const key = battle.blocker
		? "dragonduel-lane-blocked"
		: battle.defender === view.seat
			? "dragonduel-lane-you"
			: "dragonduel-lane";
	return (
		<span class={`dd-pill ${ownerOf(view, battle.attacker) === view.seat ? "up" : ""}`}>
			<Icon name={battle.blocker ? "block" : "attack"} size="s" />{" "}
			{t(key, {
				attacker: nameEver(view, heard, battle.attacker),
				blocker: battle.blocker ? nameEver(view, heard, battle.blocker) : "",
				name: people[battle.defender]?.name ?? "",
				strength: String(battle.strength),
			})}
		</span>
	);
}
