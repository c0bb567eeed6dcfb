// The rail next to the table: the score, then Story, Chat or Rules, then the seal. A drawer below 1100 px, dock pages
// on a phone.
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../ui/icon";
import { t } from "../ui/locales";

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
	onPage(page: Page): void;
	children: ComponentChildren;
}

export function Rail({ page, open, unread, seal, score, onPage, children }: RailProps): JSX.Element {
	const at = TABS.some(([name]) => name === page) ? page : "story";
	return (
		<section
			class={`rail ${open ? "rail--open" : ""} ${page === "table" ? "" : "rail--page"}`}
			aria-label={t("drawer")}
		>
			{score}
			<div class="tabs" role="tablist" aria-label={t("drawer")}>
				{TABS.map(([name, icon]) => (
					<button type="button" key={name} role="tab" aria-selected={at === name} onClick={() => onPage(name)}>
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

export interface DockProps {
	page: Page;
	unread: number;
	/** The title's own pages, after the table. */
	own: { name: string; icon: string; label: string; lit?: number }[];
	onPage(page: Page): void;
}
export function Dock({ page, unread, own, onPage }: DockProps): JSX.Element {
	const tabs = [["table", "hand"], ...TABS].map(([name = "", icon = ""]) => ({ name, icon, label: `tab-${name}` }));
	const pages: DockProps["own"] = [...tabs.slice(0, 1), ...own, ...tabs.slice(1)];
	return (
		<nav class="dock" aria-label={t("pages")}>
			{pages.map(({ name, icon, label, lit = 0 }) => (
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
					{name === "chat" && unread > 0 && <u>{unread}</u>}
					{lit > 0 && <u>{lit}</u>}
				</button>
			))}
		</nav>
	);
}
