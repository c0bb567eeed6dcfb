// What to start with: the player's own decks, the starter decks, or nothing.
import "./beginnings.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../../ui/locales";
import { starters } from "../cards/cards";
import { curveOf, type Deck, sizeOf } from "../cards/decks";
import { Faces } from "./faces";

export interface BeginningsProps {
	deck: Deck;
	kept: Deck[];
	/** False if the deck being built stays. */
	onTake(deck: Deck): boolean;
}
/** Open while the deck is empty; it leaves its place to the cards afterwards. */
export function Beginnings({ deck, kept, onTake }: BeginningsProps): JSX.Element {
	const [open, setOpen] = useState(sizeOf(deck.counts) === 0);
	const begin = (next: Deck) => {
		if (onTake(next)) setOpen(sizeOf(next.counts) === 0);
	};
	return (
		<details class="dd-shop-begin" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary data-testid="deck-begin">{t("dragonduel-deck-start")}</summary>
			<div class="dd-shop-pick" role="group" aria-label={t("dragonduel-deck-start")}>
				{kept.map((each) => (
					<Preview key={each.name} deck={each} testid="deck-kept" onTake={begin} />
				))}
				{starters().map(({ key, counts }) => (
					<Preview
						key={key}
						deck={{ name: t(`dragonduel-deck-name-${key}`), counts }}
						style={t(`dragonduel-deck-style-${key}`)}
						testid={`starter-${key}`}
						onTake={begin}
					/>
				))}
				<button
					type="button"
					class="chip"
					data-testid="deck-empty"
					onClick={() => begin({ name: t("dragonduel-deck-new"), counts: {} })}
				>
					{t("dragonduel-deck-empty")}
				</button>
			</div>
		</details>
	);
}

interface PreviewProps {
	deck: Deck;
	/** One line about how it plays. */
	style?: string;
	testid: string;
	onTake(deck: Deck): void;
}
/** A deck at a glance: its faces, its name, its costs as a small curve. */
function Preview({ deck, style, testid, onTake }: PreviewProps): JSX.Element {
	const curve = curveOf(deck.counts, 9);
	const most = Math.max(1, ...curve);
	return (
		<button type="button" class="dd-starter" data-testid={testid} onClick={() => onTake(deck)}>
			<Faces counts={deck.counts} />
			<b>{deck.name}</b>
			<svg viewBox="0 0 54 16" aria-hidden="true">
				{curve.map((n, cost) => (
					<rect key={cost} x={cost * 6} y={16 - (n / most) * 16} width="5" height={(n / most) * 16} rx="1" />
				))}
			</svg>
			{style && <small>{style}</small>}
		</button>
	);
}
