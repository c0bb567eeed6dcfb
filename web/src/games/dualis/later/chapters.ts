// Every round is a chapter.
import type { Milestone } from "../../review/chapters";

const milestones: Milestone[] = [{ kind: "round", each: true, word: "chapter-round" }];
export default milestones;
