// From the first visits to the first enchantment, and from the event that triggers the end.
import type { Milestone } from "../../../table/title";

const milestones: Milestone[] = [
	{ kind: "turn", word: "chapter-opening" },
	{ kind: "filled", word: "chapter-full" },
	{ kind: "cast", word: "chapter-enchanted" },
	{ kind: "trigger", word: "chapter-last" },
];
export default milestones;
