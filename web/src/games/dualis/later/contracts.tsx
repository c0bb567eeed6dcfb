// The sides after a match: each round's coins and tricks with what it was worth; and the trick that came last.
import type { JSX } from "preact";
import type { Person, Scene } from "../../../board/scene";
import { signed, t } from "../../../ui/locales";
import { LaidCard } from "../table/card";
import { cardOf, countedName, type Round, type Side, type View } from "../table/cards";
import { sideName, sidesInOrder } from "../table/places";
import { coursesOf } from "../table/rounds";

type S = Pick<Scene<View>, "view" | "people">;
const pips = (count: number, cls: string) => Array.from({ length: count }, (_, i) => <i key={i} class={cls} />);

/** What a side's match stands at: rounds won, or points. */
export const standingOf = (view: View, side: Side): string =>
	view.mode === "iso" ? signed(side.total) : String(side.won);

interface ContractsProps {
	scene: S;
	/** How many rounds are shown; without it all of them, and the sum. */
	rounds?: number;
}
export function Contracts({ scene, rounds }: ContractsProps): JSX.Element {
	const { view, people } = scene;
	const shown = view.rounds.slice(0, rounds);
	return (
		<div class={`dl-contracts ${view.sides.length > 2 ? "dl-contracts--many" : ""}`}>
			{sidesInOrder(view).map((side) => {
				const won = rounds === undefined && side.seats.some((seat) => view.winners?.includes(seat));
				return (
					<section key={side.seats[0]} class={`dl-contract ${won ? "won" : ""}`}>
						<h3>
							<span>{sideName(view, people, side)}</span>
							{rounds === undefined && (
								<b
									role="img"
									aria-label={
										view.mode === "iso"
											? t("dualis-total", { total: signed(side.total) })
											: t("dualis-rounds-won", { won: side.won })
									}
									data-testid={`result-${side.seats[0]}`}
								>
									{standingOf(view, side)}
								</b>
							)}
						</h3>
						{shown.map((round) => (
							<RoundLine key={round.round} view={view} round={round} side={side} />
						))}
					</section>
				);
			})}
		</div>
	);
}

function RoundLine({ view, round, side }: { view: View; round: Round; side: Side }): JSX.Element {
	const k = view.sides.indexOf(side);
	const course = coursesOf(round, view.sides)[k];
	const [coins, tricks, score] = [course?.coins.at(-1) ?? 0, course?.tricks.at(-1) ?? 0, round.scores[k] ?? 0];
	return (
		<p class="dl-round" data-round={round.round}>
			<span>{t("dualis-round", { round: round.round })}</span>
			<span class="dl-pips" role="img" aria-label={t("dualis-count", { coins, tricks })}>
				<span>{pips(coins, "pc")}</span>
				<span>{pips(tricks, "pt")}</span>
			</span>
			<b class={coins === tricks ? "up" : score < 0 ? "down" : ""}>{signed(score)}</b>
		</p>
	);
}

/** The last trick, as far as its cards are laid; then who took it, and why. */
interface LastTrickProps {
	scene: S;
	upto?: number;
	/** Shows a card at reading size. */
	onLook?(card: string): void;
}
export function LastTrick({ scene: { view, people }, upto = view.seats, onLook }: LastTrickProps): JSX.Element {
	const { last } = view;
	const done = upto >= view.seats;
	return (
		<section class="dl-last">
			<h3>{t("dualis-last-trick")}</h3>
			<ol>
				{last?.table.slice(0, upto).map(({ seat, card, coin }) => (
					<li key={card} class={done && seat === last.winner ? "won" : ""}>
						{onLook ? (
							<button type="button" onClick={() => onLook(card)}>
								<LaidCard code={card} coin={coin} />
							</button>
						) : (
							<LaidCard code={card} coin={coin} />
						)}
						<span>{people[seat]?.you ? t("finale-you") : people[seat]?.name}</span>
					</li>
				))}
			</ol>
			{last && done && <p>{tookText(view, people)}</p>}
		</section>
	);
}

export function tookText(view: View, people: Person[]): string {
	const { last } = view;
	if (!last) return "";
	const { winner, table, why, low, later } = last;
	const { card = "", coin = false } = table.find(({ seat }) => seat === winner) ?? {};
	const yes = (is: boolean) => (is ? "yes" : "no");
	const counted = countedName(coin ? `${card}+` : card);
	const args = { why, low: yes(low), later: yes(later), suit: cardOf(card).suit, card: counted };
	const name = people[winner]?.name ?? "";
	return `${t("dualis-verdict", { name })}. ${t("dualis-verdict-why", args)}`;
}
