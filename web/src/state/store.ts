// A value that components can watch. Small on purpose: one get, one set, one subscription.
import { useEffect, useState } from "preact/hooks";

export interface Store<T> {
	get(): T;
	set(patch: Partial<T>): void;
	subscribe(listener: () => void): () => void;
}

export function makeStore<T extends object>(initial: T): Store<T> {
	let value = initial;
	const listeners = new Set<() => void>();
	return {
		get: () => value,
		set(patch) {
			const names = Object.keys(patch) as (keyof T)[];
			if (names.every((name) => patch[name] === value[name])) return; // nothing changed: do not notify
			value = { ...value, ...patch };
			for (const listener of [...listeners]) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** The store's value; the component re-renders whenever it changes. */
export function useStore<T extends object>(store: Store<T>): T {
	const [value, setValue] = useState(store.get());
	useEffect(() => {
		const read = () => setValue(store.get());
		read(); // it may have changed between the first render and this effect
		return store.subscribe(read);
	}, [store]);
	return value;
}
