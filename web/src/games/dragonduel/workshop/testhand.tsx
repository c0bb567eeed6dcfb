// A hand drawn from the deck to see how it begins, and further cards one at a time. Nothing of it is kept.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../ui/locales";
import { CardButton } from "../cards/card";
import { deckLimits } from "../cards/cards";
import type { Counts } from "../cards/deck-names";
import { resting } from "./resting";

/** The deck in a random order. */
export function shuffled(counts: Counts, below: (n: number) => number): string[] {
	const cards = Object.entries(counts).flatMap(([code, n]) => Array.from({ length: n }, () => code));
	for (let at = cards.length - 1; at > 0; at--) {
		const other = below(at + 1);
		[cards[at], cards[other]] = [cards[other] as string, cards[at] as string];
	}
	return cards;
}
const below = (n: number): number => Math.floor(Math.random() * n);

export interface TestHandProps {
	counts: Counts;
	look(code: string, at: Element): void;
}
export function TestHand({ counts, look }: TestHandProps): JSX.Element {
	const [order, setOrder] = useState<string[]>([]);
	const [drawn, setDrawn] = useState(0);
	useEffect(() => setDrawn(0), [counts]);
	const draw = () => {
		setOrder(shuffled(counts, below));
		setDrawn(deckLimits().hand);
	};
	return (
		<section class="dd-test-hand" aria-label={t("dragonduel-test-hand")}>
			<div class="row">
				<button
					type="button"
					class="btn btn--quiet btn--s"
					data-testid="test-hand"
					disabled={Object.keys(counts).length === 0}
					onClick={draw}
				>
					{t(drawn ? "dragonduel-test-again" : "dragonduel-test-hand")}
				</button>
				{drawn > 0 && drawn < order.length && (
					<button
						type="button"
						class="btn btn--quiet btn--s"
						data-testid="test-more"
						onClick={() => setDrawn(drawn + 1)}
					>
						{t("dragonduel-test-more")}
					</button>
				)}
			</div>
			{drawn > 0 && (
				<ul aria-live="polite" data-testid="test-cards">
					{order.slice(0, drawn).map((code, at) => (
						<li key={`${at}-${code}`}>
							<CardButton code={code} picking={resting((seen, _, from) => look(seen, from))} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
