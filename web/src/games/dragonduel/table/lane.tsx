// The attack in one line: the pill in the lane, where there is no space for arrows.
import type { JSX } from "preact";
import type { Answer } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { nameEver, nameOf, ownerOf, type View } from "../cards/cards";
import { factsOf } from "../cards/telling";

/** An attack that is picked but not made yet. */
function Aimed({ people, answer }: { people: Scene<View>["people"]; answer: Answer }): JSX.Element {
	const { card = "", to = 0, strength = 0 } = factsOf(answer);
	return (
		<span class="dd-pill up">
			<Icon name="attack" size="s" />{" "}
			{t("dragonduel-lane-aimed", {
				attacker: nameOf(card),
				name: people[to]?.name ?? "",
				strength: String(strength),
			})}
		</span>
	);
}

export function LanePill({ scene, answer }: { scene: Scene<View>; answer: Answer | null }): JSX.Element | null {
	const { view, people, heard } = scene;
	const { battle } = view;
	if (!battle && answer?.verb === "attack") return <Aimed people={people} answer={answer} />;
	if (!battle) return null;
	const key = battle.blocker
		? "dragonduel-lane-blocked"
		: battle.defender === view.seat
			? "dragonduel-lane-you"
			: "dragonduel-lane";
	return (
		<span class={`dd-pill ${ownerOf(view, battle.attacker) === view.seat ? "up" : ""}`}>
			<Icon name={battle.blocker ? "block" : "attack"} size="s" />{" "}
			{t(key, {
				attacker: nameEver(view, heard, battle.attacker),
				blocker: battle.blocker ? nameEver(view, heard, battle.blocker) : "",
				name: people[battle.defender]?.name ?? "",
				strength: String(battle.strength),
			})}
		</span>
	);
}
