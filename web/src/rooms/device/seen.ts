// What the page of a server leaves for the hall on this device: the tables that waited when it last saw them.
import type { TableInfo } from "../../protocol";
import { remember, remembered } from "../../state/settings";

const PLACE = "emberhall.hall";
const MOST = 12;

export interface Seen {
	/** When, in ms. */
	at: number;
	tables: TableInfo[];
}
export const seen = (): Seen | null => remembered<Seen>(PLACE);

/** Notes one's tables with other people that are under way. */
export function note(mine: TableInfo[]): void {
	const tables = mine.filter(({ status }) => status !== "over").slice(0, MOST);
	remember(PLACE, { at: Date.now(), tables } satisfies Seen);
}
export const forget = (): void => remember(PLACE, null);
