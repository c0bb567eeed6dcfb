// Which pictures of a line are folded, so that the rest fits: the lightest first, then the oldest. What comes first says
// where the turn began, and what concerns the reader is folded last.

export interface Weighed {
	width: number;
	weight: 1 | 2 | 3;
	you: boolean;
}
const CHIP = 84; // px for "12 more"

const runs = (folded: Set<number>): number => [...folded].filter((k) => !folded.has(k - 1)).length;

/** How much room those that are not folded need, with the chips for the others. */
export const neededBy = (pictures: Weighed[], folded: Set<number>): number =>
	pictures.reduce((sum, { width }, k) => sum + (folded.has(k) ? 0 : width), 0) + runs(folded) * CHIP;

/** The indices of those that are folded when there is this much room. */
export function folding(pictures: Weighed[], room: number): Set<number> {
	const folded = new Set<number>();
	const needed = () => neededBy(pictures, folded);
	const rank = ({ weight, you }: Weighed, k: number) => weight + (k === 0 ? 3 : 0) + (you ? 2 : 0);
	const order = pictures
		.map((picture, k): [rank: number, k: number] => [rank(picture, k), k])
		.sort(([a, i], [b, j]) => a - b || i - j);
	for (const [, k] of order) {
		if (needed() <= room || folded.size === pictures.length - 1) break;
		folded.add(k);
	}
	// where even the first one is too wide, the narrowest that fits at an end of the line stands alone
	if (needed() > room && pictures.length > 1) {
		const last = pictures.length - 1;
		const [first, end] = [pictures[0]?.width ?? 0, pictures[last]?.width ?? 0];
		folded.clear();
		for (let k = 0; k <= last; k++) if (k !== (end < first ? last : 0)) folded.add(k);
	}
	// a wide one that was folded late may leave room for narrow ones that were folded before it
	for (const [, k] of order.reverse()) {
		if (folded.delete(k) && needed() > room) folded.add(k);
	}
	return folded;
}

/** The pictures in their order, with each run of folded ones as its length. */
export function withFolds(count: number, folded: Set<number>): (number | { more: number })[] {
	const shown: (number | { more: number })[] = [];
	for (let k = 0; k < count; k++) {
		const last = shown.at(-1);
		if (!folded.has(k)) shown.push(k);
		else if (typeof last === "object") last.more++;
		else shown.push({ more: 1 });
	}
	return shown;
}
