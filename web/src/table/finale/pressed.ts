// Cards of a result at reading size: while pointed at, or after a press until the next one or Esc.
import type { HTMLAttributes } from "preact";
import { useState } from "preact/hooks";
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
	const close = () => look(null);
	useKeys((key) => {
		if (key !== "Escape" || !looked) return false;
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
				pointerType === "mouse" && !looked?.stay && look({ id, at: currentTarget, stay: false }),
			onPointerLeave: () => looked?.stay || close(),
		}),
	};
}
