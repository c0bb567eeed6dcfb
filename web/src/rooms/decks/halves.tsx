// On narrow windows decks and explorer share a place of the dock: a switch between the two halves, under the top.
import type { JSX } from "preact";
import { follow } from "../../state/route";
import { t } from "../../ui/locales";

const HALVES = ["decks", "explorer"] as const;

export const Halves = ({ on }: { on: (typeof HALVES)[number] }): JSX.Element => (
	<nav class="halves" aria-label={t("room-decks")}>
		{HALVES.map((each) => (
			<a key={each} href={`/${each}`} aria-current={each === on ? "page" : undefined} onClick={follow}>
				{t(`room-${each}`)}
			</a>
		))}
	</nav>
);
