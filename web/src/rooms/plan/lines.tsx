// The lines of a plan: when each fits, what is said then, and whether that would be possible now.
import type { JSX } from "preact";
import type { PlannedLine } from "../../protocol";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { type Speaking, thenText, whenText } from "./say";

export interface LinesProps {
	lines: PlannedLine[];
	speaking: Speaking;
	onRemove(at: number): void;
}
export const Lines = ({ lines, speaking, onRemove }: LinesProps): JSX.Element => (
	<ol class="plan-lines">
		{lines.map((each, at) => (
			<li key={`${at} ${lines.length}`} data-testid={`plan-line-${at}`}>
				<span class="plan-number" aria-hidden="true">
					{at + 1}
				</span>
				<div>
					<p>{whenText(speaking, each.line, each.words)}</p>
					<p class="plan-then">{thenText(speaking, each.line, each.words)}</p>
					<p class={`plan-state plan-state--${each.possible}`}>
						<Icon name={each.possible === "no" ? "warn" : "check"} size="s" /> {t(`plan-possible-${each.possible}`)}
					</p>
				</div>
				<button
					type="button"
					class="tool"
					aria-label={t("plan-remove", { number: at + 1 })}
					title={t("plan-remove", { number: at + 1 })}
					data-testid={`plan-remove-${at}`}
					onClick={() => onRemove(at)}
				>
					<Icon name="close" size="s" />
				</button>
			</li>
		))}
		<li class="plan-else">
			<span class="plan-number" aria-hidden="true">
				…
			</span>
			<p>{t("plan-else")}</p>
		</li>
	</ol>
);
