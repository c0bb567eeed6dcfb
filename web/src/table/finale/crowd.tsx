// The first three after a game, the winner tallest and in front.
import "./styles/crowd.css";
import type { JSX } from "preact";
import type { Person } from "../../board/scene";
import { dragon } from "../../ui/dragon";
import { Drawing, Icon } from "../../ui/icon";
import { tradeOf } from "../../ui/trades";

const STEPS = 3;

interface CrowdProps {
	people: Person[];
	winners: number[] | null;
	/** The seats in the order of their places. */
	order: number[];
}
export function Crowd({ people, winners, order }: CrowdProps): JSX.Element {
	return (
		<div class="crowd" aria-hidden="true">
			{order.slice(0, STEPS).map((seat) => {
				const won = winners?.includes(seat);
				return (
					<span key={seat} class={won ? "won" : ""}>
						{won && <Icon name="crown" />}
						<Drawing
							svg={dragon({ type: tradeOf(people[seat]?.face ?? ""), pose: "peek", mood: won ? "happy" : "calm" })}
						/>
					</span>
				);
			})}
		</div>
	);
}
