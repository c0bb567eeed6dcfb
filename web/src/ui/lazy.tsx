// A component in a chunk of its own, fetched when first rendered or preloaded by `load`. Until then it renders nothing;
// if the chunk cannot be had, it says so in its place, and what to do.
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { again } from "./again";
import { LoadAgain } from "./load-again";
import { learn, learnRest } from "./locales";

export type Lazy<P> = ((props: P) => JSX.Element | null) & { load(): Promise<void> };

export function lazily<P extends object>(chunk: () => Promise<ComponentType<P>>): Lazy<P> {
	let loaded: ComponentType<P> | null = null;
	let coming: Promise<void> | null = null;
	// one promise for all callers: with a component each, the next render would replace what is shown
	const load = (): Promise<void> => {
		coming ??= again(chunk).then(
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
		const [failed, end] = useState<boolean | null>(null);
		const Loaded = loaded;
		useEffect(() => {
			// asked of what was rendered: the chunk may have come since
			if (!Loaded)
				load().then(
					() => end(false),
					() => end(true),
				);
		}, []);
		if (Loaded) return <Loaded {...props} />;
		return failed ? <LoadAgain /> : null;
	}
	return Object.assign(Late, { load });
}

type Props<C> = C extends ComponentType<infer P extends object> ? P : never;

/** A component of a module, by its name, with the catalogues that it needs. */
export const part = <M, N extends keyof M>(load: () => Promise<M>, name: N, ...words: string[]): Lazy<Props<M[N]>> =>
	lazily(() =>
		Promise.all([load(), ...words.map((name) => learn(name))]).then(
			([module]) => module[name] as ComponentType<Props<M[N]>>,
		),
	);

/** The same for a page that is to be seen soon: the rest of its catalogue comes after it. */
export const page = <M, N extends keyof M>(load: () => Promise<M>, name: N, words: string): Lazy<Props<M[N]>> =>
	lazily(async () => {
		const [module] = await Promise.all([load(), learn(words, "first")]);
		learnRest().catch(() => undefined); // whoever needs it says so
		return module[name] as ComponentType<Props<M[N]>>;
	});

/** Runs a function when the browser is idle; without idle callbacks, after a while. */
export function whenIdle(what: () => void): void {
	if ("requestIdleCallback" in globalThis) requestIdleCallback(what, { timeout: 5000 });
	else setTimeout(what, 1500);
}

/** Fetches parts that nobody has asked for yet, so that they are there when somebody does. */
export const soon = (...parts: { load(): Promise<void> }[]): void =>
	whenIdle(() => void Promise.allSettled(parts.map((each) => each.load())));
