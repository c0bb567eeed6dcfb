// How it ended: who won, and the scores.
import type { JSX } from "preact";
import type { Scene } from "../../board/scene";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Result } from "../finale/result";

// the table sends the winners a moment after the view that ends the game
function result({ info, view }: Scene): { winners: number[]; scores: number[] | null | undefined } {
	const told = view as { winners?: number[] | null; scores?: number[] | null };
	return { winners: info.winners ?? told.winners ?? [], scores: info.scores ?? told.scores };
}

/** A sentence about who won. */
export function endLine(scene: Scene): string {
	const { info, people } = scene;
	const { winners } = result(scene);
	const names = winners.map((seat) => people[seat]?.name ?? "").join(" & ");
	const won = info.you !== null && winners.includes(info.you);
	const key = !winners.length
		? "over"
		: won && winners.length === 1
			? "you-won"
			: winners.length > 1
				? "shared"
				: "won";
	return t(`plain-${key}`, { names });
}

export function Ending({ scene }: { scene: Scene }): JSX.Element {
	const { people } = scene;
	const { winners, scores } = result(scene);
	return (
		<Result heading={endLine(scene)} people={people} winners={winners} scores={scores ?? null}>
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
		</Result>
	);
}
