// Piles to look through: everybody's discard pile and the removed cards. Also the phone's page of piles and wishes.
import "../../../ui/sheets/sheets.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Scene } from "../../../board/scene";
import { useStore } from "../../../state/store";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { Chips } from "../../../ui/sheets/chips";
import { CardButton, type Picking } from "../cards/card";
import { cardOf, nameOf, shade, type View } from "../cards/cards";
import { type Counts, sizeOf, sorted } from "../cards/decks";
import { type Looked, Zoom } from "../cards/zoom";
import { now as passing } from "./passing";
import { WINDOWS, wishes } from "./wishes";

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
					<div class="dd-cards">
						{[...player.discard].reverse().map((code, i) => (
							<CardButton key={`${code}${i}`} code={code} picking={picking} />
						))}
						{!player.discard.length && <p class="dd-none">{t("dragonduel-none")}</p>}
					</div>
					{player.removed.length > 0 && (
						<>
							<h3>{t("dragonduel-removed")}</h3>
							<div class="dd-cards">
								{player.removed.map((code, i) => (
									<CardButton key={`${code}${i}`} code={code} picking={picking} />
								))}
							</div>
						</>
					)}
				</div>
			))}
		</section>
	);
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
	const onOff = [
		{ value: true, label: t("on") },
		{ value: false, label: t("off") },
	];
	return (
		<div class="sentences dd-wishes" data-testid="wishes">
			<Chips
				sentence="dragonduel-wish-auto"
				choices={onOff}
				value={now.auto}
				onChange={(auto) => wishes.set({ auto })}
			/>
			<p class="hint">{t("dragonduel-wish-auto-why")}</p>
			<Chips
				sentence="dragonduel-wish-hold"
				choices={onOff}
				value={now.hold}
				onChange={(hold) => wishes.set({ hold })}
			/>
			<p class="hint">{t("dragonduel-wish-hold-why")}</p>
			{view.active !== view.seat && (
				<p class="hint">
					<button
						type="button"
						class="btn btn--quiet btn--s"
						data-testid="skip-turn"
						aria-pressed={skipping === "turn"}
						onClick={() => passing.set({ skipping: skipping === "turn" ? null : "turn" })}
					>
						{t("dragonduel-pass-until")} {skipping === "turn" && <Icon name="check" size="s" />}
					</button>{" "}
					{t("dragonduel-pass-until.title")}
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
					{player.removed.length > 0 && (
						<p>
							<b>{t("dragonduel-removed")}</b>
						</p>
					)}
					<ul class="dd-names">
						{player.removed.map((code, i) => (
							<li key={`${code}${i}`}>
								<CardName code={code} look={look} />
							</li>
						))}
					</ul>
				</section>
			))}
			{looked && <Zoom looked={looked} onClose={() => setLooked(null)} />}
			{view.seat !== null && <h3>{t("dragonduel-wishes")}</h3>}
			{view.seat !== null && <WishesBox view={view} />}
		</div>
	);
}
