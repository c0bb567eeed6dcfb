// The lines of the story as small pictures: cards with their coins and what they left in the centre; who took a trick.
import type { JSX } from "preact";
import type { Pictures, SmallProps } from "../../../table/ribbon/pictures";
import { Icon } from "../../../ui/icon";
import { coinIcon, LaidCard } from "../table/card";
import { cardOf, nameOf, type View } from "../table/cards";
import { covered, type Event } from "../table/story";
import { speaker } from "./story";

function Small({ line }: SmallProps<View>): JSX.Element | null {
	const { kind, card, coin, lies, red, blue } = line.event;
	if (kind === "trick") return <Icon name="crown" />;
	if (kind !== "played") return <Icon name={line.icon || "log"} />;
	const { colour, number, suit } = cardOf(String(card));
	return (
		<>
			<span class={`mp mp--small ${colour}`}>
				{number}
				<Icon name={suit === "S" ? "star" : "moon"} />
				{coin === true && (
					<i>
						<Icon name={coinIcon(String(lies))} />
					</i>
				)}
			</span>
			{coin === true && <em>{`${red} : ${blue}`}</em>}
		</>
	);
}

function Card({ id }: { id: string }): JSX.Element {
	return (
		<div class="dc-large">
			<LaidCard code={id} coin={false} />
			<b>{nameOf(id)}</b>
		</div>
	);
}

export const pictures: Pictures<View> = {
	speaker,
	told: (heard, view) => heard.map((event) => covered(event as Event, view)),
	Small,
	units: [], // the coin lies on its card
	summed: [],
	at: (name) => (/^[SM]\d/.test(name) ? `.trick [data-card="${name}"]` : name === "trick" ? ".trick" : null),
	cardOf: ({ event: { card } }) => (typeof card === "string" ? card.replace("+", "") : null),
	Card,
};
