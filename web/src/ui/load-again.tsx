// What a reader sees in place of something that failed: one sentence, and the one thing that helps. It needs no catalogue,
// since that may be what is missing.
import { Component, type ComponentChildren, type JSX } from "preact";
import { knows, t } from "./locales";

const said = (key: string, otherwise: string): string => (knows(key) ? t(key) : otherwise);

export const LoadAgain = (): JSX.Element => (
	<p class="load-again" role="alert" data-testid="load-again">
		{said("load-failed", "Something did not load.")}{" "}
		<button type="button" class="btn btn--quiet" onClick={() => location.reload()}>
			{said("load-again", "Reload")}
		</button>
	</p>
);

/** Shows that sentence instead of a page that threw an error, until another page is opened. */
export class Guarded extends Component<{ children: ComponentChildren }, { failed: boolean }> {
	static override getDerivedStateFromError = (): { failed: boolean } => ({ failed: true });
	override state = { failed: false };

	override componentDidCatch(problem: unknown): void {
		console.error(problem);
	}
	override render(): ComponentChildren {
		return this.state.failed ? <LoadAgain /> : this.props.children;
	}
}
