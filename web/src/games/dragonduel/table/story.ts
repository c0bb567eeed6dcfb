// The story of a duel, told as the title declares it; and how the Towers fell, for the chart of the ending.
import type { Person } from "../../../board/scene";
import type { Events, Heard } from "../../../protocol";
import { LateSpeaker } from "../../../table/late-story";
import type { Line } from "../../../table/layout";
import type { View } from "../cards/cards";

export type Event = Events["dragonduel"];
export const speaker = new LateSpeaker(() => import("../later/story"));

export const storyOf = (heard: Heard[], _: View, people: Person[]): Line[] => speaker.story(heard, people);
