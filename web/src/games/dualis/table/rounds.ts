// A finished round, replayed from its plays: how each side's coins and tricks grew, trick by trick.
import type { Round, Side } from "./cards";

export interface Course {
	seats: number[];
	/** Totals after 0, 1, 2 ... tricks. */
	coins: number[];
	tricks: number[];
	score: number;
}

export function coursesOf(round: Round, sides: Pick<Side, "seats">[]): Course[] {
	return sides.map((side, i) => {
		const coins = [0];
		const tricks = [0];
		round.bidders.forEach((bidders, k) => {
			const taken = bidders.filter((seat) => side.seats.includes(seat)).length;
			const won = side.seats.includes(round.takers[k] ?? -1) ? 1 : 0;
			coins.push((coins.at(-1) ?? 0) + taken);
			tricks.push((tricks.at(-1) ?? 0) + won);
		});
		return { seats: side.seats, coins, tricks, score: round.scores[i] ?? 0 };
	});
}

export const sideOf = (sides: Pick<Side, "seats">[], seat: number): number =>
	sides.findIndex((side) => side.seats.includes(seat));
