// What lies ahead: how an answer that is looked at changes a card, and what the end is still away.
import "./ahead.css";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { Step } from "../table/outcome";
import type { View } from "../table/pieces";

/** "2 → 3 of 3": how much of it would be there. */
export function Delta({ before, after, of }: Step): JSX.Element {
	const way = after === of ? "done" : after < before ? "bad" : "";
	return (
		<span class={`fd-delta ${way}`} data-testid="delta">
			<span class="sr">{t("flamecraft_duals-step", { before, after, of })}</span>
			<span class="fd-step" aria-hidden="true">
				{before} → {after}
				<i> {t("flamecraft_duals-step-of", { of })}</i>
			</span>
			{after === of && <Icon name="check" size="s" />}
		</span>
	);
}

/** The last tokens of the bag or cards of the deck: the last one brings the end. */
export function Counted({ cause, left }: NonNullable<View["nearing"]>): JSX.Element {
	return (
		<span class="tag fd-end" data-testid="end-counted">
			<Icon name="flame" size="s" /> {t("flamecraft_duals-end-counted", { cause, left })}
		</span>
	);
}
