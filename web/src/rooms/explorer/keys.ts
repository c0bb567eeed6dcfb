// The keys of the explorer: arrows go to the nearest thing in that direction, S sorts, [ and ] change the view.

const WAYS: Record<string, [x: number, y: number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};
const ASIDE = 3; // how much further away something counts that lies to the side

const middle = (each: Element): [number, number] => {
	const { left, top, width, height } = each.getBoundingClientRect();
	return [left + width / 2, top + height / 2];
};

/** The nearest in a direction; none if there is nothing. */
export function nearest(from: Element, all: readonly HTMLElement[], key: string): HTMLElement | undefined {
	const way = WAYS[key];
	if (!way) return undefined;
	const [x, y] = middle(from);
	let best: HTMLElement | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const each of all) {
		const [dx, dy] = middle(each).map((to, k) => to - (k ? y : x)) as [number, number];
		const along = dx * way[0] + dy * way[1];
		const far = along + ASIDE * Math.abs(dx * way[1] + dy * way[0]);
		if (each !== from && along > 1 && far < least) [best, least] = [each, far];
	}
	return best;
}

/** Moves the focus among the buttons of a table or map; `sort` is what S does. */
export function roving(event: KeyboardEvent, sort?: () => void): void {
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	const from = (event.target as Element).closest<HTMLElement>("button, [tabindex]");
	if (!from) return;
	if (sort && event.key.toLowerCase() === "s") sort();
	const area = event.currentTarget as HTMLElement;
	const next = nearest(from, [...area.querySelectorAll<HTMLElement>("button, [tabindex]")], event.key);
	if (!next) return;
	event.preventDefault();
	next.focus();
}
