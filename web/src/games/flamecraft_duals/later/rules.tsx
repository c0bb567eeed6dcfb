// The rules in short, for the rail; only those of the table's own mode.
import type { JSX } from "preact";
import { t } from "../../../ui/locales";
import { fancyName, fancyText, type View } from "../table/pieces";
import { Chart } from "../table/sides";

export function Rules({ view }: { view: View }): JSX.Element {
	const solo = view.mode === "solo";
	const parts = ["turn", "stacks", "cards", "coins", ...(solo ? [] : ["end"])];
	if (view.mode.startsWith("fancy")) parts.push("fancy");
	if (view.mode.endsWith("fountain") || solo) parts.push("fountain");
	if (solo) parts.push("solo");
	return (
		<div class="rules">
			<Chart view={view} />
			{parts.map((part) => (
				<section key={part}>
					<h3>{t(`flamecraft_duals-rule-${part}.name`)}</h3>
					<p>{t(`flamecraft_duals-rule-${part}`, { limit: view.hand_limit })}</p>
				</section>
			))}
			{view.fancies.map(({ card }) => (
				<section key={card}>
					<h3>{fancyName(card)}</h3>
					<p>{fancyText(card)}</p>
				</section>
			))}
		</div>
	);
}
