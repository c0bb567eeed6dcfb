// Arrows over the field: from the attacker to the Tower it strikes, or to whoever blocks; a picked attack is dashed.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import type { Scene } from "..";
import { monsterName, ownerOf, type View } from "./cards";

export interface Shot {
	from: string;
	/** A monster, or the seat that is struck. */
	to: string | number;
	ghost: boolean;
	kind: "attack" | "block" | "aim";
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
	// the key stands for the shots
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
					<g key={d} class={`${shot.kind} ${shot.ghost ? "ghost" : ""}`} data-from={shot.from} data-to={shot.to}>
						<path class="edge" d={d} />
						<path d={d} />
						<path class="head" d={head} />
					</g>
				))}
			</svg>
		</div>
	);
}

function curveOf(box: HTMLElement | null, shot: Shot): Curve[] | null {
	const { from, to } = shot;
	const field = box?.parentElement;
	const a = field?.querySelector(`[data-ref="${from}"]`)?.getBoundingClientRect();
	const goal =
		typeof to === "number" ? field?.querySelector(`[data-tower="${to}"]`) : field?.querySelector(`[data-ref="${to}"]`);
	const shown = goal?.getClientRects().length ? goal : field?.querySelector(`.dd-bar[data-seat="${to}"]`);
	const b = shown?.getBoundingClientRect();
	const o = box?.getBoundingClientRect();
	if (!a || !b || !o) return null;
	const down = a.top < b.top;
	// a Tower is struck from the side, but not by a monster that stands right above it
	const tower = typeof to === "number" && shown === goal && a.left + a.width * 0.25 > b.right + 12;
	const x1 = a.left + a.width * (tower ? 0.25 : 0.5) - o.left;
	const y1 = (down ? a.bottom + 2 : a.top - 2) - o.top;
	const x2 = (tower ? b.right + 2 : b.left + b.width / 2) - o.left;
	const y2 = (tower ? (down ? b.top + 10 : b.bottom - 34) : down ? b.top - 8 : b.bottom + 8) - o.top;
	const cx = tower ? x1 - 24 : (x1 + x2) / 2 + (y2 - y1) * 0.18;
	const cy = tower ? y2 + 2 : (y1 + y2) / 2;
	const angle = Math.atan2(y2 - cy, x2 - cx);
	const wing = (turn: number) => `${x2 - 16 * Math.cos(angle + turn)} ${y2 - 16 * Math.sin(angle + turn)}`;
	const d = `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`;
	return [{ d, head: `M${wing(0.55)}L${x2} ${y2}L${wing(-0.55)}`, shot }];
}

/** The attack in one line: the pill in the lane, where arrows have no room. */
export function LanePill({ scene: { view, people } }: { scene: Scene<View> }): JSX.Element | null {
	const { battle } = view;
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
				attacker: monsterName(view, battle.attacker),
				blocker: battle.blocker ? monsterName(view, battle.blocker) : "",
				name: people[battle.defender]?.name ?? "",
				strength: String(battle.strength),
			})}
		</span>
	);
}
