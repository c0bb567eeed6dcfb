// The rules of Duālis: a finished trick in the order it was played, the coins left, and what decided it.
import "../table/dualis.css";
import "./rulebook.css";
import type { JSX } from "preact";
import { stillScene } from "../../../table/still/still-scene";
import type { ExampleProps, RulesPart as Part } from "../../../table/title";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { coinIcon, LaidCard } from "../table/card";
import { cardOf, type View } from "../table/cards";

function Example({ view }: ExampleProps<View>): JSX.Element | null {
	const { last, centre } = view;
	if (!last) return null;
	const { people } = stillScene(view);
	const [red = 0, blue = 0] = centre;
	const trump = last.trump as "R" | "B" | null;
	return (
		<div class="du-ex">
			{last.table.map(({ seat, card, coin }, k) => (
				<div key={card} class={`du-laid ${seat === last.winner ? "du-won" : ""}`}>
					<LaidCard code={card} coin={coin} />
					<span class="tag">
						{people[seat]?.name}
						{k === 0 && ` · ${t("dualis-led", { suit: cardOf(card).suit })}`}
					</span>
				</div>
			))}
			<div class="du-left">
				<Coins colour="R" count={red} />
				<Coins colour="B" count={blue} />
				<span class={`du-trump ${trump ? `du-trump--${trump}` : ""}`}>
					{trump && <Icon name={coinIcon(trump)} />}
					{trump ? t("dualis-trump", { colour: trump, by: Math.abs(red - blue) }) : t("dualis-no-trump")}
				</span>
			</div>
		</div>
	);
}

const Coins = ({ colour, count }: { colour: string; count: number }): JSX.Element => (
	<span class="du-coins">
		{Array.from({ length: count }, (_, k) => (
			<Icon key={k} name={coinIcon(colour)} />
		))}
	</span>
);

export default { Example } satisfies Part<View>;
