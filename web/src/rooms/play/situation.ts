// What goes on at a running table, as its page needs it: the scene for the title's parts, and whose turn it is.
import type { Scene } from "../../board/scene";
import { rulesAt } from "../../games/rules-address";
import type { Chair, Question, TableInfo, View } from "../../protocol";
import { waits } from "../../table/kept";
import type { Layout } from "../../table/layout";
import { peopleOf } from "../../table/people";
import type { Table, TableState } from "../../table/table";

export interface PlayProps {
	table: Table;
	state: TableState;
	info: TableInfo;
	layout: Layout;
	view: View;
}
export interface Situation {
	scene: Scene;
	/** The game is over, and the reader has a seat in one that is not. */
	over: boolean;
	playing: boolean;
	/** The person is asked, and not the page for them. */
	called: boolean;
	/** The table gives the only possible answer: nothing is asked, and nobody waits for us. */
	byItself: boolean;
	/** Set while only bots are waited for. */
	skip: (() => void) | null;
	/** The rules about the question, or about the title. */
	rules: string | null;
	/** The chair that a bot keeps for this person. */
	keptByBot: Chair | undefined;
}

/** True for games whose levels and terms are frozen, and that cannot be left and taken up again. */
export const counts = ({ rated, daily, event }: TableInfo): boolean => rated || Boolean(daily || event);

export const askedOf = ({ state, info }: PlayProps): Question | null => (!info.ended && state.shown?.decision) || null;

/** `back` is what the reader looks back to, or null: nothing is asked then. */
export function situationOf(props: PlayProps, back: unknown, user: string | null): Situation {
	const { table, state, info, layout, view } = props;
	const scene = sceneOf(props, back);
	const { decision, waiting, people } = scene;
	const asked = askedOf(props);
	const seat = info.you;
	const over = !info.ended && layout.over(view, info);
	const waits = waiting.length > 0 && waiting.every((at) => people[at]?.kind === "bot");
	return {
		scene,
		over,
		playing: seat !== null && info.status === "running" && !over && !info.frozen,
		called: decision !== null && !state.summary && !over && state.answering === null,
		byItself: !decision && back === null && !state.summary && waiting.length === 1 && waiting[0] === seat,
		skip: seat !== null && !asked && !over && !state.summary && waits ? () => table.skip() : null,
		rules: rulesAt(info.title, decision ? `ask-${decision.ask}` : ""),
		keptByBot: info.chairs.find(
			({ kind, user: of, held }) =>
				kind === "bot" &&
				user !== null &&
				of === user &&
				held !== "kicked" &&
				held !== "conceded" &&
				!(held === "left" && counts(info)),
		),
	};
}

function sceneOf(props: PlayProps, back: unknown): Scene {
	const { table, state, info, view } = props;
	const { up, everUp, silent } = state.link;
	const locked = !(up || everUp) || state.sent !== null || waits(state, up, silent);
	return {
		view,
		info,
		people: peopleOf(info),
		decision: back === null ? askedOf(props) : null,
		heard: state.heard,
		seq: state.shown?.seq ?? 0,
		waiting: (!info.ended && state.shown?.waiting) || [],
		locked,
		answered: state.answered,
		answering: state.answering,
		play: (...words) => table.play(...words),
		undo: locked || !up || back !== null || info.ended ? 0 : (state.shown?.undo ?? 0),
		takeBack: () => table.undo(),
		why: (word) => table.why(word),
		whyNot: (ref) => table.whyNot(ref),
		rules: (place) => rulesAt(info.title, place),
	};
}
