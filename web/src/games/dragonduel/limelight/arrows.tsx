// Arrows over the field: from the attacker to the Tower it strikes, or to the blocker, a picked attack dashed; and from
// what lies on the chain to what it is about.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { aimOf, type Curve, curveOf, type Shot } from "./curves";

export function Arrows({ shots, seq }: { shots: Shot[]; seq: number }): JSX.Element {
	const box = useRef<HTMLDivElement>(null);
	const [curves, setCurves] = useState<Curve[]>([]);
	const key = JSON.stringify(shots);
	// depends on the key, which identifies the shots; what they lead to may have moved at any update
	useLayoutEffect(() => {
		const draw = () =>
			setCurves(shots.flatMap((shot) => (shot.by === undefined ? curveOf : aimOf)(box.current, shot) ?? []));
		draw();
		const late = setTimeout(draw, 300); // cards may still be turning
		const watch = new ResizeObserver(draw);
		if (box.current) watch.observe(box.current);
		return () => {
			clearTimeout(late);
			watch.disconnect();
		};
	}, [key, seq]);
	return (
		<div class="dd-arrows" ref={box} aria-hidden="true">
			<svg width="100%" height="100%" aria-hidden="true">
				{curves.map(({ d, head, shot }) => (
					<g
						key={d}
						class={shot.ghost ? "ghost" : shot.by === undefined ? "" : "aims"}
						style={shot.by === undefined ? undefined : `--who:var(--seat-${shot.by})`}
						data-from={shot.from}
						data-to={shot.to}
					>
						<path class="edge" d={d} />
						<path d={d} />
						<path class="head" d={head} />
					</g>
				))}
			</svg>
		</div>
	);
}
