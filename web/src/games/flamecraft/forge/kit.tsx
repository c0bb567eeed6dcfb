// The drawing kit: for a shop what stands in its window and the colours of its awning, for a dragon who it is.
import type { JSX } from "preact";
import type { KitProps } from "../../forges";
import { fancyArt } from "../../goods/fancies";
import { drawingOf, KitRow, withPart } from "../../kits/row";
import { shopArt } from "../art/shops";
import { goodName, nameOf } from "../table/cards";

const WINDOWS = ["", "S06", "S02", "S05", "S11", "S16", "S17", "S19", "S22", "S24", "S27", "S28"];
const AWNINGS = ["br", "me", "ir", "po", "cr", "pl"];
const DRAGONS = {
	sun: ["", "F01", "F03", "F05", "F07", "F09", "F11", "F12", "F14", "F15", "F16", "F17"],
	moon: ["", "F19", "F20", "F21", "F22", "F23", "F25", "F27", "F29", "F31", "F34", "F36"],
};

export function Kit({ draft, onChange }: KitProps): JSX.Element | null {
	const drawing = drawingOf(draft);
	const icon = String(draft.icon ?? "");
	const row = (part: string, values: readonly string[], drawn: (value: string) => string, usual = "") => (
		<KitRow
			part={part}
			values={values}
			value={drawing[part] ?? usual}
			named={part === "awning" ? goodName : nameOf}
			drawn={drawn}
			onPick={(value) => onChange(withPart(draft, part, value))}
		/>
	);
	if (draft.kind === "shop")
		return (
			<section class="kit">
				{row("window", WINDOWS, (value) => shopArt(value, drawing.awning ?? icon))}
				{row("awning", AWNINGS, (value) => shopArt(drawing.window ?? "", value), icon)}
			</section>
		);
	if (draft.kind === "sun" || draft.kind === "moon")
		return (
			<section class="kit">
				{row("dragon", DRAGONS[draft.kind], (value) => fancyArt(value || String(draft.id)))}
			</section>
		);
	return null;
}
