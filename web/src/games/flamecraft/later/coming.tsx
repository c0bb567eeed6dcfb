// In solo: the goods whose next dragon would move into a slot by itself.
import "./coming.css";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { goodName, iconOf, KINDS, listed, tint } from "../table/cards";

export function Coming({ next, slot }: { next: (string | null)[]; slot: string }): JSX.Element | null {
	const goods = KINDS.filter((_, good) => next[good] === slot);
	if (!goods.length) return null;
	const label = t("flamecraft-coming", { goods: listed(goods.map(goodName)) });
	return (
		<span class="fc-coming" role="img" aria-label={label} title={label} data-testid={`coming-${slot}`}>
			{goods.map((good) => (
				<i key={good} style={tint(good)}>
					<Icon name={iconOf(good)} />
				</i>
			))}
		</span>
	);
}
