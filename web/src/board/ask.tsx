// The question: one place, always. A small line, one question, at most one line of consequence, at most two buttons.
import type { ComponentChildren, JSX } from "preact";

export interface AskProps {
	small?: ComponentChildren;
	question: ComponentChildren;
	then?: ComponentChildren;
	/** Only a question that can be answered now has the ring. */
	mine?: boolean;
	/** Choices with faces or pictures, between the words and the buttons. */
	inside?: ComponentChildren;
	children?: ComponentChildren;
}

export function Ask({ small, question, then, mine = false, inside, children }: AskProps): JSX.Element {
	return (
		<section class={`ask ${mine ? "ask--mine" : ""}`} data-testid="question" data-mine={mine}>
			<div class="q">
				{small && <small>{small}</small>}
				<b>{question}</b>
				{then && <p>{then}</p>}
			</div>
			{inside}
			{children && <div class="acts">{children}</div>}
		</section>
	);
}
