// The rules in short, for the rail, with what the dragons and the shops in Town do.
import type { JSX } from "preact";
import { t } from "../../../ui/locales";
import { allOf, KINDS, nameOf, type View } from "../table/cards";
import { Good } from "../table/pieces";
import { sayAll, textOf } from "../table/say";

export function Rules({ view }: { view: View }): JSX.Element {
	const parts = [
		"turn",
		"gather",
		"fire",
		"enchant",
		"shops",
		"fancy",
		"limits",
		...(view.seats === 1 ? ["solo"] : ["end"]),
	];
	const dragons = allOf("artisan").filter(({ id }) => id.endsWith("-0"));
	const shops = view.town.flatMap(({ shop }) => (shop && textOf(shop.id) ? [shop.id] : []));
	return (
		<div class="rules">
			<section>
				<h3>{t("flamecraft-rule-dragons")}</h3>
				<ul class="fc-firelist">
					{dragons.map(({ id, icon, text }) => (
						<li key={id}>
							<Good icon={icon ?? KINDS[0]} size={24} /> <span>{sayAll(text)}</span>
						</li>
					))}
				</ul>
			</section>
			{parts.map((part) => (
				<section key={part}>
					<h3>{t(`flamecraft-rule-${part}.name`)}</h3>
					<p>{t(`flamecraft-rule-${part}`)}</p>
				</section>
			))}
			{shops.map((id) => (
				<section key={id}>
					<h3>{nameOf(id)}</h3>
					<p>{textOf(id)}</p>
				</section>
			))}
		</div>
	);
}
