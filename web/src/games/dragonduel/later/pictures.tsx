// The lines of the story as small pictures: creatures, what they do, and what became of them.
import type { JSX } from "preact";
import type { Pictures, SmallProps } from "../../../table/ribbon/pictures";
import type { EventLine } from "../../../table/story/lines";
import { Icon } from "../../../ui/icon";
import { CardFace } from "../cards/card";
import { cardOf, shade, textOf, type View } from "../cards/cards";
import { Picture } from "../cards/picture";
import { speaker } from "./story";
import "./zoom.css";

/** The card that a line is about: its own, or that of a line of a card's text. */
function cardIn({ event: { attacker_card: attacker, card, cards, text } }: EventLine): string | null {
	const [named] = [attacker, card, Array.isArray(cards) ? cards[0] : null].filter((each) => typeof each === "string");
	if (typeof named === "string") return named;
	return typeof text === "string" ? (text.split(":")[0] ?? null) : null;
}

const GONE = ["left", "vanished", "countered", "buried"];
const FIGURES = ["strength", "hurt", "barrier", "warded", "critical"];

function figureOf({ event: { kind, n } }: EventLine): string {
	if (!FIGURES.includes(kind) || typeof n !== "number") return "";
	return kind === "strength" && n > 0 ? `+${n}` : String(n).replace("-", "−");
}

function Small({ line, inside }: SmallProps<View>): JSX.Element | null {
	const card = cardIn(line);
	const figure = figureOf(line);
	const { kind } = line.event;
	if (inside && (kind === "entered" || kind === "spark")) return null;
	return (
		<>
			{line.icon && !GONE.includes(kind) && (
				<span class="mp mp--icon">
					<Icon name={line.icon} />
				</span>
			)}
			{card && (
				<span
					class={`mp mp--creature ${GONE.includes(kind) ? "mp--gone" : ""}`}
					style={`--c:var(--el-${shade(cardOf(card).element)})`}
				>
					<Picture card={cardOf(card)} />
				</span>
			)}
			{figure && <em>{figure}</em>}
		</>
	);
}

function Card({ id }: { id: string }): JSX.Element {
	const card = cardOf(id);
	return (
		<div class={`dd-card dd-card--${card.kind} dd-card--big`} style={`--c:var(--el-${shade(card.element)})`}>
			<CardFace code={id} />
			<div class="dd-words">
				{textOf(id).map((line) => (
					<p key={line}>{line}</p>
				))}
			</div>
		</div>
	);
}

/** Where the story's names are on the table. */
function at(name: string): string | null {
	const [, place = "", seat = ""] = /^(hand|deck|tower|discard|monsters|spark)-(\d)$/.exec(name) ?? [];
	if (place === "tower") return `[data-tower="${seat}"]`;
	if (place) return `.dd [data-seat="${seat}"]`;
	if (/^c\d+$/.test(name)) return `[data-place="item-${name}"], [data-ref="${name}"]`;
	return name === "chain" ? ".dd-chain" : null;
}

export const pictures: Pictures<View> = {
	speaker,
	Small,
	units: [
		["tower", "tower"],
		["hand", "hand"],
		["ready", "spark"],
	],
	summed: ["tower"],
	at,
	looks: (line) => `${cardIn(line)} ${figureOf(line)}`,
	cardOf: cardIn,
	Card,
};
