// The recap of a round or a game, for every title: a headline above content that can also be scrolled by keyboard.
import type { ComponentChildren, JSX } from "preact";
import type { Person } from "../../board/scene";
import { Crowd } from "./crowd";
import { cameText, type Final } from "./rank";

interface RecapProps {
	heading: string;
	class?: string;
	/** The people and the winners, when the game is over. */
	end?: { people: Person[]; winners: number[] | null; final?: Final };
	children: ComponentChildren;
	[mark: `data-${string}`]: string;
}

export function Recap({ heading, class: own = "", end, children, ...marks }: RecapProps): JSX.Element {
	const came = end?.final ? cameText(end.final) : "";
	return (
		<div
			class={`recap ${end ? "recap--end" : ""} ${own}`}
			role="region"
			aria-label={heading}
			tabIndex={0}
			data-testid={end ? "match-over" : "round-summary"}
			{...marks}
		>
			{end && <Crowd {...end} />}
			<h2 class="display">{came || heading}</h2>
			{came && <p class="came">{heading}</p>}
			{children}
		</div>
	);
}
