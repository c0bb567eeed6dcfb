// What some titles have beside the table, a page each, loaded when it is opened: something one makes oneself, as a deck
// of one's own, and what is remembered of who plays alone.
import "../board/icons";
import { type ComponentType, createElement, type JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { lazily } from "../lazy";
import { learn } from "../locales";

export interface WorkshopProps {
	/** The mark of the cards to be chosen from; empty for the title's own. */
	cards: string;
	/** What was made, as the option carries it. */
	onUse(made: string): void;
	onClose(): void;
}
interface Workshop {
	default: ComponentType<WorkshopProps>;
	overlay?(mark: string): Promise<void>;
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

const PAGES = import.meta.glob<Workshop>("./*/workshop.tsx");

/** The option a title's work goes into; of what every seat brings, without its number. */
const OPTIONS: Record<string, string> = {
	dragonduel: "deck",
	flamecraft: "shop_list",
	flamecraft_duals: "fancy_pick",
};

/** A workshop that opens when its cards are there; without them there is nothing to choose from. */
function opened(load: () => Promise<Workshop>): ComponentType<WorkshopProps> {
	return function Opened(props: WorkshopProps): JSX.Element | null {
		const { cards, onClose } = props;
		const [Page, setPage] = useState<ComponentType<WorkshopProps> | null>(null);
		useEffect(() => {
			Promise.all([load(), learn("text")])
				.then(([page]) => (page.overlay?.(cards) ?? Promise.resolve()).then(() => setPage(() => page.default)))
				.catch(onClose);
		}, []);
		return Page && createElement(Page, props);
	};
}

/** The page of a title, where it has one, and the option its work goes into. */
export const WORKSHOPS: Record<string, { option: string; Page: ComponentType<WorkshopProps> }> = Object.fromEntries(
	Object.entries(PAGES).map(([path, load]) => {
		const title = path.split("/")[1] ?? "";
		return [title, { option: OPTIONS[title] ?? "", Page: opened(load) }];
	}),
);
