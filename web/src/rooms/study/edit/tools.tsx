// The tools to mark the board: arrow, ring, number and word, in ink, green or red.
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { Mark } from "../marks";

export const KINDS = ["arrow", "ring", "number", "word"] as const;
export const INKS = ["ink", "good", "bad"] as const;
export interface Pen {
	/** None: pointing at the board marks nothing. */
	kind: Mark["kind"] | null;
	ink: Mark["ink"];
}
interface ToolsProps {
	pen: Pen;
	/** How many marks this moment has. */
	count: number;
	onPen(pen: Pen): void;
	onClear(): void;
}
export function MarkTools({ pen, count, onPen, onClear }: ToolsProps): JSX.Element {
	return (
		<>
			<div class="st-tools" role="toolbar" aria-label={t("study-marks")}>
				<button
					type="button"
					aria-pressed={!pen.kind}
					aria-label={t("study-choose")}
					title={t("study-choose")}
					onClick={() => onPen({ ...pen, kind: null })}
				>
					<Icon name="hand" />
				</button>
				{KINDS.map((kind) => (
					<button
						type="button"
						key={kind}
						aria-pressed={pen.kind === kind}
						aria-label={t(`study-mark-${kind}`)}
						title={t(`study-mark-${kind}`)}
						data-testid={`pen-${kind}`}
						onClick={() => onPen({ ...pen, kind: pen.kind === kind ? null : kind })}
					>
						<Icon name={kind} />
						{pen.kind === kind && <span class="desk">{t(`study-mark-${kind}`)}</span>}
					</button>
				))}
				<hr />
				{INKS.map((ink) => (
					<button
						type="button"
						key={ink}
						class={`st-ink st-ink--${ink}`}
						aria-pressed={pen.ink === ink}
						aria-label={t(`study-ink-${ink}`)}
						title={t(`study-ink-${ink}`)}
						data-testid={`ink-${ink}`}
						onClick={() => onPen({ ...pen, ink })}
					>
						<i />
					</button>
				))}
				<hr />
				<button
					type="button"
					aria-label={t("study-clear")}
					title={t("study-clear")}
					disabled={!count}
					onClick={onClear}
				>
					<Icon name="close" />
				</button>
			</div>
			<span class="grow" />
			<small class="desk">{t("study-marks-here", { count })}</small>
		</>
	);
}
