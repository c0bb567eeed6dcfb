// Piles to look through: everybody's discard pile and the removed cards. Also the phone's page of piles and wishes.
import "./zoom.css";
import "../../../ui/sheets/sheets.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Scene } from "../../../board/scene";
import { useStore } from "../../../state/store";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { Chips } from "../../../ui/sheets/chips";
import { CardButton, type Picking } from "../cards/card";
import { cardOf, nameOf, type Player, shade, type View } from "../cards/cards";
import { type Counts, sorted } from "../cards/deck-names";
import { sizeOf } from "../cards/decks";
import type { Looked } from "../cards/looked";
import { now as passing } from "../table/passing";
import { ASKS, WINDOWS, wishes } from "../table/wishes";
import { Zoom } from "./zoom";

export interface PileProps {
	scene: Scene<View>;
	picking: Picking;
	seat: number;
	onClose(): void;
}
export function PileSheet({ scene, picking, seat, onClose }: PileProps): JSX.Element {
	const { view, people } = scene;
	const order = [...view.players.slice(seat), ...view.players.slice(0, seat)];
	return (
		<section class="dd-sheet" data-testid="piles" aria-label={t("dragonduel-piles")}>
			<header>
				<h2 class="display">{t("dragonduel-piles")}</h2>
				<button type="button" class="btn btn--quiet btn--s" data-testid="piles-close" onClick={onClose}>
					<Icon name="close" size="s" /> {t("close")}
				</button>
			</header>
			<ToCome view={view} look={(code, at) => picking.look(code, undefined, at, true)} />
			{order.map((player) => (
				<div key={player.seat}>
					<h3>{t("dragonduel-discard-name", { name: people[player.seat]?.name ?? "", n: player.discard.length })}</h3>
					<p class="hint">{factsLine(player)}</p>
					<div class="dd-cards">
						{[...player.discard].reverse().map((code, i) => (
							<CardButton key={`${code}${i}`} code={code} picking={picking} />
						))}
						{!player.discard.length && <p class="dd-none">{t("dragonduel-none")}</p>}
					</div>
					{rest(view, player).map(({ title, cards }) => (
						<div key={title} data-testid="pile">
							<h3>{title}</h3>
							<div class="dd-cards">
								{cards.map((code, i) => (
									<CardButton key={`${code}${i}`} code={code} picking={picking} />
								))}
							</div>
						</div>
					))}
				</div>
			))}
		</section>
	);
}

/** What is public of a player beside the cards: the Spark deck, what was rolled to begin, the mulligans. */
export function factsLine({ spark_deck, rolls, mulligans }: Player): string {
	const facts = [t("dragonduel-spark-deck", { n: spark_deck })];
	if (rolls.length) facts.push(t("dragonduel-rolled", { rolls: rolls.join(", ") }));
	if (mulligans) facts.push(t("dragonduel-mulligans", { n: mulligans }));
	return facts.join(" · ");
}

/** Other cards that everybody knows: removed ones, and those of a hand that all have seen go there. */
export function rest({ seat }: View, { removed, known, seat: of }: Player): { title: string; cards: string[] }[] {
	return [
		{ title: t("dragonduel-known"), cards: of === seat ? [] : known },
		{ title: t("dragonduel-removed"), cards: removed },
	].filter(({ cards }) => cards.length);
}

/** The cards of the reader's own list not seen yet: they are in the deck and in the Tower, nobody knows where. */
export function toCome({ seat, lists, hand, players, chain, battle, looking }: View): Counts | null {
	const list = seat === null ? null : lists[seat];
	const own = players[seat ?? -1];
	if (!list || !own?.alive) return null;
	const left: Counts = {};
	for (const code of list) left[code] = (left[code] ?? 0) + 1;
	const seen = [
		...(hand ?? []),
		...own.discard,
		...own.removed,
		...own.monsters.map(({ card }) => card),
		...chain.filter((item) => item.seat === seat && item.kind !== "ability").map(({ card }) => card),
		...(battle?.defender === seat && battle.revealed ? [battle.revealed] : []),
		...looking,
	];
	for (const code of seen) if (left[code]) left[code] -= 1;
	return left;
}

function ToCome({ view, look }: { view: View; look(code: string, at: Element): void }): JSX.Element | null {
	const left = toCome(view);
	if (!left) return null;
	const cards = sorted(left).sort(([a], [b]) => cardOf(a).cost - cardOf(b).cost);
	return (
		<details class="dd-tocome" data-testid="to-come">
			<summary>{t("dragonduel-to-come", { n: sizeOf(left) })}</summary>
			<ul class="dd-names">
				{cards.map(([code, n]) => (
					<li key={code}>
						<CardName code={code} look={look} n={n} />
					</li>
				))}
			</ul>
		</details>
	);
}

/** A card by its name; a click shows it. */
function CardName(props: { code: string; n?: number; look(code: string, at: Element): void }): JSX.Element {
	const { code, n, look } = props;
	return (
		<button type="button" class="dd-name" data-code={code} onClick={(event) => look(code, event.currentTarget)}>
			{n !== undefined && <b>{n}</b>} <Icon name={`el-${shade(cardOf(code).element)}`} size="s" /> {nameOf(code)}
		</button>
	);
}

/** When to be asked for a response: automatic passes, always, from the next own turn on, or by window. */
export function WishesBox({ view }: { view: View }): JSX.Element {
	const now = useStore(wishes);
	const { skipping } = useStore(passing);
	return (
		<div class="sentences dd-wishes" data-testid="wishes">
			<Chips
				sentence="dragonduel-wish-ask"
				choices={ASKS.map((ask) => ({ value: ask, label: t("dragonduel-wish-ask-how", { ask }) }))}
				value={now.ask}
				onChange={(ask) => wishes.set({ ask })}
				about={t("dragonduel-wish-ask-why", { ask: now.ask })}
			/>
			<p class="hint">{t("dragonduel-wish-wait")}</p>
			{view.active !== view.seat && (
				<p class="hint">
					<button
						type="button"
						class="btn btn--quiet btn--s"
						data-testid="skip-turn"
						aria-pressed={skipping === "turn"}
						onClick={() => passing.set({ skipping: skipping === "turn" ? null : "turn" })}
					>
						{t("dragonduel-pass", { which: "until", window: "" })}{" "}
						{skipping === "turn" && <Icon name="check" size="s" />}
					</button>{" "}
					{t("dragonduel-wish-until")}
				</p>
			)}
			<p>{t("dragonduel-wish-stops")}</p>
			<div class="chips">
				{WINDOWS.map((kind) => (
					<button
						key={kind}
						type="button"
						class="chip"
						role="checkbox"
						aria-checked={now.stops[kind] !== false}
						data-testid={`stop-${kind}`}
						onClick={() => wishes.set({ stops: { ...now.stops, [kind]: now.stops[kind] === false } })}
					>
						{t("dragonduel-window", { kind })}
					</button>
				))}
			</div>
			<p class="hint">{t("dragonduel-wish-stops-why")}</p>
		</div>
	);
}

/** The phone's page: piles as lists of names, and the wishes. */
export function PilesPage({ scene: { view, people } }: { scene: Scene<View> }): JSX.Element {
	const [looked, setLooked] = useState<Looked | null>(null);
	const look = (code: string, at: Element) => setLooked({ code, at, stay: true });
	return (
		<div class="dd-page">
			<ToCome view={view} look={look} />
			{view.players.map((player) => (
				<section key={player.seat}>
					<h3>{people[player.seat]?.name}</h3>
					<p>{t("dragonduel-counts", { tower: player.tower, hand: player.hand, deck: player.deck })}</p>
					<p class="hint">{factsLine(player)}</p>
					<p>
						<b>{t("dragonduel-discard-of", { n: player.discard.length })}</b>
					</p>
					<ul class="dd-names">
						{[...player.discard].reverse().map((code, i) => (
							<li key={`${code}${i}`}>
								<CardName code={code} look={look} />
							</li>
						))}
					</ul>
					{rest(view, player).map(({ title, cards }) => (
						<div key={title} data-testid="pile">
							<p>
								<b>{title}</b>
							</p>
							<ul class="dd-names">
								{cards.map((code, i) => (
									<li key={`${code}${i}`}>
										<CardName code={code} look={look} />
									</li>
								))}
							</ul>
						</div>
					))}
				</section>
			))}
			{looked && <Zoom looked={looked} onClose={() => setLooked(null)} />}
			{view.seat !== null && <h3>{t("dragonduel-wishes")}</h3>}
			{view.seat !== null && <WishesBox view={view} />}
		</div>
	);
}
