// The people around the table, each with the coins and tricks of this round.
import type { JSX } from "preact";
import type { Person, Scene } from "../../../board/scene";
import { SeatClock } from "../../../table/beside";
import { Face } from "../../../ui/dragons";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { View } from "./cards";
import { placeOf } from "./places";
import { sideOf } from "./rounds";

const pips = (count: number, cls: string) => Array.from({ length: count }, (_, i) => <i key={i} class={cls} />);

export function Tally({ coins, tricks }: { coins: number; tricks: number }): JSX.Element {
	return (
		<div class="tally">
			<span>{t("dualis-coins")}</span>
			<span class="pips">{pips(coins, "pc")}</span>
			<b>{coins}</b>
			<span>{t("dualis-tricks")}</span>
			<span class="pips">{pips(tricks, "pt")}</span>
			<b>{tricks}</b>
		</div>
	);
}

function Bot(): JSX.Element {
	return (
		<>
			{" "}
			<Icon name="bot" size="s" />
			<span class="sr">{t("bot")}</span>
		</>
	);
}

const isPartner = (view: View, seat: number): boolean =>
	view.seat !== null && seat !== view.seat && sideOf(view.sides, seat) === sideOf(view.sides, view.seat);

function noteOf(view: View, person: Person): string {
	const parts: string[] = [];
	if (person.you) parts.push(t("you"));
	else if (isPartner(view, person.seat)) parts.push(t("dualis-partner"));
	else if (person.kind === "bot") parts.push(t(`bot-${person.level ?? "random"}`));
	if (!person.here && person.kind === "person") parts.push(t("away"));
	parts.push(t("dualis-cards", { count: view.cards[person.seat] ?? 0 }));
	return parts.join(" · ");
}

export function Seats({ scene: { view, people } }: { scene: Scene<View> }): JSX.Element {
	return (
		<>
			{people.map((person) => {
				const turn = view.to_play === person.seat;
				const mood =
					!person.here && person.kind === "person" ? "asleep" : view.winners?.includes(person.seat) ? "happy" : "calm";
				return (
					<div
						key={person.seat}
						class={`dseat s-${placeOf(view, person.seat)} ${turn ? "turn" : ""}`}
						data-seat={person.seat}
						data-testid={`seat-${person.seat}`}
						aria-current={turn}
					>
						<div class="seat">
							<Face seat={person.seat} face={person.face} mood={mood} />
							<div class="n">
								<b>
									{person.name}
									{person.kind === "bot" && <Bot />}
								</b>
								<span>{noteOf(view, person)}</span>
								{isPartner(view, person.seat) && <small class="partner">{t("dualis-partner-brief")}</small>}
							</div>
							<SeatClock seat={person.seat} />
						</div>
						<Tally coins={view.coins[person.seat] ?? 0} tricks={view.tricks[person.seat] ?? 0} />
					</div>
				);
			})}
		</>
	);
}
