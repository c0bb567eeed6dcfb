// A component that re-renders only when one of its properties, or its other source, has changed. An update renders the
// whole table, and most of its small parts stay the same.
import type { Component, JSX } from "preact";

type Drawn<P> = Component<P> & { from?: unknown };

export function memo<P extends object>(
	draw: (props: P) => JSX.Element,
	source?: () => unknown,
): (props: P) => JSX.Element {
	function changed(this: Drawn<P>, next: Readonly<P>): boolean {
		const now = this.props as P;
		// a property left out is undefined
		for (const name in { ...now, ...next }) if (now[name] !== next[name]) return true;
		return this.from !== source?.();
	}
	return function (this: Drawn<P>, props: P) {
		this.shouldComponentUpdate = changed;
		this.from = source?.();
		return draw(props);
	};
}
