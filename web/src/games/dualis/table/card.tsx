// One card: filled with its colour, red with rays, blue with rings; number and suit in two corners, R or B in a ring.
import type { JSX } from "preact";
import { Drawing, Icon, learnIcons } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { artOf } from "./art";
import { cardOf, nameOf, other } from "./cards";

learnIcons(import.meta.glob<string>("../icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export function Face({ code }: { code: string }): JSX.Element {
	const card = cardOf(code);
	const corner = () => (
		<span class="ix">
			{card.number}
			<Icon name={card.suit === "S" ? "star" : "moon"} />
		</span>
	);
	return (
		<span class="f" aria-hidden="true">
			{corner()}
			{corner()}
			<span class="cl">{t("dualis-letter", { colour: card.colour })}</span>
			<Drawing class="art" svg={artOf(card)} />
		</span>
	);
}

export const coinIcon = (colour: string): string => (colour === "R" ? "coin-red" : "coin-blue");

interface LaidCardProps {
	code: string;
	coin: boolean;
	class?: string;
}
/** A card on the table, with the coin on it. */
export function LaidCard({ code, coin, class: cls = "" }: LaidCardProps): JSX.Element {
	const { colour } = cardOf(code);
	const lies = coin ? other(colour) : colour;
	return (
		<div class={`dc ${colour} ${cls}`} role="img" aria-label={nameOf(code, coin)}>
			<Face code={code} />
			{coin && (
				<span class="on" aria-hidden="true">
					<Icon name={coinIcon(lies)} />
					<span class="desk">{t("dualis-lies", { colour: lies })}</span>
					<span class="phone">{t("dualis-lies.brief", { colour: lies })}</span>
				</span>
			)}
		</div>
	);
}
