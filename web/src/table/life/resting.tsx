// Who is on holiday, at a table where a move may take days: whose clock stands still, and until when.
import "./life.css";
import type { JSX } from "preact";
import type { TableInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { t } from "../../ui/locales";
import { peopleOf } from "../people";

/** A date of the server, in the reader's words. */
export const dayText = (day: string): string =>
	new Date(`${day}T12:00:00Z`).toLocaleDateString(settings.get().lang, { day: "numeric", month: "short" });

export function Resting({ info }: { info: TableInfo }): JSX.Element {
	const people = peopleOf(info);
	return (
		<div class="strip" role="note" data-testid="resting">
			{info.resting
				?.map(({ seat, until }) =>
					t("resting", { name: people[seat]?.name ?? "", you: info.you === seat ? "yes" : "no", day: dayText(until) }),
				)
				.join(" ")}
		</div>
	);
}
