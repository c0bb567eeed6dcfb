// The log that a screen reader reads: lines are only ever added at its end.
import type { JSX } from "preact";
import { t } from "../../ui/locales";
import type { Said } from "./announcements";

export function Log({ said }: { said: Said[] }): JSX.Element {
	return (
		<div class="sr" role="log" aria-live="polite" aria-label={t("text-log")}>
			{said.map(({ n, text }) => (
				<p key={n}>{text}</p>
			))}
		</div>
	);
}
