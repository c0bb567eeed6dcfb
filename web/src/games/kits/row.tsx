// A row of a drawing kit: every part as the picture would be with it.
import "./kit.css";
import type { JSX } from "preact";
import { Drawing } from "../../ui/icon";
import { t } from "../../ui/locales";

export interface KitRowProps {
	/** Which part of the drawing, as in `forge-body`. */
	part: string;
	values: readonly string[];
	/** The one that is chosen. */
	value: string;
	named(value: string): string;
	/** The picture with it, as SVG. */
	drawn(value: string): string;
	onPick(value: string): void;
}
export function KitRow({ part, values, value, named, drawn, onPick }: KitRowProps): JSX.Element {
	return (
		<div class="kit-row" role="radiogroup" aria-label={t(`forge-${part}`)}>
			<span>{t(`forge-${part}`)}</span>
			{values.map((each) => (
				<button
					key={each}
					type="button"
					role="radio"
					aria-checked={value === each}
					aria-label={each ? named(each) : t("forge-none")}
					data-testid={`kit-${part}-${each || "none"}`}
					onClick={() => onPick(each)}
				>
					<Drawing svg={drawn(each)} />
				</button>
			))}
		</div>
	);
}

export type Drawn = Record<string, string>;
/** The parts of a draft's drawing. */
export const drawingOf = (draft: Record<string, unknown>): Drawn => (draft.drawing ?? {}) as Drawn;
/** The draft with another part; an empty one is the usual. */
export function withPart(draft: Record<string, unknown>, part: string, value: string): Record<string, unknown> {
	const { [part]: _, ...rest } = drawingOf(draft);
	return { ...draft, drawing: value ? { ...rest, [part]: value } : rest };
}
