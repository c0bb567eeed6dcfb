// A past moment as a title's layout draws it: the question of that time is shown, but nobody can answer it.
import type { Scene } from "../../board/scene";
import type { TableInfo } from "../../protocol";
import { peopleOf } from "../../table/people";
import { heardBy } from "./past";
import type { RewindState } from "./rewind";

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

export function sceneOf(state: RewindState): Scene | null {
	const { told, view, shown, eyes, at } = state;
	if (!told || !view || !shown) return null;
	// a person who is away now was there then
	const chairs = told.review.table.chairs.map((chair) => ({ ...chair, here: true }));
	const info: TableInfo = { ...told.review.table, chairs, you: eyes === "watch" ? null : eyes };
	return {
		view,
		info,
		people: peopleOf(info),
		decision: shown.decision,
		heard: told.heard.slice(0, heardBy(told, at)),
		seq: at,
		waiting: shown.waiting,
		locked: true,
		answered: false,
		answering: null,
		play: nothing,
		undo: 0,
		takeBack: nothing,
		why: never,
		whyNot: never,
		rules: () => null,
	};
}
