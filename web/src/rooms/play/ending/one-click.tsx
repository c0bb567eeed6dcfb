// After ten games on this device: the offer to play with one click instead of two. It is made a few times, and never again.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { remember, remembered, settings } from "../../../state/settings";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";

const PLACE = "emberhall.finished";
const FIRST = 10;
const OFFERS = 3;

interface Finished {
	games: number;
	/** The table that was counted last: its result may be opened again. */
	last: string;
}

/** How many games have ended on this device, with this one. */
function counted(table: string): number {
	const { games = 0, last = "" } = remembered<Partial<Finished>>(PLACE) ?? {};
	const now = { games: games + Number(last !== table), last: table };
	remember(PLACE, now);
	return now.games;
}

export function OneClick({ table }: { table: string }): JSX.Element | null {
	const [games] = useState(() => counted(table));
	const [offered] = useState(!settings.get().atOnce);
	const [taken, take] = useState(false);
	if (!offered || games < FIRST || games >= FIRST + OFFERS) return null;
	const accept = () => {
		settings.set({ atOnce: true });
		take(true);
	};
	return (
		<button type="button" class="btn btn--quiet" data-testid="one-click" aria-pressed={taken} onClick={accept}>
			<Icon name={taken ? "check" : "hand"} size="s" /> {t(taken ? "finale-one-click-on" : "finale-one-click")}
		</button>
	);
}
