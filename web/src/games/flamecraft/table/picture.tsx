// A shop's picture, fetched when a card is first zoomed.
import { lazily } from "../../lazy";
import { Drawing } from "../../look/icon";

export const ShopPicture = lazily(async () => {
	const { shopArt } = await import("./art/shops");
	return ({ id, icon, class: name }: { id: string; icon: string; class: string }) => (
		<Drawing class={name} svg={shopArt(id, icon)} />
	);
});
