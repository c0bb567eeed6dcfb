// The drawing kit: a body in the tones of the card's element, something it wears, and the ground behind it.
import type { JSX } from "preact";
import { t } from "../../../ui/locales";
import type { KitProps } from "../../forges";
import { drawingOf, KitRow, withPart } from "../../kits/row";
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
	const drawing = drawingOf(draft);
	const row = (part: string, values: readonly string[], named: (value: string) => string, usual = "") => (
		<KitRow
			part={part}
			values={values}
			value={drawing[part] ?? usual}
			named={named}
			drawn={(value) => pictured(draft, { ...drawing, [part]: value })}
			onPick={(value) => onChange(withPart(draft, part, value))}
		/>
	);
	return (
		<section class="kit">
			{row("body", ["", ...BODIES.slice(0, 11)], nameOf)}
			{row("wears", ["", ...THINGS], (thing) => t(`forge-wear-${thing}`))}
			{row("ground", ELEMENTS, elementName, String(draft.element ?? "light"))}
		</section>
	);
}
