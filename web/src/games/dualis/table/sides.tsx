// The two partnerships, or each seat alone: coins against tricks, the round's current value, the match so far.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import { signed, t } from "../../../ui/locales";
import type { Side, View } from "./cards";
import { sideName, sidesInOrder } from "./places";
import { Tally } from "./seats";

function worthLine({ coins, tricks, worth }: Side): string {
	if (coins === tricks) return t("dualis-exact-now", { worth: signed(worth) });
	return t(coins > tricks ? "dualis-coins-over" : "dualis-tricks-over", { by: Math.abs(coins - tricks) });
}

function Match({ view, side }: { view: View; side: Side }): JSX.Element {
	if (view.mode === "iso") return <span class="total">{t("dualis-total", { total: signed(side.total) })}</span>;
	return (
		<span class="lamps" role="img" aria-label={t("dualis-rounds-won", { won: side.won })}>
			{Array.from({ length: view.rounds_to_win ?? 0 }, (_, i) => (
				<i key={i} class={i < side.won ? "on" : ""} />
			))}
		</span>
	);
}

export function Score({ scene: { view, people } }: { scene: Scene<View> }): JSX.Element {
	return (
		<div class={`score ${view.sides.length > 2 ? "score--many" : ""}`}>
			{sidesInOrder(view).map((side) => (
				<section class="side" key={side.seats[0]} data-testid={`side-${view.sides.indexOf(side)}`}>
					<h2 class="display">{sideName(view, people, side)}</h2>
					<Match view={view} side={side} />
					<Tally coins={side.coins} tricks={side.tricks} />
					<span class={side.coins === side.tricks ? "exact" : "off"}>{worthLine(side)}</span>
					<span class="pts">{signed(side.worth)}</span>
				</section>
			))}
		</div>
	);
}

/** A short form of them, where there is no rail. */
export function SideChips({ scene: { view, people } }: { scene: Scene<View> }): JSX.Element {
	const many = view.sides.length > 2;
	return (
		<div class={`chips-top ${many ? "chips-top--many" : ""}`} style={`--sides:${view.sides.length}`}>
			{sidesInOrder(view).map((side) => (
				<div class="side" key={side.seats[0]}>
					<h2 class="display">{sideName(view, people, side)}</h2>
					<Match view={view} side={side} />
					{many ? (
						<Counts side={side} />
					) : (
						<small>{t("dualis-count", { coins: side.coins, tricks: side.tricks })}</small>
					)}
					<span class="pts">{signed(side.worth)}</span>
				</div>
			))}
		</div>
	);
}

/** Coins and tricks as symbols, for chips too narrow for words. */
function Counts({ side: { coins, tricks } }: { side: Side }): JSX.Element {
	return (
		<small role="img" aria-label={t("dualis-count", { coins, tricks })}>
			<i class="pc" /> {coins} <i class="pt" /> {tricks}
		</small>
	);
}
