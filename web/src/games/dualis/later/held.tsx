// A hand of Duālis as its seat held it.
import type { JSX } from "preact";
import type { HeldProps } from "../../../table/title";
import { LaidCard } from "../table/card";
import type { View } from "../table/cards";

export default function Held({ view }: HeldProps<View>): JSX.Element {
	return (
		<div class="rv-cards">
			{(view.hand ?? []).map((code) => (
				<LaidCard key={code} code={code} coin={false} />
			))}
		</div>
	);
}
