// The parts of the room for decks: decks, the forge, one's own sets.
import "./styles/tabs.css";
import type { JSX } from "preact";
import { follow } from "../../state/route";
import { t } from "../../ui/locales";

const PARTS = [
	["decks", "/decks"],
	["title", "/forge"],
	["sets", "/forge/sets"],
] as const;

export const Tabs = ({ on }: { on: (typeof PARTS)[number][0] }): JSX.Element => (
	<nav class="ftabs" aria-label={t("forge-part")}>
		{PARTS.map(([name, path]) => (
			<a key={name} href={path} aria-current={name === on ? "page" : undefined} onClick={follow}>
				{t(`forge-${name}`)}
			</a>
		))}
	</nav>
);
