// What a creature under design may wear on its head; it steps back for it, feet on the ground, so that nothing is cut.
import { crown } from "./faces";
import { bell, flame, leaf, shard } from "./props";
import { GOLD, put, stand, WHITE } from "./strokes";

const THING: Record<string, string> = {
	flame: flame(GOLD, WHITE),
	frost: shard("#DFF3FB"),
	leaf: leaf("#86AE57"),
	crown: crown(GOLD),
	bell: bell(GOLD),
};
export const THINGS = Object.keys(THING);

type Spot = readonly [x: number, y: number, scale: number, turned: number];
/** Where it is worn: on top of the head, or on the tips of antlers. */
const TIPS: Record<string, Spot[]> = {
	"CS-54": [
		[26, 6, 0.7, -4],
		[94, 6, 0.7, 4],
		[11, 11, 0.6, -16],
		[109, 11, 0.6, 16],
	],
};
const TOP: Spot[] = [[60, 8, 0.8, 0]];

/** A body with something on its head. */
export function wearing(code: string, body: string, what: string): string {
	const thing = THING[what];
	if (!thing) return body;
	const worn = (TIPS[code] ?? TOP).map(([x, y, scale, turned]) => put(x, y, scale, turned, thing));
	return stand(0.82, 0, 0, body + worn.join(""));
}
