// Names for a title's answers and events, in the title's own words.

import type { Scene } from "../../../board/scene";
import type { Alternative, CoachReason, Heard, KeyDecision, TableInfo, View } from "../../../protocol";
import type { Layout, Sayings } from "../../../table/layout";
import { peopleOf } from "../../../table/people";
import { spoken } from "../../../table/story/story";
import { t } from "../../../ui/locales";
import { percent } from "./numbers";

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** A past decision as a scene: what its seat saw, and what it was asked. */
export function sceneAt(info: TableInfo, decision: KeyDecision): Scene {
	const { seat, ask, about, alternatives } = decision;
	return {
		view: decision.view as View,
		info: { ...info, you: seat },
		people: peopleOf({ ...info, you: seat }),
		decision: {
			seat,
			ask,
			about,
			words: alternatives.map(({ word }) => word),
			choices: alternatives.map(({ choice }) => choice),
		},
		heard: [],
		seq: decision.at,
		waiting: [seat],
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

/** The names of the answers that are compared. */
export class Answers {
	constructor(
		readonly scene: Scene,
		private sayings: Sayings | null,
		private alternatives: Alternative[],
	) {}

	/** The name of the answer with this word. */
	of(word: string): string {
		const alternative = this.alternatives.find((each) => each.word === word);
		const name = alternative && this.sayings?.answer(this.scene, { ...alternative.choice, word });
		return name ? name.replace(/\s*\?$/, "") : word; // some titles phrase it as a question
	}
}

/** Why an answer is better than another, as sentences: what is gained, and an event, in the title's own words. */
export function reasonTexts(layout: Layout, names: Answers, why: CoachReason[]): string[] {
	const { people, info } = names.scene;
	return why.map(({ key, than, args, unit, events }) => {
		const count = args.count ?? 0;
		const text = t(`coach-why-${key}`, {
			other: names.of(than),
			more: unit ? t(`${info.title}-more-of`, { unit, count }) : "",
			name: people[args.seat ?? -1]?.name ?? "",
			best: percent(args.best ?? 0),
			worst: percent(args.worst ?? 0),
		});
		const then = key === "chance" && events.length ? [t("coach-why-chance.then")] : [];
		return [text, ...then, ...eventTexts(layout, names.scene, events)].join(" ");
	});
}

/** The lines of events; what a title adds to its whole story is not one of them. */
function eventTexts(layout: Layout, { view, people }: Scene, events: Heard[]): string[] {
	const lines = layout.story(events, view, people).filter(({ at, heading }) => at !== undefined && !heading);
	return lines.map((line) => spoken(line, people));
}
