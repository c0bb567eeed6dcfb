// A part of the table whose cards can be zoomed: their full text is loaded soon after the table.
import type { ComponentChildren, JSX } from "preact";
import { useZoom } from "../../../board/cards/zoom";
import type { Scene } from "../../../board/scene";
import { part } from "../../../ui/lazy";
import type { View } from "./pieces";

const LargeCard = part(() => import("../later/large"), "LargeCard");
setTimeout(() => LargeCard.load().catch(() => undefined), 4000);

interface Props {
	scene: Scene<View>;
	class: string;
	children: ComponentChildren;
}
export function Looking({ scene, class: name, children }: Props): JSX.Element {
	const { looked, close, handlers } = useZoom(scene.seq, false);
	return (
		<div class={name} {...handlers}>
			{children}
			{looked && <LargeCard looked={looked} view={scene.view} onClose={close} />}
		</div>
	);
}
