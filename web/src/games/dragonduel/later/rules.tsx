// The rules in short, for the rail.
import type { JSX } from "preact";
import { t } from "../../../ui/locales";

const PARTS = ["aim", "turn", "spark", "cards", "attack", "tower", "respond", "keywords", "several"];

export function Rules(): JSX.Element {
	return (
		<div class="rules">
			{PARTS.map((part) => (
				<section key={part}>
					<h3>{t(`dragonduel-rule-${part}.name`)}</h3>
					<p>{t(`dragonduel-rule-${part}`)}</p>
				</section>
			))}
		</div>
	);
}
