// The drawings of Flamecraft for the sheet of all drawings.
import type { DrawnCard, Section } from "../../cards/gallery";
import { fancyArt } from "../../goods/fancies";
import { shopArt } from "./shops";

export function gallery(cards: DrawnCard[]): Section[] {
	const of = (family: string) => cards.filter((card) => card.family === family);
	const fancies = (moon: boolean) => of("fancy").filter(({ timing }) => (timing === "moon") === moon);
	return [
		["Flamecraft: sun", fancies(false).map(({ id, name }) => [fancyArt(id), name.en, id, "sun"])],
		["Flamecraft: moon", fancies(true).map(({ id, name }) => [fancyArt(id), name.en, id, "moon"])],
		["Flamecraft: companions", of("companion").map(({ id, name }) => [fancyArt(id), name.en, id, "green"])],
		["Flamecraft: shops", of("shop").map(({ id, name, icon = "" }) => [shopArt(id, icon), name.en, id, "shop"])],
	];
}
