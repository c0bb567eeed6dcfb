// Games that were played on this device, and go to one's profile at the server when it is there again.

import { recordOf } from "../../net/api";
import { ask } from "../../net/authority";
import { bring, type Known, registered } from "../../net/elsewhere";
import { reviews } from "../../net/reviews";
import type { TableInfo } from "../../protocol";
import { remember, remembered } from "../../state/settings";

const SENT = "emberhall.sent";
/** Whom the server's own page remembers. */
const PERSON = "emberhall.me";

const sent = (): string[] => remembered<string[]>(SENT) ?? [];

/** Finished games that have not gone out, oldest first. */
export async function waitingGames(): Promise<TableInfo[]> {
	const done = new Set(sent());
	const { mine } = await reviews.games();
	return mine.filter(({ id, imported, you }) => !done.has(id) && !imported && you !== null).reverse();
}

/** Sends games one after the other; each that has arrived is never sent again. */
export async function sendGames(games: TableInfo[], arrived: (id: string) => void): Promise<void> {
	const known = remembered<Known>(PERSON);
	if (!known) throw new TypeError("Nobody is known here.");
	const person = await registered(known);
	remember(PERSON, person);
	for (const { id } of games) {
		const record = await ask(recordOf(id));
		if (!record.ok) throw new TypeError(`${id}: ${record.status}`);
		await bring(await record.text(), person);
		remember(SENT, [...sent(), id]);
		arrived(id);
	}
}
