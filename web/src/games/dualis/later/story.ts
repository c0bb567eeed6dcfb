// What tells the story of Duālis: its declarations, made from the rules, and the names of its cards.
import type { Declared } from "../../../table/story/lines";
import { Speaker } from "../../../table/story/speaker";
import declared from "../story.json";
import { countedName } from "../table/cards";

export const speaker = new Speaker("dualis", declared satisfies Declared, { card: countedName });
