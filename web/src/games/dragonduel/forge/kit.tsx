// The drawing kit: a body in the tones of the card's element, something it wears, and the ground behind it.
import "./kit.css";
import type { JSX } from "preact";
import { Drawing } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { KitProps } from "../../forges";
import { pictureArt } from "../art";
import { THINGS } from "../art/wear";
import { nameOf } from "../cards/cards";
import { ELEMENTS, elementName } from "../workshop/sieve";

const BODIES = [
	...["CS-54", "CS-09", "CS-22", "CS-01", "CS-73", "CS-52"],
	...["CS-20", "CS-36", "CS-02", "CS-84", "CS-26", "CS-71"],
];

/** The picture with some parts of its own. */
function pictured(draft: Record<string, unknown>, drawing: Record<string, string>): string {
	const element = String(draft.element ?? "light");
	const kind = draft.type === "magic" ? "magic" : "monster";
	const traits = Array.isArray(draft.traits) ? draft.traits.map(String) : [];
	return pictureArt({ card: String(draft.set ?? ""), kind, element, traits, ops: [], drawing });
}

export function Kit({ draft, onChange }: KitProps): JSX.Element {
	const drawing = (draft.drawing ?? {}) as Record<string, string>;
	const element = String(draft.element ?? "light");
	const put = (part: string, value: string) => {
		const { [part]: _, ...rest } = drawing;
		onChange({ ...draft, drawing: value ? { ...rest, [part]: value } : rest });
	};
	const row = (part: string, values: readonly string[], named: (value: string) => string, usual = "") => (
		<div class="kit-row" role="radiogroup" aria-label={t(`forge-${part}`)}>
			<span>{t(`forge-${part}`)}</span>
			{values.map((value) => (
				<button
					key={value}
					type="button"
					role="radio"
					aria-checked={(drawing[part] ?? usual) === value}
					aria-label={value ? named(value) : t("forge-none")}
					data-testid={`kit-${part}-${value || "none"}`}
					onClick={() => put(part, value)}
				>
					<Drawing svg={pictured(draft, { ...drawing, [part]: value })} />
				</button>
			))}
		</div>
	);
	return (
		<section class="kit">
			{row("body", ["", ...BODIES.slice(0, 11)], nameOf)}
			{row("wears", ["", ...THINGS], (thing) => t(`forge-wear-${thing}`))}
			{row("ground", ELEMENTS, elementName, element)}
		</section>
	);
}
