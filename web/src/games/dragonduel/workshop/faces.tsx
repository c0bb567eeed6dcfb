// The faces of a deck: the pictures of the cards that define it, the most expensive ones.
import "./faces.css";
import type { JSX } from "preact";
import { cardOf, shade } from "../cards/cards";
import type { Counts } from "../cards/deck-names";
import { Picture } from "../cards/picture";

const SHOWN = 3;

/** The most expensive cards, monsters before Magic. */
export const bestOf = (counts: Counts): string[] =>
	Object.keys(counts)
		.filter((code) => counts[code])
		.sort(
			(a, b) =>
				Number(cardOf(b).kind === "monster") - Number(cardOf(a).kind === "monster") ||
				cardOf(b).cost - cardOf(a).cost ||
				a.localeCompare(b),
		)
		.slice(0, SHOWN);

export const Faces = ({ counts }: { counts: Counts }): JSX.Element => (
	<span class="dd-faces" aria-hidden="true">
		{bestOf(counts).map((code) => (
			<span key={code} style={`--c:var(--el-${shade(cardOf(code).element)})`}>
				<Picture card={cardOf(code)} />
			</span>
		))}
	</span>
);
