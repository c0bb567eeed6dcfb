// The moment of an evening: of all its games the largest swing of somebody's chances that no blunder alone explains.
import type { Analysis, TableInfo } from "../../protocol";

/** Without a new game for so long, an evening is over. */
const BREAK = 6 * 3_600_000;
/** So much of a swing may a mistake account for, and it is still worth telling. */
const BLUNDER = 0.5;

export interface Swing {
	game: TableInfo;
	seat: number;
	/** The moment after it. */
	at: number;
	/** Chances, of 10,000. */
	before: number;
	after: number;
}

/** The finished games of the last evening on a shelf. */
export function eveningOf(shelf: TableInfo[]): TableInfo[] {
	const games = shelf.filter(({ status }) => status === "over");
	games.sort((one, other) => other.created.localeCompare(one.created));
	let last = Date.parse(games[0]?.created ?? "");
	return games.filter(({ created }) => {
		const here = last - Date.parse(created) < BREAK;
		if (here) last = Date.parse(created);
		return here;
	});
}

/** The largest rise of one seat's chances in a game; null if there is none but by mistakes. */
export function swingOf(game: TableInfo, { knew }: Analysis): Swing | null {
	let best: Swing | null = null;
	for (const { seat, points } of knew.accounts) {
		points.forEach((point, i) => {
			const before = points[i - 1];
			if (!before) return;
			const gain = point.chance - before.chance;
			const lost = knew.decisions
				.filter((each) => each.at >= before.at && each.at < point.at && each.seat !== seat)
				.reduce((sum, { loss }) => sum + loss, 0);
			if (gain > (best ? best.after - best.before : 0) && lost <= gain * BLUNDER)
				best = { game, seat, at: point.at, before: before.chance, after: point.chance };
		});
	}
	return best;
}

/** Of several games the one with the largest swing. */
export const greatest = (swings: (Swing | null)[]): Swing | null =>
	swings.reduce(
		(best, each) => (each && (!best || each.after - each.before > best.after - best.before) ? each : best),
		null,
	);
