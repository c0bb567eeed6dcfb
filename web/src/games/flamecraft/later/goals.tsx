// In solo: the achievements with their progress, in the rail during the game and below the award at the end.
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { allOf, type Card, cardOf, listed, nameOf, type View } from "../table/cards";
import { leastOf, textOf } from "../table/say";

export interface Goal {
	card: Card;
	state: "unlocked" | "before" | "met" | "open";
	now: number;
	least: number;
}
/** Newly unlocked ones first, then the closest; those from earlier games last. */
export function goalsOf(view: View): Goal[] {
	const { solo } = view;
	if (!solo) return [];
	const goals = allOf("achievement").map((card): Goal => {
		const least = leastOf(card.needs);
		const state = solo.unlocked.includes(card.id)
			? "unlocked"
			: solo.before.includes(card.id)
				? "before"
				: solo.met.includes(card.id)
					? "met"
					: "open";
		return { card, state, now: Math.min(solo.standing[card.id] ?? 0, least), least };
	});
	const order = ["unlocked", "met", "open", "before"];
	return goals.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || b.now / b.least - a.now / a.least);
}

/** What an unlocked achievement changes in later games. */
export function bringsOf(id: string): string {
	const { swaps = [], shops = [], fancies = [] } = cardOf(id);
	const cards = [...swaps.map(([, next = ""]) => next), ...shops, ...fancies];
	return t("flamecraft-goal-brings", {
		swaps: swaps.length,
		cards: listed(cards.map(nameOf)),
		gone: listed(swaps.map(([old = ""]) => nameOf(old))),
	});
}

export function Goals({ view }: { view: View }): JSX.Element | null {
	if (!view.solo) return null;
	return (
		<section class="fc-goals" data-testid="goals" aria-label={t("flamecraft-goals")}>
			<h2 class="fc-lab">{t("flamecraft-goals")}</h2>
			{!view.winners && <p>{t("flamecraft-goals-hint", { allowed: view.solo.allowed })}</p>}
			<ul>
				{goalsOf(view).map(({ card, state, now, least }) => (
					<li key={card.id} class={`fc-goalrow fc-goalrow--${state}`} title={bringsOf(card.id)} data-state={state}>
						<Icon name={state === "open" ? "star" : "check"} size="s" />
						<span>
							<b>{nameOf(card.id)}</b> <small>{textOf(card.id)}</small>
						</span>
						<i>{t("flamecraft-goal-state", { state, now, least })}</i>
						<u style={`--part:${now / least}`} />
					</li>
				))}
			</ul>
		</section>
	);
}
