// A shop's picture, fetched when a card is first zoomed.

import { Drawing } from "../../../ui/icon";
import { lazily } from "../../../ui/lazy";

export const ShopPicture = lazily(async () => {
	const { shopArt } = await import("../art/shops");
	return ({ id, icon, class: name }: { id: string; icon: string; class: string }) => (
		<Drawing class={name} svg={shopArt(id, icon)} />
	);
});
