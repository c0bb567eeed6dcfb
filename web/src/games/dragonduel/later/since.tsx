// What each of the others did, turn by turn: the cards played and abilities used, the attacks, and the Tower cards they
// brought down. All of it is taken from the lines of the story.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import type { Heard } from "../../../protocol";
import { type Did, Since } from "../../../table/recaps/since";
import type { EventLine } from "../../../table/story/lines";
import { t } from "../../../ui/locales";
import { listed, type View } from "../cards/cards";
import { speaker } from "../table/story";

export function Recap({ scene, heard }: { scene: Scene<View>; heard: Heard[] }): JSX.Element {
	return <Since did={didOf(heard, scene.view.seat)} people={scene.people} />;
}

const PLAYS = new Set(["announced", "used"]);
const isPlay = ({ event }: EventLine): boolean => PLAYS.has(event.kind);
const isAttack = ({ event }: EventLine): boolean => event.kind === "attack";

/** One line for each turn and each other seat that did something in it. */
export function didOf(heard: Heard[], own: number | null): Did[] {
	return speaker.groups(heard).flatMap(({ lines }) => {
		const doers = lines.filter((line) => isPlay(line) || isAttack(line)).map(({ who }) => who);
		return [...new Set(doers)].flatMap((who) => (who === null || who === own ? [] : [didBy(who, lines)]));
	});
}

function didBy(who: number, lines: EventLine[]): Did {
	const own = lines.filter((line) => line.who === who);
	const attacks = own.filter(isAttack).map(({ at }) => at);
	const fallen = lines.filter(({ event, parent }) => event.kind === "revealed" && attacks.includes(parent)).length;
	const cards = listed(own.filter(isPlay).map((line) => String(speaker.args(line, []).card))) || "none";
	return {
		who,
		what: t("dragonduel-recap", { cards, attacks: attacks.length }),
		brought: fallen ? [["tower", -fallen]] : [],
	};
}
