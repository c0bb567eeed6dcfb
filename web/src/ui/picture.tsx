// A drawing in a chunk of its own: its place is on the page at once, and empty until the drawing has come.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { again } from "./again";
import { Drawing } from "./icon";

export function pictureFrom(load: () => Promise<{ default: string }>): (props: { class?: string }) => JSX.Element {
	let svg = "";
	let coming: Promise<void> | undefined;
	return ({ class: name = "" }) => {
		const [, show] = useState(svg);
		useEffect(() => {
			coming ??= again(load).then(({ default: drawing }) => {
				svg = drawing;
			});
			coming.then(
				() => show(svg),
				() => (coming = undefined), // a luxury
			);
		}, []);
		return <Drawing class={name} svg={svg} />;
	};
}
