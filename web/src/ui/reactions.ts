// Reactions: somebody's own dragon in six moods.
import type { CircleSay } from "../protocol";
import type { Mood } from "./dragon";

/** The six reactions, each a mood of the sender's own dragon with a sign beside it. */
export const FACES = {
	gladly: "happy",
	ha: "fired",
	moment: "calm",
	hm: "calm",
	"well-played": "happy",
	"your-turn": "calm",
} as const satisfies Record<NonNullable<CircleSay["face"]>, Mood>;
