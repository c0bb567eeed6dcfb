// The centre is the scale: coins left, taken ones as dashed rings, and one pill that says the trump and by how much.
import type { JSX } from "preact";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import { coinIcon } from "./card";
import type { Colour, View } from "./cards";
import { trumpOf } from "./tricks";

interface HeapProps {
	colour: Colour;
	left: number;
	total: number;
	/** A coin that the chosen card would take. */
	going: boolean;
	toggle: (() => void) | null;
}

function Heap({ colour, left, total, going, toggle }: HeapProps): JSX.Element {
	const coins = Array.from({ length: total }, (_, i) =>
		i < left ? (
			<span key={i} class={going && i === left - 1 ? "going" : ""} data-coin={i === left - 1 ? colour : undefined}>
				<Icon name={coinIcon(colour)} />
			</span>
		) : (
			<span key={i} class="gone" />
		),
	);
	const inside = (
		<>
			<b>
				{left} <small>{t("dualis-colour", { colour })}</small>
			</b>
			<span class="coins">{coins}</span>
		</>
	);
	if (!toggle) return <div class="heap">{inside}</div>;
	return (
		<button
			type="button"
			class="heap heap--take"
			aria-pressed={going}
			title={t("dualis-take-coin", { colour })}
			onClick={toggle}
		>
			{inside}
		</button>
	);
}

interface CentreProps {
	view: View;
	/** The colour of the coin the chosen card could take, if it can take one. */
	takeable: Colour | null;
	coin: boolean;
	toggle(): void;
}

export function Centre({ view, takeable, coin, toggle }: CentreProps): JSX.Element {
	const [red = 0, blue = 0] = view.centre;
	const heap = (colour: Colour, left: number) => (
		<Heap
			colour={colour}
			left={left}
			total={view.coins_each}
			going={coin && takeable === colour}
			toggle={takeable === colour ? toggle : null}
		/>
	);
	return (
		<div class="centre" data-testid="centre" data-red={red} data-blue={blue}>
			<div class="scale">
				{heap("R", red)}
				{heap("B", blue)}
			</div>
			{view.show_trump_now && <Pill red={red} blue={blue} />}
			{view.highlow && view.say_direction && view.table.length > 0 && (
				<span class="tag direction" data-testid="direction">
					{t(`dualis-${view.direction}-wins`)}
				</span>
			)}
		</div>
	);
}

function Pill({ red, blue }: { red: number; blue: number }): JSX.Element {
	const trump = trumpOf([red, blue]);
	return (
		<span class={`trump ${trump ?? "none"}`} data-testid="trump" key={trump ?? "none"}>
			{trump && <Icon name={coinIcon(trump)} />}
			{trump ? t("dualis-trump", { colour: trump, by: Math.abs(red - blue) }) : t("dualis-no-trump")}
		</span>
	);
}
