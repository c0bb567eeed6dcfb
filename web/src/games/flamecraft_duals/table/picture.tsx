// The picture of a fountain card, in a chunk of its own.
import { lazily } from "../../lazy";
import { Drawing } from "../../look/icon";

export const FountainPicture = lazily(async () => {
	const { fountainPicture } = await import("./fountains");
	return ({ id, class: name }: { id: string; class: string }) => <Drawing class={name} svg={fountainPicture(id)} />;
});
