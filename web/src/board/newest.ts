// The order of every title's story: the newest turn first, in it its heading, then the newest line.
import type { Line } from "../games";

/** Groups as they came, each perhaps with its heading first. The newest line is marked, unless one is marked already. */
export function newestFirst(groups: Line[][]): Line[] {
	const lines = groups.toReversed().flatMap((group) => {
		const [first, ...rest] = group;
		return first?.heading ? [first, ...rest.reverse()] : group.toReversed();
	});
	const newest = lines.find((line) => !line.heading);
	if (newest && !lines.some((line) => line.last)) newest.last = true;
	return lines;
}
