// A past moment of a game as text: what happened, what was asked then, and the ways on.
import type { JSX } from "preact";
import type { Scene } from "../../board/scene";
import type { Layout } from "../../table/layout";
import { type Choice, ended, headingText, type Section, type Told } from "../../table/text/content";
import { choicesOf, storyOf, useSayings } from "../../table/text/table";
import { TextView } from "../../table/text/view";
import { t } from "../../ui/locales";
import type { Rewind } from "./rewind";

export interface PastTextProps {
	rewind: Rewind;
	layout: Layout;
	scene: Scene;
	/** "Move 12 of 80" */
	where: string;
	/** What happened at this moment, oldest first. */
	happened: string[];
	/** Further actions here, such as playing on or going back to the present. */
	more: Choice[];
	/** What is to be read before the table itself. */
	sections?: Section[];
	/** A step would tell what is asked. */
	still?: boolean;
}
export function PastText({
	rewind,
	layout,
	scene,
	where,
	happened,
	more,
	sections = [],
	still = false,
}: PastTextProps): JSX.Element | null {
	const sayings = useSayings(layout);
	if (!sayings) return null;
	const over = layout.over(scene.view, scene.info);
	const ending = over ? sayings.ending(scene) : null;
	const then = scene.decision ? choicesOf(sayings, scene, [], null) : [];
	const could: Section = {
		part: "",
		title: t("text-could"),
		lines: then.map(({ text, brings }) => [ended(text), brings].filter(Boolean).join(" ")),
	};
	const told: Told = {
		id: "review",
		small: where,
		heading: happened[0] ?? t("review-deal"),
		notes: [...happened.slice(1), headingText(ending ?? sayings.asked(scene))],
		choices: [...(still ? [] : stepsOf(rewind, scene.seq)), ...more],
		sections: [
			...sections,
			...(ending?.sections ?? sayings.sections(scene)),
			...(then.length ? [could] : []),
			storyOf(layout, scene),
		],
	};
	return <TextView told={told} />;
}

function stepsOf(rewind: Rewind, at: number): Choice[] {
	const step = (id: string, act: () => Promise<void>): Choice => ({
		id,
		text: t(`text-${id}`),
		act: () => void act(),
	});
	return [
		...(at < rewind.last ? [step("next", () => rewind.step(1)), step("next-turn", () => rewind.turn(1))] : []),
		...(at > rewind.first ? [step("back", () => rewind.step(-1)), step("back-turn", () => rewind.turn(-1))] : []),
		...(at > rewind.first ? [step("first", () => rewind.go(rewind.first))] : []),
		...(at < rewind.last ? [step("last", () => rewind.go(rewind.last))] : []),
	];
}
