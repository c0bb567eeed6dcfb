// The dock of a phone: the table and the pages that do not fit next to it, one at a time.
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../ui/icon";
import { t } from "../ui/locales";

export interface DockPage {
	name: string;
	icon: string;
	/** The key of its name. */
	label: string;
	/** How many things there are new or can be chosen. */
	count?: number;
}
interface DockProps {
	pages: DockPage[];
	page: string;
	onPage(name: string): void;
	children?: ComponentChildren;
}
export function Dock({ pages, page, onPage, children }: DockProps): JSX.Element {
	return (
		<nav class="dock" aria-label={t("pages")}>
			{pages.map(({ name, icon, label, count = 0 }) => (
				<button
					type="button"
					key={name}
					aria-pressed={page === name}
					data-testid={`dock-${name}`}
					data-place={`dock-${name}`}
					onClick={() => onPage(name)}
				>
					<Icon name={icon} />
					{t(label)}
					{count > 0 && <u>{count}</u>}
				</button>
			))}
			{children}
		</nav>
	);
}
