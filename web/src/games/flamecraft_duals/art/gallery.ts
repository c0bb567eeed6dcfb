// The drawings of Flamecraft Duals for the sheet of all drawings.
import type { DrawnCard, Section } from "../../cards/gallery";
import { fancyArt } from "../../goods/fancies";
import { fountainPicture } from "./fountains";

export function gallery(cards: DrawnCard[]): Section[] {
	const of = (family: string) => cards.filter((card) => card.family === family);
	return [
		["Flamecraft Duals: fancies", of("fancy").map(({ id, name }) => [fancyArt(id), name.en, id, "blue"])],
		["Flamecraft Duals: fountain", of("fountain").map(({ id, name }) => [fountainPicture(id), name.en, id, "blue"])],
	];
}
