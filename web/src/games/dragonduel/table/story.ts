// The story of a duel, told as the title declares it; and how the Towers fell, for the chart of the ending.
import type { Person } from "../../../board/scene";
import type { Events, Heard } from "../../../protocol";
import type { Line } from "../../../table/layout";
import type { Declared } from "../../../table/story/lines";
import { Speaker } from "../../../table/story/speaker";
import { lineAt, nameOf, type View } from "../cards/cards";
import declared from "../story.json";

export type Event = Events["dragonduel"];
export const speaker = new Speaker("dragonduel", declared satisfies Declared, {
	card: nameOf,
	line: lineAt,
	number: () => "", // the table shows which monster it is
});

export const storyOf = (heard: Heard[], _: View, people: Person[]): Line[] => speaker.story(heard, people);
