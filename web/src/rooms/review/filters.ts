// Filters for the list of finished games.
import type { Games, TableInfo } from "../../protocol";

export interface Wanted {
	title: string;
	/** Part of the name of somebody who played. */
	whom: string;
	result: "" | "won" | "lost";
	whose: "mine" | "public";
}

export const outcomeOf = (info: TableInfo): "won" | "lost" | "" =>
	info.you === null || !info.winners ? "" : info.winners.includes(info.you) ? "won" : "lost";

export function found(games: Games, { title, whom, result, whose }: Wanted): TableInfo[] {
	const name = whom.trim().toLowerCase();
	return games[whose].filter(
		(info) =>
			(!title || info.title === title) &&
			(!result || outcomeOf(info) === result) &&
			(!name || info.chairs.some((chair) => chair.name?.toLowerCase().includes(name))),
	);
}
