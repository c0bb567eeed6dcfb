// The rules in short, for the rail; only those of the table's own mode.
import type { JSX } from "preact";
import { t } from "../../../ui/locales";
import type { View } from "../table/cards";

export function Rules({ view }: { view: View }): JSX.Element {
	const parts = ["follow", "coin", "trump", "winner", view.mode === "iso" ? "score-iso" : "score", "memory"];
	if (view.highlow) parts.splice(4, 0, "highlow");
	return (
		<div class="rules">
			{parts.map((part) => (
				<section key={part}>
					<h3>{t(`dualis-rule-${part}.name`)}</h3>
					<p>{t(`dualis-rule-${part}`, { coins: view.coins_each, cards: view.tricks_per_round })}</p>
				</section>
			))}
		</div>
	);
}
