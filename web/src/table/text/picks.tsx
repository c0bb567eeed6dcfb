// Things to choose before a game, as text: each has a number, and choosing it again removes it.
import type { JSX } from "preact";
import { t } from "../../ui/locales";
import { useSaid } from "./announcements";
import type { Choice, Told } from "./content";
import { TextView, useChanged } from "./view";

export interface Thing {
	id: string;
	name: string;
	/** What it does. */
	about: string;
}
export interface PicksProps {
	name: string;
	things: Thing[];
	chosen: string[];
	/** What is chosen so far, or what is missing. */
	state: string;
	/** The actions on the choice; those that need more say so when they are chosen. */
	ways: Choice[];
	onToggle(id: string): void;
}
export function PicksText(props: PicksProps): JSX.Element {
	const log = useSaid();
	useChanged([props.state], log[1]);
	return <TextView told={picksTold(props)} log={log} />;
}

/** All actions and things are always listed, so that each keeps its number. */
export function picksTold({ name, things, chosen, state, ways, onToggle }: PicksProps): Told {
	const isIn = ({ id }: Thing) => chosen.includes(id);
	const names = (of: Thing[]) => of.map((each) => each.name);
	return {
		id: "picks",
		small: name,
		heading: state,
		choices: [
			...ways,
			...things.map((thing) => ({
				id: thing.id,
				text: t(isIn(thing) ? "text-remove" : "text-add", { name: thing.name }),
				brings: thing.about,
				act: () => onToggle(thing.id),
			})),
		],
		sections: [
			{ part: "hand", title: t("text-chosen"), lines: names(things.filter(isIn)), none: t("text-nothing") },
			{ part: "board", title: t("text-not-chosen"), lines: names(things.filter((thing) => !isIn(thing))) },
		],
	};
}
