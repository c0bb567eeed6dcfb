// Progress as dots: the steps done, the current one, and those to come.
import type { JSX } from "preact";
import { t } from "../../ui/locales";

export function Dots({ at, of }: { at: number; of: number }): JSX.Element {
	const label = t("learn-step-of", { step: Math.min(at + 1, of), of });
	return (
		<span class="ln-dots" role="img" aria-label={label}>
			{Array.from({ length: of }, (_, i) => (
				<i key={`${i} of ${of}`} class={i < at ? "y" : i === at ? "now" : ""} />
			))}
		</span>
	);
}
