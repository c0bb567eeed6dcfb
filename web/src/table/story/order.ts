// The order of every title's story: newest turn first; within a turn its heading, then the newest line.
import type { Line } from "../layout";

/** Takes groups as they happened, each with an optional heading first. Marks the newest line, unless one is marked. */
export function newestFirst(groups: Line[][]): Line[] {
	const lines = groups.toReversed().flatMap((group) => {
		const [first, ...rest] = group;
		return first?.heading ? [first, ...rest.reverse()] : group.toReversed();
	});
	const newest = lines.find((line) => !line.heading);
	if (newest && !lines.some((line) => line.last)) newest.last = true;
	return lines;
}
