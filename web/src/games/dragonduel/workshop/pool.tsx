// The deck builder's cards: all of them, with filters; a click adds one, and every card can be read.
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { CardButton, type Picking } from "../cards/card";
import { allCards, type Card, ELEMENTS, elementName, isToken, nameOf, shade, textOf, traitName } from "../cards/cards";
import { type Counts, MOST } from "../cards/decks";

/** Every card that a deck may contain, the cheapest first. */
export const pool = (): Card[] =>
	allCards()
		.filter((card) => !isToken(card))
		.sort((a, b) => a.cost - b.cost || a.card.localeCompare(b.card));
const allTraits = (): string[] => [...new Set(pool().flatMap(({ traits }) => traits))].sort();
const COSTS = ["0-2", "3-4", "5-6", "7-20"];

export interface Sieve {
	element: string;
	kind: string;
	cost: string;
	trait: string;
	/** Part of the name or of the text. */
	words: string;
}
export const ALL: Sieve = { element: "", kind: "", cost: "", trait: "", words: "" };

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

export function passes(card: Card, { element, kind, cost, trait, words }: Sieve): boolean {
	const [least = 0, most = 20] = cost ? cost.split("-").map(Number) : [];
	return (
		(!element || card.element === element) &&
		(!kind || card.kind === kind) &&
		(!trait || card.traits.includes(trait)) &&
		card.cost >= least &&
		card.cost <= most &&
		(!words || plain([nameOf(card.card), card.card, ...textOf(card.card)].join(" ")).includes(plain(words)))
	);
}

export interface PoolProps {
	counts: Counts;
	sieve: Sieve;
	onSieve(sieve: Sieve): void;
	onChange(code: string, by: number): void;
	look: Picking["look"];
	unlook(): void;
}
export function Pool({ counts, sieve, onSieve, onChange, look, unlook }: PoolProps): JSX.Element {
	const shown = pool().filter((card) => passes(card, sieve));
	const picking: Picking = {
		live: false,
		lit: new Set(),
		touched: new Set(),
		chosen: new Set(),
		aimed: [],
		many: false,
		raised: new Map(),
		click: (code) => onChange(code, 1),
		look,
		unlook,
	};
	return (
		<section class="dd-shop-pool" aria-label={t("dragonduel-all-cards")}>
			<Filters sieve={sieve} onChange={onSieve} />
			{!shown.length && <p class="dd-none">{t("dragonduel-no-such-card")}</p>}
			<ul class="dd-shop-cards">
				{shown.map(({ card }) => (
					<li key={card} class={counts[card] ? "in" : ""}>
						<CardButton
							code={card}
							thing={card}
							picking={picking}
							testid={`pool-${card}`}
							does={t("dragonduel-deck-add", { card: nameOf(card), n: counts[card] ?? 0 })}
						/>
						<span class="dd-shop-n">
							<button
								type="button"
								aria-label={t("dragonduel-deck-less", { card: nameOf(card) })}
								disabled={!counts[card]}
								onClick={() => onChange(card, -1)}
							>
								−
							</button>
							<b>{counts[card] ?? 0}</b>
							<button
								type="button"
								aria-label={t("dragonduel-deck-more", { card: nameOf(card) })}
								disabled={(counts[card] ?? 0) >= MOST}
								onClick={() => onChange(card, 1)}
							>
								+
							</button>
							<button
								type="button"
								aria-label={t("dragonduel-read", { card: nameOf(card) })}
								title={t("dragonduel-read", { card: nameOf(card) })}
								data-testid={`read-${card}`}
								onClick={(event) => look(card, undefined, event.currentTarget, true)}
							>
								<Icon name="help" size="s" />
							</button>
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function Filters({ sieve, onChange }: { sieve: Sieve; onChange(sieve: Sieve): void }): JSX.Element {
	const row = (field: keyof Sieve, values: readonly string[], say: (value: string) => JSX.Element | string) => (
		<div class="chips" role="group" aria-label={t("dragonduel-filter", { field })}>
			{values.map((value) => (
				<button
					key={value}
					type="button"
					class="chip"
					aria-pressed={sieve[field] === value}
					data-testid={`filter-${value}`}
					onClick={() => onChange({ ...sieve, [field]: sieve[field] === value ? "" : value })}
				>
					{say(value)}
				</button>
			))}
		</div>
	);
	return (
		<div class="dd-shop-filters">
			{row("element", ELEMENTS, (element) => (
				<>
					<Icon name={`el-${shade(element)}`} size="s" /> {elementName(element)}
				</>
			))}
			{row("kind", ["monster", "magic"], (kind) => t(`dragonduel-${kind}`))}
			{row("cost", COSTS, (cost) =>
				t("dragonduel-cost-range", { cost: cost === "7-20" ? "7+" : cost.replace("-", "–") }),
			)}
			<select
				class="text"
				aria-label={t("dragonduel-filter", { field: "trait" })}
				data-testid="filter-trait"
				value={sieve.trait}
				onChange={(event) => onChange({ ...sieve, trait: event.currentTarget.value })}
			>
				<option value="">{t("dragonduel-any-trait")}</option>
				{allTraits().map((trait) => (
					<option key={trait} value={trait}>
						{traitName(trait)}
					</option>
				))}
			</select>
			<input
				class="text"
				type="search"
				placeholder={t("dragonduel-search")}
				aria-label={t("dragonduel-search")}
				data-testid="filter-words"
				value={sieve.words}
				onInput={(event) => onChange({ ...sieve, words: event.currentTarget.value })}
			/>
		</div>
	);
}
