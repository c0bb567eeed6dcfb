// What this person thinks of puzzles: kept by this browser, where a bad one comes no more, and told to the server, where
// enough bad votes hide it from everybody.
import { bearer } from "../../../net/api";
import { puzzles as asked } from "../../../net/puzzles";
import type { PuzzleInfo } from "../../../protocol";
import { remember, remembered } from "../../../state/settings";

/** Counted for everybody, or for this browser alone. */
export type Kept = "counted" | "here";
type Votes = Record<string, boolean>;
const place = (title: string): string => `emberhall.puzzle-votes.${title}`;
const all = (title: string): Votes => remembered<Votes>(place(title)) ?? {};

export const voteOf = (title: string, id: string): boolean | null => all(title)[id] ?? null;

/** Keeps a vote, null to take it back; resolves to where it counts. */
export async function keepVote(title: string, id: string, good: boolean | null): Promise<Kept> {
	const { [id]: _before, ...others } = all(title);
	remember(place(title), good === null ? others : { ...others, [id]: good });
	if (!bearer.token) return "here"; // nobody without a name votes
	const answer = await asked.vote(title, id, { good }).catch(() => null);
	return answer?.counts ? "counted" : "here";
}

/** The puzzles of a title that come up: not those this person thinks are bad. */
export async function comingUp(title: string): Promise<PuzzleInfo[]> {
	const votes = all(title);
	return (await asked.of(title)).filter(({ id }) => votes[id] !== false);
}
