// What tells the story of Flamecraft: its declarations, made from the rules, and the names of its cards.
import type { Declared } from "../../../table/story/lines";
import { Speaker } from "../../../table/story/speaker";
import declared from "../story.json";
import { nameOf } from "../table/cards";

export const speaker = new Speaker("flamecraft", declared satisfies Declared, { card: nameOf });
