// A finished round, read back from its plays: how coins and tricks of each side grew, trick by trick.
import type { Round, Side } from "./cards";

export interface Course {
	seats: number[];
	/** Totals after 0, 1, 2 ... tricks. */
	coins: number[];
	tricks: number[];
	score: number;
}

/** `1:S9B S4R+ M7R S11B+`: seat 1 led, then clockwise; a plus is a coin taken. */
export function coinsIn(plays: string, seats: number): number[] {
	const [leader = "", cards = ""] = plays.split(":");
	const takers = cards.split(" ").flatMap((card, k) => (card.endsWith("+") ? [(Number(leader) + k) % seats] : []));
	return takers;
}

export function coursesOf(round: Round, sides: Pick<Side, "seats">[], seats: number): Course[] {
	return sides.map((side, i) => {
		const coins = [0];
		const tricks = [0];
		round.plays.forEach((plays, k) => {
			const taken = coinsIn(plays, seats).filter((seat) => side.seats.includes(seat)).length;
			const won = side.seats.includes(round.takers[k] ?? -1) ? 1 : 0;
			coins.push((coins.at(-1) ?? 0) + taken);
			tricks.push((tricks.at(-1) ?? 0) + won);
		});
		return { seats: side.seats, coins, tricks, score: round.scores[i] ?? 0 };
	});
}

export const sideOf = (sides: Pick<Side, "seats">[], seat: number): number =>
	sides.findIndex((side) => side.seats.includes(seat));
