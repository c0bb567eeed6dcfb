// What tells the story of DragonDuel: its declarations, made from the rules, and the names of its cards.
import type { Declared } from "../../../table/story/lines";
import { Speaker } from "../../../table/story/speaker";
import { lineAt, nameOf } from "../cards/cards";
import declared from "../story.json";

export const speaker = new Speaker("dragonduel", declared satisfies Declared, {
	card: nameOf,
	line: lineAt,
	number: () => "", // the table shows which monster it is
});
