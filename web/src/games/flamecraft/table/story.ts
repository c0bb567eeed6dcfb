// The story of Flamecraft, told by the rules: a group for each turn.
import type { Events } from "../../../protocol";
import type { Declared } from "../../../table/story/lines";
import { Speaker } from "../../../table/story/speaker";
import declared from "../story.json";
import { nameOf } from "./cards";

export type Event = Events["flamecraft"];
export const speaker = new Speaker("flamecraft", declared satisfies Declared, { card: nameOf });
