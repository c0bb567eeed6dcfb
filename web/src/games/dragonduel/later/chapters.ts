// From the first hand to the first attack, then by what happens to the Towers.
import type { Milestone } from "../../../table/title";

const milestones: Milestone[] = [
	{ kind: "drew", word: "chapter-opening" },
	{ kind: "attack", word: "chapter-attack" },
	{ kind: "revealed", word: "chapter-hit" },
	{ kind: "revealed", when: (event) => event.tower === 0, word: "chapter-bare" },
];
export default milestones;
