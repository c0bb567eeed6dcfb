// Cards of a result at reading size: while pointed at, or after a press until the next one or Esc.
import type { HTMLAttributes } from "preact";
import { useRef, useState } from "preact/hooks";
import { useKeys } from "../../board/keys";
import type { Looked } from "../../board/later/zooming";

type Handlers = Pick<HTMLAttributes<HTMLButtonElement>, "onClick" | "onPointerEnter" | "onPointerLeave">;
export interface Pressed {
	looked: Looked | null;
	close(): void;
	/** What the button of a card listens to. */
	on(id: string): Handlers;
}
export function usePressed(): Pressed {
	const [looked, look] = useState<Looked | null>(null);
	/** Closed by Esc while the pointer is still on it: the page moves under the pointer, which is no new look at it. */
	const dismissed = useRef("");
	const close = () => look(null);
	useKeys((key) => {
		if (key !== "Escape" || !looked) return false;
		dismissed.current = looked.id;
		close();
		return true;
	});
	return {
		looked,
		close,
		on: (id) => ({
			onClick: ({ currentTarget }) =>
				look(looked?.stay && looked.id === id ? null : { id, at: currentTarget, stay: true }),
			onPointerEnter: ({ pointerType, currentTarget }) =>
				pointerType === "mouse" &&
				!looked?.stay &&
				dismissed.current !== id &&
				look({ id, at: currentTarget, stay: false }),
			onPointerLeave: () => {
				dismissed.current = "";
				if (!looked?.stay) close();
			},
		}),
	};
}
