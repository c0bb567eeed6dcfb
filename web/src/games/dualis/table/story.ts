// The story of Duālis, and what of it may be remembered: a table played from memory tells the cards of the open tricks
// alone, and who took the others.
import type { Person } from "../../../board/scene";
import type { Events } from "../../../protocol";
import { LateSpeaker } from "../../../table/late-story";
import type { Line } from "../../../table/layout";
import type { View } from "./cards";

export type Event = Events["dualis"];
export const speaker = new LateSpeaker(() => import("../later/story"));

/** What the rules leave open: no plays of tricks that lie face down. */
export function keep(heard: Event[], view: View): Event[] {
	return heard.filter((event) => {
		if (event.kind === "round") return event.round <= view.round; // else dealt already, but not shown yet
		return event.kind !== "played" || !isCovered(event, view);
	});
}

const isCovered = (event: { round: number; trick: number }, view: View): boolean =>
	event.round === view.round && event.trick < view.open_from;

/** Of a trick that lies face down, only who took it. */
export const covered = (event: Event, view: View): Event =>
	event.kind === "trick" && isCovered(event, view) ? { ...event, card: null } : event;

export function storyOf(heard: Event[], view: View, people: Person[]): Line[] {
	const shown = heard.map((event) => covered(event, view));
	const lines = speaker.story(shown, people);
	if (view.open_from > 1) lines.unshift({ key: "dualis-story-memory", icon: "lock" });
	return lines;
}
