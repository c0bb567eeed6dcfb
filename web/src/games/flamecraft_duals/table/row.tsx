// The row above the board: the fountain's cards, Steven's open cards next to the deck, and the Fancy dragons if they do
// not fit at the sides.
import type { JSX } from "preact";
import type { Picking } from "../../../board/picking";
import { Drawing, Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import BACK from "../back";
import { isFountain } from "./book";
import { FancyThing, nearOf, PatternCard, WonCard } from "./cards";
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
			{view.open_cards.length > 0 && <OpenCards view={view} picking={picking} look={look} />}
		</div>
	);
}

function OpenCards({ view, picking, look }: Omit<Parts, "preview">): JSX.Element {
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
				<Drawing class="fd-back" svg={BACK} />
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

export function Fancies({ view, picking }: Pick<Parts, "view" | "picking">): JSX.Element | null {
	if (!view.fancies.length) return null;
	return (
		<section class="fd-fancies" aria-label={t("flamecraft_duals-fancies")}>
			{view.fancies.map(({ card, kind, provenance }) => (
				<FancyThing key={card} code={card} kind={kind} provenance={provenance} picking={picking} />
			))}
		</section>
	);
}
