// A card's picture. The drawings are a chunk of their own: cards are on the table before it is loaded.
import type { JSX } from "preact";
import { Drawing } from "../../../ui/icon";
import { lazily } from "../../../ui/lazy";
import type { Card } from "./cards";

const Art = lazily(async () => {
	const { pictureArt } = await import("../art");
	return ({ card }: { card: Card }) => <Drawing svg={pictureArt(card)} />;
});

export const Picture = ({ card }: { card: Card }): JSX.Element => (
	<span class="pic">
		<Art card={card} />
	</span>
);
