// The reader's final place among three or more: winners first, then by score.
import { t } from "../../ui/locales";

export interface Final {
	seat: number | null;
	winners: number[] | null;
	scores: number[] | null;
}

/** The reader's place; 0 for spectators, without scores, and with fewer than three seats. */
export function placeIn({ seat, winners, scores }: Final): number {
	if (seat === null || !scores || scores.length < 3) return 0;
	const [mine = 0, won] = [scores[seat], winners?.includes(seat) ?? false];
	const ahead = scores.filter((score, other) => !won && (score > mine || winners?.includes(other)));
	return 1 + ahead.length;
}

/** "You came third"; empty for a winner. */
export function cameText(final: Final): string {
	const place = placeIn(final);
	return place > 1 ? t("you-came", { place }) : "";
}
