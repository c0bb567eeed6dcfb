// The table during a game: the people, the town with Park and enchantments between its streets, the question, and the
// reader's own things. A click chooses and previews the result, a second one does it.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { type Picking, usePickingStage } from "../../../board/picking";
import { useUnder } from "../../../board/picking/later/under";
import type { Scene } from "../../../board/scene";
import { Why } from "../../../board/why";
import { Park, Row } from "./band";
import type { View } from "./cards";
import { Fancies, Hand, Stores } from "./mine";
import { Question } from "./question";
import { useSeveral } from "./several";
import { Strip } from "./sides";
import { shelvesOf, usePicking } from "./things";
import { Street } from "./town";
import { Looking } from "./zoom";

/**
 * Keeps the things in question in sight: each scrolling part of the table goes to its first pickable thing, the town
 * only if none is visible. The reader's own things start with the goods.
 */
function useSight(picking: Picking, moment: unknown): void {
	useEffect(() => {
		if (!picking.live) return;
		document.querySelector(".fc-mine")?.scrollTo(0, 0);
		for (const part of ["field", "strip", "mine"]) {
			const lit = litIn(`.fc-${part}`);
			const seen = part === "field" ? lit.some(inSight) : lit.slice(0, 1).every(inSight);
			if (!seen) lit[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
		}
	}, [moment, picking.live]);
}
function litIn(part: string): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`${part} [data-legal="true"]`)].filter((each) => each.offsetParent);
}
function inSight(thing: HTMLElement): boolean {
	const { x, y, width, height } = thing.getBoundingClientRect();
	const top = document.elementFromPoint(x + width / 2, y + height / 2);
	return top !== null && (thing.contains(top) || top.contains(thing));
}

/** Answers that are shops or something in their windows: the other shops are dimmed. */
const OF_SHOPS = ["visit", "place", "fire", "swap", "replace", "tuck", "cheer", "lay"];

export function Stage({ scene: given }: { scene: Scene<View> }): JSX.Element {
	const { scene, picked, clear } = useSeveral(given);
	const picking = usePicking(scene);
	const open = scene.view.town.filter(({ shop }) => shop).length;
	useSight(picking, scene.decision);
	usePickingStage(picking);
	useUnder();
	const parts = { scene, picking };
	const shelves = shelvesOf(scene.view, picking.touched).map((shelf) => `fc--${shelf}`);
	if (picking.answers.some(({ verb }) => OF_SHOPS.includes(verb))) shelves.push("fc--shops");
	const name = ["fc", open > 9 ? "" : "fc--few", picking.live ? "fc--live" : "", ...shelves].join(" ");
	return (
		<Looking scene={scene} class={name} testid="town">
			<Strip {...parts} />
			<div class="fc-field">
				<Street {...parts} half={0} />
				<div class="fc-band">
					<Park {...parts} />
					<Row {...parts} />
				</div>
				<Street {...parts} half={1} />
			</div>
			<div class="ask-place">
				<Question {...parts} unpick={[...picked.values()].some(Boolean) ? clear : undefined} />
			</div>
			<div class="fc-mine">
				<Stores {...parts} picked={picked} />
				<Hand {...parts} />
				<Fancies {...parts} />
			</div>
			<Why bubble={picking.bubble} />
		</Looking>
	);
}
