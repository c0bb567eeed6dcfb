// The places at the end: winners first, then by score, as the rules sent them.
import { t } from "../../ui/locales";

export interface Final {
	seat: number | null;
	winners: number[] | null;
	scores: number[] | null;
}

/** The reader's place; 0 for spectators, without scores, and with fewer than three seats. */
export function placeIn({ seat, winners, scores }: Final): number {
	return seat === null || !scores || scores.length < 3 ? 0 : placeOf(seat, winners, scores);
}

/** The place of a seat; equal scores share one. */
export function placeOf(seat: number, winners: number[] | null, scores: number[]): number {
	const [mine = 0, won] = [scores[seat], winners?.includes(seat) ?? false];
	const ahead = scores.filter((score, other) => !won && (score > mine || winners?.includes(other)));
	return 1 + ahead.length;
}

/** The seats as they stand on the podium; without scores the winners come first. */
export function podium({ winners, scores }: Pick<Final, "winners" | "scores">, seats: number): number[] {
	const all = Array.from({ length: seats }, (_, seat) => seat);
	const place = (seat: number) => (scores ? placeOf(seat, winners, scores) : winners?.includes(seat) ? 1 : 2);
	return all.sort((a, b) => place(a) - place(b));
}

/** Whether the reader has won alone, and nobody else has more than this part of their score. */
export function isWalkover({ seat, winners, scores }: Final, part: number): boolean {
	if (seat === null || !scores || !winners?.includes(seat)) return false;
	const mine = scores[seat] ?? 0;
	return scores.every((score, other) => other === seat || score <= mine * part);
}

/** "You came third"; empty for a winner. */
export function cameText(final: Final): string {
	const place = placeIn(final);
	return place > 1 ? t("you-came", { place }) : "";
}
