// The cards of a part of the table at reading size; what shows them comes after the table.
import type { JSX, RefObject } from "preact";
import { useZoom } from "../../../board/later/zooming";
import type { Scene } from "../../../board/scene";
import type { View } from "../table/pieces";
import { LargeCard } from "./large";

export function Zooming({ scene, room }: { scene: Scene<View>; room: RefObject<Element | null> }): JSX.Element | null {
	const { looked, close } = useZoom(room, scene.seq, false);
	return looked && <LargeCard looked={looked} view={scene.view} onClose={close} />;
}
