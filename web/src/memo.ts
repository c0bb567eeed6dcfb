// A component that is drawn anew only when one of its properties, or what else it is drawn from, has changed. An update
// draws the whole table, and most of its small parts look as before.
import type { Component, JSX } from "preact";

type Drawn<P> = Component<P> & { from?: unknown };

export function memo<P extends object>(
	draw: (props: P) => JSX.Element,
	source?: () => unknown,
): (props: P) => JSX.Element {
	function changed(this: Drawn<P>, next: Readonly<P>): boolean {
		const now = this.props as P;
		// what is left out is undefined
		for (const name in { ...now, ...next }) if (now[name] !== next[name]) return true;
		return this.from !== source?.();
	}
	return function (this: Drawn<P>, props: P) {
		this.shouldComponentUpdate = changed;
		this.from = source?.();
		return draw(props);
	};
}
