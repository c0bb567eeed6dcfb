// The story of Flamecraft, told by the rules: a group for each turn.
import type { Events } from "../../../protocol";
import { LateSpeaker } from "../../../table/late-story";

export type Event = Events["flamecraft"];
export const speaker = new LateSpeaker(() => import("../later/story"));
