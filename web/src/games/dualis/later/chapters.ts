// Every round is a chapter.
import type { Milestone } from "../../../table/title";

const milestones: Milestone[] = [{ kind: "round", each: true, word: "chapter-round" }];
export default milestones;
