// A part of the table whose cards can be zoomed.
import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Scene } from "../../../board/scene";
import { part } from "../../../ui/lazy";
import type { View } from "./cards";

const Zooming = part(() => import("../later/zooming"), "Zooming");

interface Props {
	scene: Scene<View>;
	class: string;
	testid?: string;
	/** The name of a part that scrolls: the large card is beside it, not in it. */
	label?: string;
	children: ComponentChildren;
}
export function Looking({ scene, class: name, testid, label, children }: Props): JSX.Element {
	const room = useRef<HTMLDivElement>(null);
	const scrolls = label ? ({ role: "region", "aria-label": label, tabIndex: 0 } as const) : {};
	const large = <Zooming scene={scene} room={room} />;
	return (
		<>
			<div class={name} data-testid={testid} ref={room} {...scrolls}>
				{children}
				{!label && large}
			</div>
			{label && large}
		</>
	);
}
