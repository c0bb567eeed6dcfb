// The shop cards that a seat of Duals had in hand.
import type { JSX } from "preact";
import type { HeldProps } from "../../../table/title";
import { Drawing, Icon } from "../../../ui/icon";
import { patternArt } from "../table/art";
import { rimOf } from "../table/cards";
import { cardName, type View } from "../table/pieces";

export default function Held({ view }: HeldProps<View>): JSX.Element {
	return (
		<ul class="rv-list rv-list--tall">
			{(view.hand ?? []).map(({ card, reputation, cells, icons }) => (
				<li key={card} style={rimOf(icons)}>
					<Drawing class="rv-pattern" svg={patternArt(cells, icons)} />
					<span>
						{cardName(card)} <b>{reputation}</b> <Icon name="reputation" size="s" />
					</span>
				</li>
			))}
		</ul>
	);
}
