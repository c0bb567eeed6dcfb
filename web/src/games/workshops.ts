// What some titles let one make beside the table, as decks of one's own: a page each, loaded when it is opened.
import type { ComponentType } from "preact";
import { lazily } from "../lazy";

export interface WorkshopProps {
	/** What was made, as a chair's option carries it. */
	onUse(made: string): void;
	onClose(): void;
}
const PAGES = import.meta.glob<{ default: ComponentType<WorkshopProps> }>("./*/workshop.tsx");

/** The page of a title, where it has one, and what its work is called among what a chair brings. */
export const WORKSHOPS: Record<string, { option: string; Page: ComponentType<WorkshopProps> }> = Object.fromEntries(
	Object.entries(PAGES).map(([path, load]) => [
		path.split("/")[1],
		{ option: "deck", Page: lazily(() => load().then((page) => page.default)) },
	]),
);
