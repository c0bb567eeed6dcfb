// Keys for the whole table. A handler returns whether it used the key; typing into a field is never a command.
import { useLayoutEffect, useRef } from "preact/hooks";

/** While a dialog has the focus, only handlers whose `root` is inside it get keys. */
export function useKeys(handler: (key: string) => boolean, root?: { current: Element | null }): void {
	const latest = useRef(handler);
	latest.current = handler;
	useLayoutEffect(() => {
		const press = (event: KeyboardEvent) => {
			const from = event.target as HTMLElement | null;
			if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
			if (from?.closest("input, textarea, select")) return;
			const dialog = from?.closest("dialog");
			if (dialog && !(root && dialog.contains(root.current))) return;
			if (latest.current(event.key)) event.preventDefault();
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, []);
}
