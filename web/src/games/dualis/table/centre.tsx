// The centre is the scale: coins left, taken ones as dashed rings, and one pill that shows the trump and by how much.
import type { JSX } from "preact";
import type { Person } from "../../../board/scene";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { type Armed, coinFor } from "./arming";
import { coinIcon } from "./card";
import { type Colour, cardOf, countedName, lastOf, playOf, type Trick, type View } from "./cards";

interface HeapProps {
	colour: Colour;
	left: number;
	total: number;
	/** The chosen card would take one of its coins. */
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
				{left} <small>{t("dualis-colour", { colour, count: left })}</small>
			</b>
			<span class="coins">{coins}</span>
		</>
	);
	const ref = `coin:${colour}`;
	if (!toggle) {
		return (
			<div class="heap" data-ref={ref}>
				{inside}
			</div>
		);
	}
	return (
		<button
			type="button"
			class="heap heap--take"
			data-ref={ref}
			data-key="c"
			data-legal={true}
			aria-pressed={going}
			title={t("dualis-take-coin", { colour })}
			onClick={toggle}
		>
			{inside}
		</button>
	);
}

export function Centre({ view, picking, people }: { view: View; picking: Armed; people: Person[] }): JSX.Element {
	const [red = 0, blue = 0] = view.centre;
	const { answer, shown } = picking;
	const done = shown ? null : lastOf(view);
	// who leads the next trick needs the trump as it stands, more than why the last one, still there, was taken
	const leads = picking.live && view.to_play !== null && view.to_play === view.seat;
	const coin = answer && coinFor(picking, playOf(answer).code)?.refs[1];
	const heap = (colour: Colour, left: number) => (
		<Heap
			colour={colour}
			left={left}
			total={view.coins_each}
			going={shown?.refs[1] === `coin:${colour}`}
			toggle={coin === `coin:${colour}` ? picking.arm : null}
		/>
	);
	return (
		<div class={`centre ${done && leads ? "centre--leads" : ""}`} data-testid="centre" data-red={red} data-blue={blue}>
			<div class="scale">
				{heap("R", red)}
				{heap("B", blue)}
			</div>
			{done && !leads && <Verdict trick={done} name={people[done.winner]?.name ?? ""} />}
			{view.show_trump_now && (!done || leads) && (
				<Pill trump={view.trump as Colour | null} by={Math.abs(red - blue)} />
			)}
			{view.highlow && view.say_direction && view.table.length > 0 && (
				<span class="tag direction" data-testid="direction">
					{t(`dualis-${view.direction}-wins`)}
				</span>
			)}
		</div>
	);
}

/** Who took the trick, and the rule that decided it. */
function Verdict({ trick, name }: { trick: Trick; name: string }): JSX.Element {
	const { winner, table, why, low, later } = trick;
	const { card = "", coin = false } = table.find(({ seat }) => seat === winner) ?? {};
	const yes = (is: boolean) => (is ? "yes" : "no");
	const args = {
		why,
		low: yes(low),
		later: yes(later),
		suit: cardOf(card).suit,
		card: countedName(coin ? `${card}+` : card),
	};
	return (
		<p class="verdict" data-testid="verdict">
			<b class="display">{t("dualis-verdict", { name })}</b>
			{t("dualis-verdict-why", args)}
		</p>
	);
}

function Pill({ trump, by }: { trump: Colour | null; by: number }): JSX.Element {
	return (
		<span class={`trump ${trump ?? "none"}`} data-testid="trump" key={trump ?? "none"}>
			{trump && <Icon name={coinIcon(trump)} />}
			<span class="desk">{trump ? t("dualis-leads", { colour: trump, by }) : t("dualis-level")}</span>
			<span class="phone">{trump ? t("dualis-leads.brief", { colour: trump, by }) : t("dualis-level.brief")}</span>
		</span>
	);
}
