// What the sheet of all drawings is made of (scripts/gallery.mjs): each title says in `art/gallery.ts` what it has drawn.

/** A card of a title's cards.json, as far as drawings need it. */
export interface DrawnCard {
	id: string;
	family: string;
	name: { en: string };
	element?: string;
	traits?: string[];
	ops?: string[];
	timing?: string;
	icon?: string;
}

/** A drawing with its name, the card's id, and the frame that it stands in. */
export type Drawing = [
	svg: string,
	name: string,
	id: string,
	frame: "wide" | "sun" | "moon" | "green" | "blue" | "shop",
];
export type Section = [heading: string, drawings: Drawing[]];
