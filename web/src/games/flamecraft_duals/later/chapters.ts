// From the first tokens to the first card, and from the event that triggers the end.
import type { Milestone } from "../../../table/title";

const milestones: Milestone[] = [
	{ kind: "begun", word: "chapter-opening" },
	{ kind: "scored", word: "chapter-scored" },
	{ kind: "end", word: "chapter-last" },
];
export default milestones;
