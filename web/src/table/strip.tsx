// The line under the bar: one sentence, and one thing to do about it.
import type { JSX } from "preact";

export function Notice({ text, action, onAct }: { text: string; action: string; onAct(): void }): JSX.Element {
	return (
		<div class="strip" role="status">
			{text}
			<button type="button" class="btn btn--s" onClick={onAct}>
				{action}
			</button>
		</div>
	);
}
