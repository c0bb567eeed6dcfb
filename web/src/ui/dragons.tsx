// Dragons as components. Their drawings are a chunk of their own: a page stands before it has come, and does without.
import { makeStore, useStore } from "../state/store";
import { again } from "./again";
import type { DragonLook, Mood } from "./dragon";
import { memo } from "./memo";
import { tradeOf } from "./trades";

const pen = makeStore<{ draw: (look: DragonLook) => string }>({ draw: () => "" });
again(() => import("./dragon")).then(
	({ dragon }) => pen.set({ draw: dragon }),
	() => undefined, // a luxury
);
const drawings = () => pen.get().draw;

/** A dragon inside another drawing; empty until the drawings have come. */
export const dragonIn = (look: DragonLook): string => drawings()(look);
/** For a component with such a drawing: it is rendered again when they have. */
export const useDragons = (): unknown => useStore(pen);

export const Dragon = memo(({ class: cls = "", ...look }: DragonLook & { class?: string }) => {
	const { draw } = useStore(pen);
	return <span class={cls} dangerouslySetInnerHTML={{ __html: draw(look) }} />;
}, drawings);

export interface FaceProps {
	seat: number;
	face: string;
	width?: number;
	mood?: Mood;
}
export const Face = memo(({ seat, face, width = 40, mood = "calm" }: FaceProps) => {
	const { draw } = useStore(pen);
	return (
		<span
			class="face"
			style={`--who:var(--seat-${seat});--face:${width}px`}
			dangerouslySetInnerHTML={{ __html: draw({ type: tradeOf(face), mood }) }}
		/>
	);
}, drawings);
