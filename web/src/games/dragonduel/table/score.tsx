// The rail's seats: everybody's Tower, hand, deck and Spark, and when to be asked for a response.
import type { JSX } from "preact";
import { Count } from "../../../board/cards/count";
import type { Scene } from "../../../board/scene";
import { Face } from "../../../ui/dragons";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { foesOf, nearSeat, playerAt, type View } from "../cards/cards";
import { deckName } from "../cards/deck-names";
import { noteOf } from "../cards/field";
import { WishesBox } from "./later";

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
							<Count class="dd-big" icon="tower" large says={t("dragonduel-tower-left", { n: player.tower })}>
								{player.tower}
							</Count>
						</div>
						<div class="dd-stats">
							<Count icon="hand" says={t("dragonduel-in-hand", { n: player.hand })}>
								{player.hand}
							</Count>
							<Count icon="deck" says={t("dragonduel-deck-left", { n: player.deck })}>
								{player.deck}
							</Count>
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
