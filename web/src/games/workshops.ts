// What some titles have beside the table, a page each, loaded when it is opened: something one makes oneself, as a deck
// of one's own, and what is remembered of who plays alone.
import type { ComponentType } from "preact";
import { lazily } from "../lazy";

export interface WorkshopProps {
	/** What was made, as the option carries it. */
	onUse(made: string): void;
	onClose(): void;
}
export interface ProfileProps {
	/** The cards somebody has unlocked in earlier games. */
	unlocked: string[];
}
const PROFILE_PAGES = import.meta.glob<{ default: ComponentType<ProfileProps> }>("./*/profile.tsx");
/** What a title remembers of who plays it alone, where it has such a page. */
export const PROFILES: Record<string, ComponentType<ProfileProps>> = Object.fromEntries(
	Object.entries(PROFILE_PAGES).map(([path, load]) => [
		path.split("/")[1] ?? "",
		lazily(() => load().then((page) => page.default)),
	]),
);

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
