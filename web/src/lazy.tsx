// A component in a chunk of its own, fetched when first rendered or when somebody asks for it before. Until it is there
// nothing is shown.
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

export type Lazy<P> = ComponentType<P> & { load(): Promise<void> };

export function lazily<P extends object>(fetch: () => Promise<ComponentType<P>>): Lazy<P> {
	let loaded: ComponentType<P> | null = null;
	let coming: Promise<void> | null = null;
	// once for all that wait for it: were each to get a component of its own, the next render would replace what is shown
	const load = (): Promise<void> => {
		coming ??= fetch().then(
			(component) => {
				loaded = component;
			},
			(problem) => {
				coming = null; // whoever comes next tries again
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

/** Runs a thing when the browser has nothing better to do; after a while where it cannot tell. */
export function whenIdle(what: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(what, { timeout: 5000 });
	else setTimeout(what, 1500);
}
