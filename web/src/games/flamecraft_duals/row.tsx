// The row above the board: the fountain's cards, Steven's open cards beside the deck, and the Fancy dragons where the
// sides have no room for them.
import type { JSX } from "preact";
import { t } from "../../locales";
import { Drawing, Icon } from "../../look/icon";
import { cardBack } from "../../look/pieces";
import { FancyCard, nearOf, PatternCard } from "./cards";
import type { Pattern, View } from "./pieces";
import type { Choices } from "./words";

const BACK = cardBack("duals");

export interface Picking {
	choices: Choices;
	live: boolean;
	picked: string | null;
	completes: Pattern[];
	pick(word: string): void;
	/** A thing that cannot be picked was clicked. */
	refuse(word: string, at: Element): void;
	look(pattern: Pattern | null): void;
}

export function Row({ view, picking }: { view: View; picking: Picking }): JSX.Element | null {
	const { choices, live, picked, completes, pick, refuse, look } = picking;
	if (!view.fountain.length && !view.open_cards.length && !view.fountain_hidden) return null;
	const asksScore = live && view.ask === "score";
	return (
		<div class="fd-row" data-testid="row">
			{view.fountain.map((pattern) => {
				const word = live ? choices.fountain.get(pattern.card) : undefined;
				const completing = completes.includes(pattern) ? (picked?.split(" ")[1] ?? null) : null;
				return (
					<PatternCard
						key={pattern.card}
						small
						pattern={pattern}
						near={nearOf(pattern, view.pattern_help && view.seat !== null, completing)}
						testid={`fountain-${pattern.card}`}
						legal={word !== undefined}
						chosen={word !== undefined && word === picked}
						dim={asksScore && !word}
						onPick={(at) => (word ? pick(word) : refuse(`claim ${pattern.card}`, at))}
						onLook={look}
					/>
				);
			})}
			{Array.from({ length: view.fountain_hidden }, (_, i) => (
				<span key={i} class="fd-hidden" aria-hidden="true">
					<Icon name="fountain" size="l" />
				</span>
			))}
			{view.open_cards.length > 0 && <OpenCards view={view} picking={picking} />}
		</div>
	);
}

function OpenCards({ view, picking }: { view: View; picking: Picking }): JSX.Element {
	const { choices, live, picked, pick, look } = picking;
	const deck = live ? choices.draw.get("deck") : undefined;
	return (
		<>
			<button
				type="button"
				class={`fd-deck ${deck && deck === picked ? "chosen" : deck ? "lit" : ""}`}
				data-testid="draw-deck"
				data-legal={deck !== undefined}
				disabled={!deck}
				aria-label={t("flamecraft_duals-deck", { count: view.deck })}
				onClick={() => deck && pick(deck)}
			>
				<Drawing class="fd-back" svg={BACK} />
				<b>{view.deck}</b>
			</button>
			{view.open_cards.map((code, slot) => {
				const pattern = view.open_patterns.find(({ card }) => card === code);
				const word = live ? choices.draw.get(String(slot)) : undefined;
				return (
					pattern && (
						<PatternCard
							key={slot}
							small
							pattern={pattern}
							near={nearOf(pattern, view.pattern_help && view.seat !== null, null)}
							testid={`draw-${slot}`}
							legal={word !== undefined}
							chosen={word !== undefined && word === picked}
							dim={false}
							onPick={() => word && pick(word)}
							onLook={look}
						/>
					)
				);
			})}
		</>
	);
}

export function Fancies({ view, picking }: { view: View; picking: Picking }): JSX.Element | null {
	if (!view.fancies.length) return null;
	return (
		<section class="fd-fancies" aria-label={t("flamecraft_duals-fancies")}>
			{view.fancies.map(({ card, kind, provenance }) => {
				const word = picking.live ? picking.choices.coin.get(card) : undefined;
				return (
					<FancyCard
						key={card}
						code={card}
						kind={kind}
						provenance={provenance}
						word={word}
						chosen={word !== undefined && word === picking.picked}
						onPick={picking.pick}
					/>
				);
			})}
		</section>
	);
}
