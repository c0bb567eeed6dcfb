// The picture of a fountain card, in a chunk of its own.

import { Drawing } from "../../../ui/icon";
import { lazily } from "../../../ui/lazy";

export const FountainPicture = lazily(async () => {
	const { fountainPicture } = await import("../art/fountains");
	return ({ id, class: name }: { id: string; class: string }) => <Drawing class={name} svg={fountainPicture(id)} />;
});
