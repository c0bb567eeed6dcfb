// The chart of a round: for each side, coins taken and tricks won as two rising lines. Where they meet, the side was
// exact; the area between them is the difference.
import type { JSX } from "preact";
import { signed, t } from "../../../ui/locales";
import type { Course } from "../table/rounds";

const WIDTH = 220;
const HEIGHT = 92;
const EDGE = 8;

type Point = readonly [number, number];

/** Points of a rising staircase over the tricks. */
function stairs(values: number[], top: number): Point[] {
	const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
	const y = (value: number) => HEIGHT - EDGE - (value / top) * (HEIGHT - 2 * EDGE);
	return values.flatMap((value, k): Point[] => {
		const x = EDGE + k * step;
		return k === 0
			? [[x, y(value)]]
			: [
					[x, y(values[k - 1] ?? 0)],
					[x, y(value)],
				];
	});
}

const path = (points: Point[]): string =>
	points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

export function CourseChart({ course, name, top }: { course: Course; name: string; top: number }): JSX.Element {
	const coins = stairs(course.coins, top);
	const tricks = stairs(course.tricks, top);
	const [cx = 0, cy = 0] = coins.at(-1) ?? [];
	const [tx = 0, ty = 0] = tricks.at(-1) ?? [];
	const label = t("dualis-chart", {
		name,
		coins: course.coins.at(-1) ?? 0,
		tricks: course.tricks.at(-1) ?? 0,
		score: signed(course.score),
	});
	return (
		<figure class="course">
			<figcaption>
				<b>{name}</b>
				<span class={course.score >= 0 ? "up" : "down"}>{signed(course.score)}</span>
			</figcaption>
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
				<path d={`M${EDGE} ${HEIGHT - EDGE}H${WIDTH - EDGE}`} class="ground" />
				<path d={`${path(coins)}${path([...tricks].reverse()).replace("M", "L")}Z`} class="gap" />
				<path d={path(tricks)} class="tricks" />
				<path d={path(coins)} class="coins" />
				<rect x={tx - 4} y={ty - 5} width="8" height="10" rx="2" class="trick-end" />
				<circle cx={cx} cy={cy} r="4.5" class="coin-end" />
			</svg>
			<p>{t("dualis-count", { coins: course.coins.at(-1) ?? 0, tricks: course.tricks.at(-1) ?? 0 })}</p>
		</figure>
	);
}

export function Legend(): JSX.Element {
	return (
		<p class="legend">
			<i class="pc" /> {t("dualis-coins")} <i class="pt" /> {t("dualis-tricks")} <span>{t("dualis-chart-hint")}</span>
		</p>
	);
}
