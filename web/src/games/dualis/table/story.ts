// The story of Duālis, and what of it may be remembered: a table played from memory tells the cards of the open tricks
// alone, and who took the others.
import type { Person } from "../../../board/scene";
import type { Events, Heard } from "../../../protocol";
import type { Line } from "../../../table/layout";
import type { Declared } from "../../../table/story/lines";
import { Speaker } from "../../../table/story/speaker";
import declared from "../story.json";
import { nameOf, type View } from "./cards";

export type Event = Events["dualis"];
export const speaker = new Speaker("dualis", declared satisfies Declared, { card: nameOf });

/** What the rules leave open: of tricks that lie face down only who took them. */
export function keep(heard: Event[], view: View): Event[] {
	return heard.flatMap((event) => {
		if (event.kind === "round" && event.round > view.round) return []; // dealt already, but not shown yet
		if ((event.kind !== "played" && event.kind !== "trick") || event.round !== view.round) return [event];
		if (event.trick >= view.open_from) return [event];
		return event.kind === "trick" ? [{ ...event, card: null }] : [];
	});
}

export function storyOf(heard: Heard[], view: View, people: Person[]): Line[] {
	const lines = speaker.story(heard, people);
	if (view.open_from > 1) lines.push({ key: "dualis-story-memory", icon: "lock" });
	return lines;
}
