// The order of every title's story: as it happened, each turn under its heading.
import type { Line } from "../layout";

/** Takes groups as they happened, each with an optional heading first. Marks the newest line, unless one is marked. */
export function inOrder(groups: Line[][]): Line[] {
	const lines = groups.flat();
	const newest = lines.findLast((line) => !line.heading);
	if (newest && !lines.some((line) => line.last)) newest.last = true;
	return lines;
}
