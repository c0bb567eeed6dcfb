// A chart of one measure over the moments of a game, drawn as SVG: a line for each seat, or stacked areas. Each line
// ends with its name and figure, so that no colour has to be matched.
import type { JSX } from "preact";

export interface Series {
	name: string;
	seat: number;
	points: number[];
}
interface ChartProps {
	title: string;
	series: Series[];
	/** The moment of each point. */
	moments: number[];
	at: number;
	stacked?: boolean;
	onGo(moment: number): void;
}
const WIDE = 340;
const TALL = 150;
const [LEFT, RIGHT, TOP, BOTTOM] = [28, 8, 8, 20];

/** A path in steps: a value stays the same until the next one. */
export function stairs(points: [number, number][]): string {
	return points
		.map(([x, y], i) => (i ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`))
		.join("");
}

/** Each series added to the sum of those below it. */
export function piledUp(series: Series[]): number[][] {
	const sums: number[][] = [];
	for (const { points } of series) sums.push(points.map((value, k) => value + (sums.at(-1)?.[k] ?? 0)));
	return sums;
}

export function Chart({ title, series, moments, at, stacked = false, onGo }: ChartProps): JSX.Element | null {
	const shown = series.filter(({ points }) => !stacked || points.some(Boolean));
	const heights = stacked ? piledUp(shown) : shown.map(({ points }) => points);
	const all = heights.flat();
	if (!all.length || moments.length < 2) return null;
	const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
	const [first = 0, last = 1] = [moments[0], moments.at(-1)];
	const x = (moment: number) => LEFT + ((moment - first) / Math.max(1, last - first)) * (WIDE - LEFT - RIGHT);
	const y = (value: number) => TALL - BOTTOM - ((value - low) / (high - low)) * (TALL - TOP - BOTTOM);
	const path = (values: number[]) => stairs(values.map((value, k) => [x(moments[k] ?? 0), y(value)]));
	const under = (k: number) => [...(heights[k - 1] ?? moments.map(() => 0))];
	const label = `${title}. ${shown.map(({ name, points }) => `${name}: ${points.at(-1)}`).join(", ")}`;
	const click = (event: MouseEvent) => {
		const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
		const part = (((event.clientX - left) / width) * WIDE - LEFT) / (WIDE - LEFT - RIGHT);
		onGo(Math.round(first + Math.min(1, Math.max(0, part)) * (last - first)));
	};
	return (
		<figure class="rv-chart">
			<figcaption>{title}</figcaption>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does the same by keyboard */}
			<svg viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={label} onClick={click}>
				{[low, high].map((value) => (
					<g key={value}>
						<path class="rv-ground" d={`M${LEFT} ${y(value)}H${WIDE - RIGHT}`} />
						<text x={LEFT - 5} y={y(value) + 4} text-anchor="end">
							{value}
						</text>
					</g>
				))}
				{shown.map(({ seat, name }, k) =>
					stacked ? (
						<path
							key={name}
							class={`rv-area rv-area--${seat % 8}`}
							d={`${path(heights[k] ?? [])}${back(under(k), moments, x, y)}Z`}
						/>
					) : (
						<path
							key={name}
							class={`rv-way rv-way--${seat}`}
							style={`--who:var(--seat-${seat})`}
							d={path(heights[k] ?? [])}
						/>
					),
				)}
				<path class="rv-now" d={`M${x(Math.max(first, Math.min(last, at)))} ${TOP}V${TALL - BOTTOM}`} />
			</svg>
			<ul>
				{shown.map(({ name, seat, points }) => (
					<li key={name}>
						<i
							class={stacked ? `rv-area--${seat % 8}` : `rv-way--${seat}`}
							style={stacked ? "" : `--who:var(--seat-${seat})`}
						/>
						{name} <b>{points.findLast((_, k) => (moments[k] ?? 0) <= at) ?? points[0]}</b>
					</li>
				))}
			</ul>
		</figure>
	);
}

/** The lower edge of an area, from right to left. */
function back(values: number[], moments: number[], x: (at: number) => number, y: (value: number) => number): string {
	let path = "";
	for (let k = values.length - 1; k >= 0; k--)
		path += `V${y(values[k] ?? 0).toFixed(1)}H${x(moments[k] ?? 0).toFixed(1)}`;
	return path;
}
