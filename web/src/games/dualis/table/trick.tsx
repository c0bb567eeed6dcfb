// The running trick in seat order, or the finished one while it may be seen; the chosen card as a ghost in its place.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import { t } from "../../../ui/locales";
import { LaidCard } from "./card";
import { cardOf, lastOf, nameOf, type View } from "./cards";
import { placeOf } from "./places";

interface TrickProps {
	scene: Scene<View>;
	ghost: { code: string; coin: boolean } | null;
}

export function TrickOnTable({ scene: { view, people }, ghost }: TrickProps): JSX.Element {
	const done = ghost ? null : lastOf(view);
	const laid = done ? done.table : view.table;
	const best = done ? done.winner : view.best;
	return (
		<ol class={`trick ${done ? "trick--done" : ""}`} data-testid="trick" aria-label={t("dualis-trick-now")}>
			{laid.map((play, k) => {
				const wins = play.seat === best;
				const latest = !done && k === laid.length - 1;
				return (
					<li
						key={play.card}
						class={`at p-${placeOf(view, play.seat)} ${wins ? "win" : latest ? "latest" : ""}`}
						data-at={play.seat}
						data-card={play.card}
						aria-label={t("dualis-laid", { name: people[play.seat]?.name ?? "", card: nameOf(play.card, play.coin) })}
					>
						<LaidCard code={play.card} coin={play.coin} />
						<Caption leads={k === 0 && !done} wins={wins} done={Boolean(done)} suit={cardOf(play.card).suit} />
					</li>
				);
			})}
			{ghost && view.seat !== null && (
				<li class={`at ghost p-${placeOf(view, view.seat)}`} aria-hidden="true">
					<LaidCard code={ghost.code} coin={ghost.coin} />
				</li>
			)}
		</ol>
	);
}

interface CaptionProps {
	leads: boolean;
	wins: boolean;
	done: boolean;
	suit: string;
}
function Caption({ leads, wins, done, suit }: CaptionProps): JSX.Element | null {
	if (wins) return <span class="tag cap cap--win">{t(done ? "dualis-took-it" : "dualis-winning")}</span>;
	return leads ? <span class="tag cap">{t("dualis-led", { suit })}</span> : null;
}
