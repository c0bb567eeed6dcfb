// The story of Flamecraft Duals, as the rules tell it, and the hexes of what happened last.
import type { Events } from "../../../protocol";
import { LateSpeaker } from "../../../table/late-story";

export type Event = Events["flamecraft_duals"];
export const speaker = new LateSpeaker(() => import("../later/story"));

function hexesOf(event: Event | undefined): string[] {
	switch (event?.kind) {
		case "placed":
		case "moved":
			return [event.hex];
		case "swapped":
			return [event.hex, event.other_hex];
		case "scored":
		case "claimed":
			return event.hexes;
		default:
			return [];
	}
}

/** The hexes of the last event on the board. */
export const lastHexes = (heard: Event[]): string[] => hexesOf(heard.findLast((event) => hexesOf(event).length > 0));
