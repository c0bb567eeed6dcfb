// The numbers of an analysis, as they are shown: percent, and whole percent with a sign.
import type { Analysis, CoachSide, KeyDecision, SeatAccount } from "../../../protocol";

const WHOLE = 10_000;

export const percent = (chance: number): number => Math.round((100 * chance) / WHOLE);
export const part = (chance: number): number => chance / WHOLE;

export const sideOf = (analysis: Analysis, hindsight: boolean): CoachSide =>
	hindsight ? analysis.hindsight : analysis.knew;

export const accountOf = (side: CoachSide, seat: number): SeatAccount | null =>
	side.accounts.find((account) => account.seat === seat) ?? null;

/** A decision that is listed, and whether it is listed for what it lost. */
export interface Named {
	number: number;
	decision: KeyDecision;
	mistake: boolean;
	/** What it lost, or what it gained over a usual answer. */
	change: number;
}

/** The decisions of a seat that mattered, in the order they were made. */
export function namedOf(side: CoachSide, seat: number): Named[] {
	const account = accountOf(side, seat);
	if (!account) return [];
	const moments = new Set([...account.mistakes, ...account.strokes]);
	return side.decisions
		.filter(({ at, seat: who }) => who === seat && moments.has(at))
		.sort((one, other) => one.at - other.at)
		.map((decision, i) => {
			const mistake = account.mistakes.includes(decision.at);
			const change = mistake ? -decision.loss : decision.taken - decision.before;
			return { number: i + 1, decision, mistake, change };
		});
}

/** The chance at a moment: that of the last point before it. */
export const chanceAt = ({ points, start }: SeatAccount, at: number): number =>
	points.findLast((point) => point.at <= at)?.chance ?? start;

/** What has changed the chance up to a moment. */
export function soFar({ points }: SeatAccount, at: number): { luck: number; own: number; others: number } {
	return points.findLast((point) => point.at <= at) ?? { luck: 0, own: 0, others: 0 };
}
