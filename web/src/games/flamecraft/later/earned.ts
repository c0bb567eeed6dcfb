// What each fancy dragon brought: the gains of the story's lines about it.
import type { Heard } from "../../../protocol";
import { cardOf } from "../table/cards";
import { speaker } from "../table/story";

/** By seat and card, as `0 F12`: the reputation that its lines say. */
export function earnedOf(heard: Heard[]): Map<string, number> {
	const earned = new Map<string, number>();
	for (const { lines } of speaker.groups(heard))
		for (const { event, gains } of lines) {
			const card = String(event.cause ?? event.card ?? "");
			if (cardOf(card).family !== "fancy") continue;
			for (const [seat, unit, count] of gains)
				if (unit === "reputation") earned.set(`${seat} ${card}`, (earned.get(`${seat} ${card}`) ?? 0) + count);
		}
	return earned;
}
