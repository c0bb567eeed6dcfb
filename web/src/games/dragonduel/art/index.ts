// The pictures on the cards: every card has its own, by set number. A house card without a drawing borrows the picture
// of a related card in the colours of its own element; without one it shows an egg or an unread spell.
import type { Card } from "../cards/cards";
import { DARK } from "./dark";
import { EARTH } from "./earth";
import { type Drawings, groundOf, tonesOf } from "./elements";
import { FIRE } from "./fire";
import { LIGHT } from "./light";
import { STRANGERS } from "./strangers";
import { picture } from "./strokes";
import { WATER } from "./water";
import { wearing } from "./wear";
import { WIND } from "./wind";

const OWN: Drawings = { ...FIRE, ...EARTH, ...WATER, ...WIND, ...LIGHT, ...DARK };
const DRAWN: Drawings = { ...STRANGERS, ...OWN };
/** Every card that has a picture of its own. */
export const drawn = (): string[] => Object.keys(OWN);

const KIN: Record<string, string> = {
	angel: "CS-72",
	beast: "CS-35",
	bird: "CS-52",
	cleric: "CS-66",
	construct: "CS-25",
	demon: "CS-02",
	dragon: "CS-09",
	druid: "CS-18",
	giant: "CS-22",
	goblin: "CS-06",
	insect: "CS-24",
	lizard: "CS-03",
	merfolk: "CS-34",
	plant: "CS-23",
	rogue: "CS-06",
	serpent: "CS-44",
	skeleton: "CS-81",
	slime: "CS-01",
	spirit: "CS-43",
	vampire: "CS-86",
	warrior: "CS-71",
	wizard: "CS-56",
	zombie: "CS-85",
};
/** The picture for each effect of magic. */
const DEEDS: Record<string, string> = {
	counter: "CS-80",
	destroy: "CS-93",
	dig: "CS-48",
	discard: "CS-96",
	dmg: "CS-13",
	draw: "CS-48",
	exhaust: "CS-47",
	fight: "CS-32",
	grant: "CS-62",
	hand: "CS-46",
	ramp: "CS-29",
	ready: "CS-61",
	remove: "CS-79",
	revive: "CS-95",
	sexhaust: "CS-45",
	sready: "CS-63",
	str: "CS-15",
	token: "CS-30",
	tower_add: "CS-78",
	ward: "CS-77",
};

type Shown = Pick<Card, "card" | "kind" | "element" | "traits" | "ops" | "drawing">;
/** The card whose picture is shown: the card itself, or a related one. */
export function shownBy({ card, kind, traits, ops }: Shown): string {
	if (OWN[card]) return card;
	const kin = kind === "magic" ? ops.map((op) => DEEDS[op]) : traits.map((trait) => KIN[trait]);
	return kin.find((name) => name !== undefined) ?? (kind === "magic" ? "spell" : "egg");
}

const made = new Map<string, string>();
/** A card's picture on the background of its element, 120 by 80; it fills its box. */
export function pictureArt(card: Shown): string {
	const { drawing = {} } = card;
	const shown = drawing.body && DRAWN[drawing.body] ? drawing.body : shownBy(card);
	const { wears = "", ground: land = card.element } = drawing;
	const key = `${shown} ${card.element} ${card.kind} ${card.card} ${wears} ${land}`;
	let svg = made.get(key);
	if (svg === undefined) {
		const ground = groundOf(card.card, land, card.kind === "magic");
		svg = picture("0 0 120 80", "slice", ground, wearing(shown, DRAWN[shown]?.(tonesOf(card.element)) ?? "", wears));
		made.set(key, svg);
	}
	return svg;
}
