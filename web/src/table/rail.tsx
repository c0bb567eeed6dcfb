// The rail next to the table: the score, then Story, Chat or Rules, then the seal. A drawer below 1100 px, dock pages
// on a phone.
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../ui/icon";
import { t } from "../ui/locales";
import { Dock, type DockPage } from "./dock";

/** "table", one of the tabs, or a page of the title's own. */
export type Page = string;
const TABS: [Page, string][] = [
	["story", "log"],
	["chat", "chat"],
	["rules", "help"],
];

export interface RailProps {
	page: Page;
	open: boolean;
	unread: number;
	seal: string | null;
	score: ComponentChildren;
	hint?: ComponentChildren;
	onPage(page: Page): void;
	children: ComponentChildren;
}

export function Rail({ page, open, unread, seal, score, hint, onPage, children }: RailProps): JSX.Element {
	const at = TABS.some(([name]) => name === page) ? page : "story";
	return (
		<section
			class={`rail ${open ? "rail--open" : ""} ${page === "table" ? "" : "rail--page"}`}
			aria-label={t("drawer")}
		>
			{score}
			{hint}
			<div class="tabs" role="tablist" aria-label={t("drawer")}>
				{TABS.map(([name, icon]) => (
					<button
						type="button"
						key={name}
						role="tab"
						aria-selected={at === name}
						tabIndex={at === name ? 0 : -1}
						onClick={() => onPage(name)}
					>
						<Icon name={icon} size="s" /> {t(`tab-${name}`)}
						{name === "chat" && unread > 0 && <u>{unread}</u>}
					</button>
				))}
			</div>
			<div class="panel" role="tabpanel" aria-label={t(`tab-${at}`)} tabIndex={0}>
				{children}
			</div>
			{seal && (
				<div class="seal">
					<Icon name="verify" size="s" />
					<span>
						{t("sealed")}
						<br />
						<code title={seal}>{sealed(seal)}</code>
					</span>
				</div>
			)}
		</section>
	);
}

/** `9f3c 71ae 0b52 …`: enough to compare by eye; the full seal is in the record. */
const sealed = (seal: string): string => `${seal.slice(0, 4)} ${seal.slice(4, 8)} ${seal.slice(8, 12)} …`;

export interface TableDockProps {
	page: Page;
	unread: number;
	/** The title's own pages, after the table. */
	own: DockPage[];
	onPage(page: Page): void;
}
export function TableDock({ page, unread, own, onPage }: TableDockProps): JSX.Element {
	const [table, ...tabs] = [["table", "hand"], ...TABS].map(([name = "", icon = ""]) => ({
		name,
		icon,
		label: `tab-${name}`,
		count: name === "chat" ? unread : 0,
	}));
	return <Dock pages={[...(table ? [table] : []), ...own, ...tabs]} page={page} onPage={onPage} />;
}
