// Additional pages of some titles, each loaded when it is opened: a workshop to make something, such as a deck, and a
// record of solo games.
import "../../board/icons";
import { type ComponentType, createElement, type JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { part } from "../../ui/lazy";
import { learn } from "../../ui/locales";
import { titleOf } from "../titles";

export interface WorkshopProps {
	/** The mark of the cards to choose from; empty for the title's own. */
	cards: string;
	/** The result, as the option carries it. */
	onUse(made: string): void;
	onClose(): void;
}
interface Workshop {
	default: ComponentType<WorkshopProps>;
	overlay?(mark: string): Promise<void>;
}
export interface ProfileProps {
	/** The cards a person has unlocked in earlier games. */
	unlocked: string[];
}
const PROFILE_PAGES = import.meta.glob<{ default: ComponentType<ProfileProps> }>("../*/later/profile.tsx");
/** What a title remembers of a solo player, if it has such a page. */
export const PROFILES: Record<string, ComponentType<ProfileProps>> = Object.fromEntries(
	Object.entries(PROFILE_PAGES).map(([path, load]) => [path.split("/")[1] ?? "", part(load, "default")]),
);

const PAGES = import.meta.glob<Workshop>("../*/workshop/workshop.tsx");

/** A workshop that opens once its cards are loaded; without them there is nothing to choose from. */
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

/** A title's workshop, if it has one, and the option for its result. */
export const WORKSHOPS: Record<string, { option: string; Page: ComponentType<WorkshopProps> }> = Object.fromEntries(
	Object.entries(PAGES).map(([path, load]) => {
		const title = path.split("/")[1] ?? "";
		return [title, { option: titleOf(title)?.makes ?? "", Page: opened(load) }];
	}),
);
