// The deck builder's cards: all of them, with filters; a click adds one, with Shift all that may be; every card can be read.
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { CardButton, type Picking } from "../cards/card";
import { type Card, deckLimits, nameOf } from "../cards/cards";
import type { Counts } from "../cards/deck-names";
import { Filters } from "./filters";
import { resting } from "./resting";
import { passes, pool, type Sieve } from "./sieve";

export interface PoolProps {
	counts: Counts;
	sieve: Sieve;
	onSieve(sieve: Sieve): void;
	onChange(code: string, by: number): void;
	look: Picking["look"];
	unlook(): void;
}
export function Pool({ counts, sieve, onSieve, onChange, look, unlook }: PoolProps): JSX.Element {
	const shown = pool().filter((card) => passes(card, sieve, counts));
	const picking: Picking = { ...resting(look, (code) => onChange(code, 1)), unlook };
	return (
		<section class="dd-shop-pool" aria-label={t("dragonduel-all-cards")}>
			<Filters sieve={sieve} onChange={onSieve} />
			{!shown.length && <p class="dd-none">{t("dragonduel-no-such-card")}</p>}
			<ul class="dd-shop-cards" title={t("dragonduel-shift-adds", { n: deckLimits().most })}>
				{shown.map((card) => (
					<Copies key={card.card} card={card} n={counts[card.card] ?? 0} picking={picking} onChange={onChange} />
				))}
			</ul>
		</section>
	);
}

interface CopiesProps {
	card: Card;
	/** How many of it are in the deck. */
	n: number;
	picking: Picking;
	onChange(code: string, by: number): void;
}
/** A card, and how many of it are in the deck. */
function Copies({ card: { card }, n, picking, onChange }: CopiesProps): JSX.Element {
	const { most } = deckLimits();
	/** With Shift a click adds or removes all copies at once. */
	const all = (event: MouseEvent) => {
		const way = event.shiftKey && (event.target as Element).closest("[data-by]")?.getAttribute("data-by");
		if (!way) return;
		event.stopPropagation();
		onChange(card, Number(way) * most);
	};
	return (
		<li class={n ? "in" : ""} onClickCapture={all}>
			<span data-by="1">
				<CardButton
					code={card}
					thing={card}
					picking={picking}
					testid={`pool-${card}`}
					does={t("dragonduel-deck-add", { card: nameOf(card), n })}
				/>
			</span>
			<span class="dd-shop-n">
				<button
					type="button"
					data-by="-1"
					aria-label={t("dragonduel-deck-less", { card: nameOf(card) })}
					disabled={!n}
					onClick={() => onChange(card, -1)}
				>
					−
				</button>
				<b>{n}</b>
				<button
					type="button"
					data-by="1"
					aria-label={t("dragonduel-deck-more", { card: nameOf(card) })}
					disabled={n >= most}
					onClick={() => onChange(card, 1)}
				>
					+
				</button>
				<button
					type="button"
					aria-label={t("dragonduel-read", { card: nameOf(card) })}
					title={t("dragonduel-read", { card: nameOf(card) })}
					data-testid={`read-${card}`}
					onClick={(event) => picking.look(card, undefined, event.currentTarget, true)}
				>
					<Icon name="help" size="s" />
				</button>
			</span>
		</li>
	);
}
