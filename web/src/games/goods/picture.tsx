// A fancy dragon's picture. The drawings are a chunk of their own, fetched when the first is shown.

import { Drawing } from "../../ui/icon";
import { lazily } from "../../ui/lazy";

export const FancyPicture = lazily(async () => {
	const { fancyArt } = await import("./fancies");
	return ({ id, class: name = "" }: { id: string; class?: string }) => <Drawing class={name} svg={fancyArt(id)} />;
});
