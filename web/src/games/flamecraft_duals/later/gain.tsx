// What a choice completes, written beside its token on the board.
import type { JSX } from "preact";
import { t } from "../../../ui/locales";
import type { Preview } from "../table/outcome";
import { cardName, centreOf, type View } from "../table/pieces";

/** "Facet Row, +3", next to the token that completes it. */
export function Gain({ view, preview }: { view: View; preview: Preview }): JSX.Element | null {
	const [ghost] = preview.ghosts;
	if (!ghost || !preview.completes.length) return null;
	const [x, y] = centreOf(ghost.hex);
	const cards = [...(view.hand ?? []), ...view.fountain].filter(({ card }) => preview.completes.includes(card));
	return (
		<g class="gain">
			{cards.map(({ card, reputation }, i) => {
				const text = t("flamecraft_duals-preview", { card: cardName(card), count: reputation });
				const wide = 44 + text.length * 7.6;
				const left = Math.min(Math.max(x - wide / 2, 16), 584 - wide);
				return (
					<g key={card} transform={`translate(${left} ${Math.min(y + 50, 500) + i * 34})`}>
						<rect width={wide} height="30" rx="15" />
						<text x={wide / 2} y="20" text-anchor="middle">
							{text} ♥
						</text>
					</g>
				);
			})}
		</g>
	);
}
