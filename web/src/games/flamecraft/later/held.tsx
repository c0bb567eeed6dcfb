// What a seat of Flamecraft held in secret: artisans in hand and fancy dragons.
import type { JSX } from "preact";
import type { HeldProps } from "../../../table/title";
import { cardOf, nameOf, tint, type View } from "../table/cards";
import { Good } from "../table/pieces";

export default function Held({ view }: HeldProps<View>): JSX.Element {
	const own = view.me;
	return (
		<ul class="rv-list">
			{own?.hand.map((id) => (
				<li key={id} style={tint(cardOf(id).icon ?? "br")}>
					<Good icon={cardOf(id).icon ?? "br"} size={18} /> {nameOf(id)}
				</li>
			))}
			{own?.fancies.map(({ id }) => (
				<li key={id} class="rv-secret">
					{nameOf(id)}
				</li>
			))}
		</ul>
	);
}
