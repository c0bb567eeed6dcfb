// A series in words: the names of its two sides, and how it stands.
import type { SeriesInfo, TableInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { t } from "../../ui/locales";
import { peopleOf } from "../people";

/** The names of the people of a side. */
export function sideName(info: TableInfo, side: number[] = []): string {
	const people = peopleOf(info);
	const names = side.map((seat) => people[seat]?.name ?? "");
	return new Intl.ListFormat(settings.get().lang).format(names);
}

/** How a series stands: "One game each", or who leads or has won it. */
export function standText(info: TableInfo, { won, sides, winner, best }: SeriesInfo): string {
	const [left = 0, right = 0] = won;
	const most = Math.max(left, right);
	const first = left === most ? 0 : 1;
	const who = { name: sideName(info, sides[first]), won: most, lost: Math.min(left, right) };
	if (winner === null || (left === right && winner === undefined)) return t("series-level", { won: left, best });
	return t(winner === undefined ? "series-leads" : "series-won", { ...who, side: sides[first]?.length ?? 1 });
}

/** The number of the game that is played, or was just over. */
export const gameNumber = (info: TableInfo, { games }: SeriesInfo): number =>
	games.length + (games.some(({ table }) => table === info.id) ? 0 : 1);

/** What asks for another game with the same people: the next of a series, a rematch, or somebody's that waits. */
export const againText = (info: TableInfo): string =>
	t(info.seats === 1 ? "again" : info.rematch ? "rematch-join" : info.series ? "rematch-next" : "rematch", {
		decided: info.series?.winner === undefined ? "no" : "yes",
	});
