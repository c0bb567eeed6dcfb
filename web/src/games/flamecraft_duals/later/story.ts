// What tells the story of Flamecraft Duals: its declarations, made from the rules, and the names of its cards.
import type { Declared } from "../../../table/story/lines";
import { Speaker } from "../../../table/story/speaker";
import declared from "../story.json";
import { cardName } from "../table/book";

export const speaker = new Speaker("flamecraft_duals", declared satisfies Declared, { card: cardName });
