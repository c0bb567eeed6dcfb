// Everybody at the table's edge after a game: their dragons peek over it, and the winners look glad.
import "./crowd.css";
import type { JSX } from "preact";
import type { Person } from "../../board/scene";
import { dragon } from "../../ui/dragon";
import { Drawing, tradeOf } from "../../ui/icon";

export function Crowd({ people, winners }: { people: Person[]; winners: number[] | null }): JSX.Element {
	return (
		<div class="crowd" aria-hidden="true">
			{people.map(({ seat, face }) => {
				const won = winners?.includes(seat);
				return (
					<Drawing
						key={seat}
						class={won ? "won" : ""}
						svg={dragon({ type: tradeOf(face), pose: "peek", mood: won ? "happy" : "calm" })}
					/>
				);
			})}
		</div>
	);
}
