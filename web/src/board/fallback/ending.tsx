// How it ended: who won, and the scores.
import type { JSX } from "preact";
import { Recap } from "../../endings/recap";
import type { Scene } from "../../games";
import { t } from "../../locales";
import { Face, Icon } from "../../look/icon";

export function Ending({ scene: { info, people, view } }: { scene: Scene }): JSX.Element {
	// the table says who won a moment after the view that ends the game
	const told = view as { winners?: number[] | null; scores?: number[] | null };
	const winners = info.winners ?? told.winners ?? [];
	const scores = info.scores ?? told.scores;
	const names = winners.map((seat) => people[seat]?.name ?? "").join(" & ");
	const won = info.you !== null && winners.includes(info.you);
	const key = !winners.length
		? "over"
		: won && winners.length === 1
			? "you-won"
			: winners.length > 1
				? "shared"
				: "won";
	const heading = t(`plain-${key}`, { names });
	return (
		<Recap heading={heading} end={{ people, winners }}>
			<ul class="people people--end">
				{people.map(({ seat, name, face }) => (
					<li key={seat} class="seat" data-testid={`result-${seat}`}>
						<Face seat={seat} face={face} width={40} mood={winners.includes(seat) ? "happy" : "calm"} />
						<span class="n">
							<b>{name}</b>
							{winners.includes(seat) && (
								<span>
									<Icon name="crown" size="s" /> {t("plain-winner")}
								</span>
							)}
						</span>
						{scores && <b class="pts">{scores[seat]}</b>}
					</li>
				))}
			</ul>
		</Recap>
	);
}
