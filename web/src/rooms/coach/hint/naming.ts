// Names for a title's answers and events, in the title's own words.

import type { Scene } from "../../../board/scene";
import type { Alternative, CoachReason, Heard, KeyDecision, TableInfo, View } from "../../../protocol";
import type { Layout, Sayings } from "../../../table/layout";
import { peopleOf } from "../../../table/people";
import { spoken } from "../../../table/story/story";
import { t } from "../../../ui/locales";

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

/** The name of an answer. Titles phrase it as a question, with a question mark; here nothing is asked. */
export const answerName = (sayings: Sayings | null, scene: Scene, { word, choice }: Alternative): string =>
	(sayings?.answer(scene, { ...choice, word }) || word).replace(/\s*\?$/, "");

/** Why an answer is better, as sentences. An event without a sentence in the title gives no reason. */
export function reasonTexts(layout: Layout, scene: Scene, why: CoachReason[]): string[] {
	const told = why.map(({ key, args, event }) => {
		const text = t(`coach-why-${key}`, args);
		if (!event) return text;
		const line = eventText(layout, scene, event as unknown as Heard);
		return line && `${text} ${line}`;
	});
	const found = told.filter(Boolean);
	return found.length ? found : [t("coach-why-whole")];
}

function eventText(layout: Layout, scene: Scene, event: Heard): string {
	const lines = layout.story([event], scene.view, scene.people);
	return lines
		.filter(({ heading }) => !heading)
		.map((line) => spoken(line, scene.people))
		.join(" ");
}
