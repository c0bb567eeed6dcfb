// The row above the board: the fountain's cards, Steven's open cards next to the deck, and the Fancy dragons if they do
// not fit at the sides.
import type { JSX } from "preact";
import type { Picking } from "../../../board/picking";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { Back } from "./back";
import { isFountain } from "./book";
import { nearOf, PatternCard, WonCard } from "./cards";
import type { Preview } from "./outcome";
import type { Pattern, View } from "./pieces";

/** The props of every part of the table. */
export interface Parts {
	view: View;
	picking: Picking;
	preview: Preview;
	look(pattern: Pattern | null): void;
}

/** The hex at which the chosen answer completes a card. */
export const completedAt = ({ completes, ghosts }: Preview, card: string): string | null =>
	completes.includes(card) ? (ghosts[0]?.hex ?? null) : null;

export function Row({ view, picking, preview, look }: Parts): JSX.Element | null {
	if (!view.fountain.length && !view.open_cards.length && !view.fountain_hidden) return null;
	const won = view.players[0]?.pile.filter(isFountain) ?? [];
	const asksScore = picking.live && view.ask === "score";
	return (
		<div class="fd-row" data-testid="row">
			{view.seats === 1 && won.map((code) => <WonCard key={code} code={code} />)}
			{view.fountain.map((pattern) => (
				<PatternCard
					key={pattern.card}
					small
					pattern={pattern}
					near={nearOf(pattern, view.pattern_help && view.seat !== null, completedAt(preview, pattern.card))}
					step={preview.progress[pattern.card]}
					testid={`fountain-${pattern.card}`}
					picking={picking}
					dim={asksScore && !picking.touched.has(pattern.card)}
					onLook={look}
				/>
			))}
			{Array.from({ length: view.fountain_hidden }, (_, i) => (
				<span key={i} class="fd-hidden" aria-hidden="true">
					<Icon name="fountain" size="l" />
				</span>
			))}
			{view.open_cards.length > 0 && <OpenCards view={view} picking={picking} preview={preview} look={look} />}
		</div>
	);
}

function OpenCards({ view, picking, preview, look }: Parts): JSX.Element {
	const lit = picking.lit.has("deck");
	return (
		<>
			<button
				type="button"
				class={`fd-deck ${picking.chosen.has("deck") ? "chosen" : lit ? "lit" : ""}`}
				data-testid="draw-deck"
				data-ref="deck"
				data-legal={lit}
				disabled={!lit}
				aria-label={t("flamecraft_duals-deck", { count: view.deck })}
				onClick={(event) => picking.click("deck", event.currentTarget)}
			>
				<Back class="fd-back" />
				<b>{view.deck}</b>
			</button>
			{view.open_cards.map((code, slot) => {
				const pattern = view.open_patterns.find(({ card }) => card === code);
				return (
					pattern && (
						<PatternCard
							key={slot}
							small
							pattern={pattern}
							near={nearOf(pattern, view.pattern_help && view.seat !== null, null)}
							step={preview.progress[pattern.card]}
							testid={`draw-${slot}`}
							picking={picking}
							dim={false}
							onLook={look}
						/>
					)
				);
			})}
		</>
	);
}
