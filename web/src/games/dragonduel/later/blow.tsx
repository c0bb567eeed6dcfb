// The last blow of a duel: the attack that brought the last defeat, as the story tells it.
import type { JSX } from "preact";
import type { Person, Scene } from "../../../board/scene";
import type { EventLine } from "../../../table/story/lines";
import { spoken } from "../../../table/story/story";
import { t } from "../../../ui/locales";
import { cardOf, nameOf, type View } from "../cards/cards";
import { Picture } from "../cards/picture";
import { type Event, speaker } from "../table/story";

export interface Blow {
	/** The attacking card, and who was hit. */
	card: string;
	seat: number;
	defender: number;
	/** Its sentences, in order: the attack, what was done about it, the defeat. */
	lines: string[];
}

/** Null if nobody was struck down: a deck ran out, somebody resigned, or the table stopped. */
export function blowOf({ heard, people }: Scene<View, Event>): Blow | null {
	const end = heard.findLastIndex(({ kind }) => kind === "defeated");
	const defeat = heard[end];
	if (defeat?.kind !== "defeated" || defeat.why !== "tower") return null;
	const begin = heard.findLastIndex(
		(event, at) => at < end && event.kind === "attack" && event.defender === defeat.seat,
	);
	const attack = heard[begin];
	if (attack?.kind !== "attack") return null;
	const own = `a${attack.monster}`;
	const lines = told(heard, people, begin, end).filter(
		({ event }) => event === attack || event === defeat || event.cause === own,
	);
	return {
		card: attack.card,
		seat: attack.seat,
		defender: attack.defender,
		lines: lines.map((line) => spoken(speaker.line(line, people), people)),
	};
}

const told = (heard: Event[], _: Person[], from: number, to: number): EventLine[] =>
	speaker
		.groups(heard)
		.flatMap(({ lines }) => lines)
		.filter(({ at, event }) => at >= from && at <= to && event.kind !== "exhausted");

export function BlowCard({ blow, onLook }: { blow: Blow; onLook(card: string): void }): JSX.Element {
	return (
		<figure class="dd-blow" data-testid="blow">
			<button type="button" aria-label={nameOf(blow.card)} onClick={() => onLook(blow.card)}>
				<Picture card={cardOf(blow.card)} />
			</button>
			<figcaption>
				<small>{t("dragonduel-last-blow")}</small>
				<b>{nameOf(blow.card)}</b>
				<ol>
					{blow.lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ol>
			</figcaption>
		</figure>
	);
}

/** A Tower as stones; those that fell are outlines. */
export function Stones({ view, left }: { view: View; left: number }): JSX.Element {
	return (
		<span class="dd-stones" role="img" aria-label={`${t("dragonduel-count", { what: "tower" })}: ${left}`}>
			{Array.from({ length: Math.max(left, view.tower_size) }, (_, k) => (
				<i key={k} class={k < left ? "" : "gone"} />
			))}
		</span>
	);
}
