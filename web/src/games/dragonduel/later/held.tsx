// A hand of DragonDuel as its seat held it: names and costs, which say more in little space than pictures.
import type { JSX } from "preact";
import type { HeldProps } from "../../../table/title";
import { cardOf, nameOf, shade, type View } from "../cards/cards";

export default function Held({ view }: HeldProps<View>): JSX.Element {
	const hand = [...(view.hand ?? [])].sort((a, b) => cardOf(a).cost - cardOf(b).cost || a.localeCompare(b));
	return (
		<ul class="rv-list">
			{hand.map((code, i) => (
				<li key={`${code}${i}`} style={`--g:var(--el-${shade(cardOf(code).element)})`}>
					<b>{cardOf(code).cost}</b> {nameOf(code)}
				</li>
			))}
		</ul>
	);
}
