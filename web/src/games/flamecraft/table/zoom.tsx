// A part of the table whose cards can be zoomed: their full text is loaded soon after the table.
import type { ComponentChildren, JSX } from "preact";
import { useZoom } from "../../../board/cards/zoom";
import type { Scene } from "../../../board/scene";
import { part } from "../../../ui/lazy";
import type { View } from "./cards";

const LargeCard = part(() => import("../later/large"), "LargeCard");
setTimeout(() => LargeCard.load().catch(() => undefined), 4000);

interface Props {
	scene: Scene<View>;
	class: string;
	testid?: string;
	children: ComponentChildren;
}
/** A part of the table whose cards can be zoomed. */
export function Looking({ scene, class: name, testid, children }: Props): JSX.Element {
	const { looked, close, handlers } = useZoom(scene.seq);
	return (
		<div class={name} data-testid={testid} {...handlers}>
			{children}
			{looked && <LargeCard looked={looked} view={scene.view} onClose={close} />}
		</div>
	);
}
