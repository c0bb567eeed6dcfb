// A component in a chunk of its own, fetched when first rendered. Until then nothing is shown.
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
	let loaded: ComponentType<P> | null = null;
	return function Lazy(props: P): JSX.Element | null {
		const [, draw] = useState(0);
		useEffect(() => {
			if (loaded) return;
			void load().then((component) => {
				loaded = component;
				draw(1);
			});
		}, []);
		const Loaded = loaded;
		return Loaded && <Loaded {...props} />;
	};
}
