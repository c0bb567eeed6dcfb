// What an evening's pages say in several places.
import type { EventBoard, EventInfo, EventPlace } from "../../protocol";
import { t } from "../../ui/locales";

export const half = (points: number): string =>
	`${points >= 1 || points === 0 ? Math.floor(points) : ""}${points % 1 ? "½" : ""}`;

export const pointsText = (points: number): string => t("event-points-count", { points: half(points), count: points });

export const resultText = ({ points }: EventBoard): string =>
	points === null ? t("event-plays") : `${half(points)} : ${half(1 - points)}`;

export const kindText = ({ system, rounds, minutes }: EventInfo): string =>
	t("event-kind", { system, rounds, minutes });

export const peopleOf = ({ places }: EventInfo): EventPlace[] => places.filter(({ bot, left }) => !(bot || left));

/** "Round 3 of 4", or what an arena calls it. */
export const roundText = ({ system, boards, rounds }: EventInfo): string =>
	system === "arena" ? t("event-arena") : t("event-round-of", { round: boards.length, rounds });

/** What stands behind somebody's points, in words. */
export function standText({ system }: EventInfo, place: EventPlace): string {
	if (place.left) return t("event-withdrew");
	if (place.bot) return t("event-bot-place");
	if (!place.played) return t("event-not-played");
	if (system === "robin") return t("event-beaten-have", { points: pointsText(place.sonneborn) });
	return t("event-opponents-have", { points: pointsText(place.buchholz) });
}

/** A colour for everybody, which stays when the standings change. */
export function seatOf({ places }: EventInfo, user: string): number {
	const order = places.map((place) => place.user).sort();
	return Math.max(0, order.indexOf(user)) % 5;
}

export const ownBoard = ({ boards }: EventInfo): EventBoard | undefined =>
	boards.at(-1)?.find((board) => board.yours && board.points === null && board.table);
