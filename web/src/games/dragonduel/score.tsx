// The rail's seats: Tower, hand, deck and Spark of everybody, and when to be asked for a response.
import type { JSX } from "preact";
import { t } from "../../locales";
import { Face, Icon } from "../../look/icon";
import type { Scene } from "..";
import { foesOf, nearSeat, playerAt, type View } from "./cards";
import { deckName } from "./decks";
import { noteOf } from "./field";
import { WishesBox } from "./piles";

export function Score({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, people, waiting } = scene;
	return (
		<div class="dd-seats">
			{[...foesOf(view), playerAt(view, nearSeat(view))].map((player) => {
				const person = people[player.seat];
				const turn = waiting.includes(player.seat);
				const sparks = player.spark_ready + player.spark_exhausted;
				return (
					<section
						key={player.seat}
						class={`dd-seat ${turn ? "turn" : ""} ${player.alive ? "" : "out"}`}
						data-testid={`seat-${player.seat}`}
						data-seat={player.seat}
						aria-current={turn}
					>
						<div class="seat">
							<Face
								seat={player.seat}
								face={person?.face ?? ""}
								mood={view.winners?.includes(player.seat) ? "happy" : person?.here === false ? "asleep" : "calm"}
							/>
							<div class="n">
								<b>{person?.name}</b>
								<span data-testid={`deck-of-${player.seat}`}>
									{player.alive
										? [noteOf(person), deckName(view, player)].filter(Boolean).join(" · ")
										: t("dragonduel-out")}
								</span>
							</div>
							<span class="dd-big" title={t("dragonduel-tower-left", { n: player.tower })}>
								<Icon name="tower" />
								<span class="sr">{t("dragonduel-tower-left", { n: player.tower })}</span>
								<span aria-hidden="true">{player.tower}</span>
							</span>
						</div>
						<div class="dd-stats">
							<span title={t("dragonduel-in-hand", { n: player.hand })}>
								<Icon name="hand" size="s" /> {player.hand}
							</span>
							<span title={t("dragonduel-deck-left", { n: player.deck })}>
								<Icon name="deck" size="s" /> {player.deck}
							</span>
							<span title={t("dragonduel-spark-cards", { n: sparks })}>
								<Icon name="spark" size="s" /> {t("dragonduel-spark-cards", { n: sparks })}
							</span>
						</div>
					</section>
				);
			})}
			{view.seat !== null && playerAt(view, view.seat).alive && view.winners === null && (
				<details class="dd-more">
					<summary>{t("dragonduel-wishes")}</summary>
					<WishesBox view={view} />
				</details>
			)}
		</div>
	);
}
