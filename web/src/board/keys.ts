// Keys for the whole table. A handler says whether it used the key; typing into a field is never a command.
import { useLayoutEffect, useRef } from "preact/hooks";

export function useKeys(handler: (key: string) => boolean): void {
	const latest = useRef(handler);
	latest.current = handler;
	useLayoutEffect(() => {
		const press = (event: KeyboardEvent) => {
			const from = event.target as HTMLElement | null;
			if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
			if (from?.closest("input, textarea, select, dialog")) return;
			if (latest.current(event.key)) event.preventDefault();
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, []);
}
