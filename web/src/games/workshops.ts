// What some titles let one make beside the table, as decks of one's own: a page each, loaded when it is opened.
import type { ComponentType } from "preact";
import { lazily } from "../lazy";

export interface WorkshopProps {
	/** What was made, as the option carries it. */
	onUse(made: string): void;
	onClose(): void;
}
const PAGES = import.meta.glob<{ default: ComponentType<WorkshopProps> }>("./*/workshop.tsx");

/** The option a title's work goes into; of what every seat brings, without its number. */
const OPTIONS: Record<string, string> = {
	dragonduel: "deck",
	flamecraft: "shop_list",
	flamecraft_duals: "fancy_pick",
};

/** The page of a title, where it has one, and the option its work goes into. */
export const WORKSHOPS: Record<string, { option: string; Page: ComponentType<WorkshopProps> }> = Object.fromEntries(
	Object.entries(PAGES).map(([path, load]) => {
		const title = path.split("/")[1] ?? "";
		return [title, { option: OPTIONS[title] ?? "", Page: lazily(() => load().then((page) => page.default)) }];
	}),
);
