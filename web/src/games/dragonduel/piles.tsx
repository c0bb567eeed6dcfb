// Piles to look through: everybody's discard pile and what was removed. Also the phone's page of piles and wishes.
import type { JSX } from "preact";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import { Chips } from "../../sheets/chips";
import { useStore } from "../../store";
import type { Scene } from "..";
import { CardButton, type Picking } from "./card";
import { nameOf, type View } from "./cards";
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

/** When to be asked for a response: until the own turn, and always. */
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
			<Chips
				sentence="dragonduel-wish-hold"
				choices={onOff}
				value={now.hold}
				onChange={(hold) => wishes.set({ hold })}
			/>
			{view.active !== view.seat && (
				<button
					type="button"
					class="btn btn--quiet btn--s"
					data-testid="skip-turn"
					aria-pressed={skipping === "turn"}
					onClick={() => passing.set({ skipping: skipping === "turn" ? null : "turn" })}
				>
					{t("dragonduel-pass-until")} {skipping === "turn" && <Icon name="check" size="s" />}
				</button>
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
		</div>
	);
}

/** The phone's page: piles as lists of names, and the wishes. */
export function PilesPage({ scene: { view, people } }: { scene: Scene<View> }): JSX.Element {
	return (
		<div class="dd-page">
			{view.players.map((player) => (
				<section key={player.seat}>
					<h3>{people[player.seat]?.name}</h3>
					<p>{t("dragonduel-counts", { tower: player.tower, hand: player.hand, deck: player.deck })}</p>
					<p>
						<b>{t("dragonduel-discard-of", { n: player.discard.length })}</b>
					</p>
					<ul class="dd-names">
						{[...player.discard].reverse().map((code, i) => (
							<li key={`${code}${i}`}>{nameOf(code)}</li>
						))}
					</ul>
				</section>
			))}
			{view.seat !== null && <h3>{t("dragonduel-wishes")}</h3>}
			{view.seat !== null && <WishesBox view={view} />}
		</div>
	);
}
