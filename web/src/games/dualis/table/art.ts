// Star n has n + 3 rays, Moon n waxes to full at 13: strength can be seen before it is read.
import { starPath } from "../../../ui/shapes";
import type { Card } from "./cards";

const HALO =
	'<circle r="46" fill="none" stroke="currentColor" stroke-opacity=".3" stroke-width="1.5" stroke-dasharray="1 5" stroke-linecap="round"/>';
const DRAWN = new Map<string, string>();

export function artOf({ suit, number }: Card): string {
	const key = suit + number;
	const known = DRAWN.get(key);
	if (known) return known;
	const svg = `<svg viewBox="-50 -50 100 100" aria-hidden="true">${HALO}${suit === "S" ? star(number) : moon(number)}</svg>`;
	DRAWN.set(key, svg);
	return svg;
}

const star = (n: number): string =>
	`<path d="${starPath(n + 3, 42, n < 5 ? 19 : 25)}" fill="currentColor" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>`;

function moon(n: number): string {
	const lit = 0.1 + ((n - 1) / 12) * 0.9;
	const k = Math.round(3600 * (1 - 2 * lit)) / 100;
	const disc =
		n === 13
			? '<circle r="36" fill="currentColor"/>'
			: `<path d="M0-36A36 36 0 0 1 0 36A${Math.abs(k)} 36 0 0 ${k > 0 ? 0 : 1} 0-36Z" fill="currentColor"/>`;
	return `<circle r="36" fill="currentColor" fill-opacity=".18"/>${disc}<circle r="36" fill="none" stroke="currentColor" stroke-opacity=".7" stroke-width="1.5"/>`;
}
