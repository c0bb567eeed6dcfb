// A component in a chunk of its own, fetched when first rendered or preloaded by `load`. Until then it renders nothing.
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

export type Lazy<P> = ComponentType<P> & { load(): Promise<void> };

export function lazily<P extends object>(fetch: () => Promise<ComponentType<P>>): Lazy<P> {
	let loaded: ComponentType<P> | null = null;
	let coming: Promise<void> | null = null;
	// one promise for all callers: with a component each, the next render would replace what is shown
	const load = (): Promise<void> => {
		coming ??= fetch().then(
			(component) => {
				loaded = component;
			},
			(problem) => {
				coming = null; // the next caller tries again
				throw problem;
			},
		);
		return coming;
	};
	function Late(props: P): JSX.Element | null {
		const [, draw] = useState(0);
		useEffect(() => {
			if (!loaded) void load().then(() => draw(1));
		}, []);
		const Loaded = loaded;
		return Loaded && <Loaded {...props} />;
	}
	return Object.assign(Late, { load });
}

/** Runs a function when the browser is idle; without idle callbacks, after a while. */
export function whenIdle(what: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(what, { timeout: 5000 });
	else setTimeout(what, 1500);
}
