// The drawings of DragonDuel for the sheet of all drawings.
import type { Drawing, DrawnCard, Section } from "../../cards/gallery";
import { pictureArt } from ".";

type Kind = Parameters<typeof pictureArt>[0]["kind"];

const ELEMENTS = ["fire", "earth", "water", "wind", "light", "dark"];
/** Cards of a house, which nobody has drawn. */
const STRANGERS: DrawnCard[] = ["dragon", "beast", "warrior", "stranger"].map((trait, i) => {
	const element = ["water", "dark", "wind", "fire"][i] ?? "";
	return { id: `XX-${i}`, family: "monster", element, traits: [trait], name: { en: `a ${element} ${trait}` } };
});
STRANGERS.push({ id: "XX-9", family: "magic", element: "wind", name: { en: "a strange spell" } });

const draw = ({ id, family, name, element = "", traits = [], ops = [] }: DrawnCard): Drawing => [
	pictureArt({ card: id, kind: family as Kind, element, traits, ops }),
	name.en,
	id,
	"wide",
];

export const gallery = (cards: DrawnCard[]): Section[] => [
	...ELEMENTS.map(
		(element): Section => [`DragonDuel: ${element}`, cards.filter((card) => card.element === element).map(draw)],
	),
	["DragonDuel: cards of a house, which nobody has drawn", STRANGERS.map(draw)],
];
