// A shop card under design: its pattern, drawn from the dragons that are chosen, and what it is worth.
import "../table/duals.css";
import "../../goods";
import "./face.css";
import type { JSX } from "preact";
import { settings } from "../../../state/settings";
import { Drawing, Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { ForgedCard } from "../../forges";
import { patternArt } from "../table/art";
import { cardName, cardsOf } from "../table/book";
import { rimOf } from "../table/cards";

export { cardName as nameOf };

/** The pattern is its picture: nothing else is to be put together. */
export const Kit = (): null => null;

const PLACES = ["first", "second", "third", "fourth"];
/** Where a shape of the box has its dragons. */
const cellsOf = (shape: unknown): number[][] =>
	[...cardsOf("shop"), ...cardsOf("fountain")].find((card) => card.shape === shape)?.cells ?? [[0, 0]];

export function ForgedFace({ draft, entry, blank = false, small = false }: ForgedCard): JSX.Element {
	const names = (draft.name ?? {}) as Record<string, string>;
	const name = names[settings.get().lang] || Object.values(names).find(Boolean) || "";
	const icons = PLACES.map((place) => String(draft[place] ?? "")).join("");
	return (
		<div class={`fdf ${small ? "fdf--s" : ""}`} style={rimOf(icons)} role="img" aria-label={name || "…"}>
			<p class="fdf-top">
				<b>{name || (blank ? <span class="place">{t("forge-no-name")}</span> : "…")}</b>
				<span class="fdf-rep">
					{Number(draft.reputation ?? 0)}
					<Icon name="reputation" />
				</span>
			</p>
			<Drawing class="fdf-draw" svg={patternArt(cellsOf(draft.shape), icons)} />
			{!entry && !blank && <p class="gone">{t("forge-unprintable")}</p>}
			<p class="fdf-ft">
				<span>{String(draft.id ?? "")}</span>
				<span>{t("forge-house-card")}</span>
			</p>
		</div>
	);
}
