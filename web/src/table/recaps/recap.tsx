// The recap of a round, for every title: a headline above content that can also be scrolled by keyboard.
import type { ComponentChildren, JSX } from "preact";

interface RecapProps {
	heading: string;
	class?: string;
	children: ComponentChildren;
}

export function Recap({ heading, class: own = "", children }: RecapProps): JSX.Element {
	return (
		<div class={`recap ${own}`} role="region" aria-label={heading} tabIndex={0} data-testid="round-summary">
			<h2 class="display">{heading}</h2>
			{children}
		</div>
	);
}
