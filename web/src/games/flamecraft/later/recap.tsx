// After the game: who won, where everybody's reputation came from, and what each fancy dragon brought.
import type { JSX } from "preact";
import type { Person, Scene } from "../../../board/scene";
import { type Pressed, usePressed } from "../../../table/finale/pressed";
import { placeOf, podium } from "../../../table/finale/rank";
import { Result } from "../../../table/finale/result";
import { Face } from "../../../ui/dragons";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { FancyPicture } from "../../goods/picture";
import { cardOf, listed, nameOf, type Player, type View } from "../table/cards";
import type { Event } from "../table/story";
import { earnedOf } from "./earned";
import { bringsOf, Goals } from "./goals";
import { LargeCard } from "./large";

type S = Scene<View, Event>;

export function headline({ view, people }: Pick<S, "view" | "people">): string {
	if (view.solo) return t("flamecraft-solo-end", { award: t("flamecraft-award", { award: view.solo.award }) });
	const winners = view.winners ?? [];
	if (winners.length > 1)
		return t("flamecraft-shared", { names: listed(winners.map((seat) => people[seat]?.name ?? "")) });
	if (view.seat !== null && winners.includes(view.seat)) return t("flamecraft-you-won");
	return t("flamecraft-they-won", { name: people[winners[0] ?? 0]?.name ?? "" });
}

export function Ending({ scene }: { scene: S }): JSX.Element {
	const { view, people } = scene;
	return (
		<Result
			class="fc-recap"
			heading={headline(scene)}
			people={people}
			winners={view.winners}
			scores={view.scores}
			final={view}
			data-award={view.solo?.award ?? ""}
		>
			{view.solo && (
				<p>
					{t("flamecraft-solo-marks")}{" "}
					{view.solo.unlocked.length > 0 &&
						t("flamecraft-solo-unlocked", { list: listed(view.solo.unlocked.map(nameOf)) })}{" "}
					{view.solo.unlocked.map(bringsOf).join(" ")}
				</p>
			)}
			<Sources scene={scene} />
			<Goals view={view} />
		</Result>
	);
}

/** A row for each seat in the order of their places, and a colour for each source. */
function Sources({ scene }: { scene: S }): JSX.Element {
	const { view, people, heard } = scene;
	const used = view.sources
		.map((source, k) => ({ source, k }))
		.filter(({ k }) => view.players.some((each) => each.sources[k]));
	const earned = earnedOf(heard);
	const pressed = usePressed();
	const most = Math.max(1, ...view.players.map(({ reputation }) => reputation));
	return (
		<div class="fc-chart" data-testid="breakdown">
			{podium(view, view.seats).map((seat) => {
				const player = view.players[seat];
				return (
					player && (
						<Row
							key={seat}
							view={view}
							player={player}
							person={people[seat]}
							used={used}
							most={most}
							earned={earned}
							pressed={pressed}
						/>
					)
				);
			})}
			<ul class="fc-keys" aria-hidden="true">
				{used.map(({ source, k }) => (
					<li key={source}>
						<i class={`src src--${k}`} /> {t("flamecraft-source", { source })}
					</li>
				))}
			</ul>
			{pressed.looked && <LargeCard looked={pressed.looked} view={view} onClose={pressed.close} />}
		</div>
	);
}

interface RowProps {
	view: View;
	player: Player;
	person: Person | undefined;
	/** The sources that gave somebody something, with their places in every list. */
	used: { source: string; k: number }[];
	/** The reputation of the first. */
	most: number;
	earned: Map<string, number>;
	pressed: Pressed;
}
function Row({ view, player, person, used, most, earned, pressed }: RowProps): JSX.Element {
	const { seat, sources, reputation, scored } = player;
	const own = used.filter(({ k }) => sources[k]);
	const said = own.map(({ source, k }) => `${t("flamecraft-source", { source })} ${sources[k]}`);
	return (
		<section class={`fc-rank ${person?.you ? "fc-rank--you" : ""}`} data-place={seat}>
			<Face seat={seat} face={person?.face ?? ""} width={44} />
			<h3>
				{person?.you ? t("finale-you") : person?.name}
				{view.seats > 1 && view.scores && (
					<small>{t("finale-place", { place: placeOf(seat, view.winners, view.scores) })}</small>
				)}
			</h3>
			<div class="fc-bar" role="img" aria-label={listed(said)}>
				{own.map(({ source, k }) => {
					const count = Math.max(0, sources[k] ?? 0);
					return (
						<i
							key={source}
							class={`src src--${k}`}
							style={`width:${(count / most) * 100}%`}
							title={`${t("flamecraft-source", { source })}: ${sources[k]}`}
						>
							{count / most > 0.06 && count}
						</i>
					);
				})}
			</div>
			<strong>
				<Icon name="reputation" /> <span data-testid={`result-${seat}`}>{reputation}</span>
			</strong>
			{scored.length > 0 && (
				<ul class="fc-earned">
					{scored.map((id) => (
						<li key={id}>
							<Earned id={id} points={earned.get(`${seat} ${id}`) ?? 0} pressed={pressed} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

/** A fancy dragon with what it brought; a press shows the whole card. */
function Earned({ id, points, pressed }: { id: string; points: number; pressed: Pressed }): JSX.Element {
	const moon = cardOf(id).timing === "moon";
	return (
		<button
			type="button"
			class={`fc-earn ${moon ? "fc-earn--moon" : ""}`}
			data-zoom={id}
			{...pressed.on(id)}
			aria-label={t("finale-earned", { card: nameOf(id), points })}
		>
			<FancyPicture id={id} />
			<span>{nameOf(id)}</span>
			<b>{points}</b>
		</button>
	);
}

/** There are no rounds: this is never shown, but every layout has one. */
export function Summary({ scene }: { scene: S }): JSX.Element {
	return (
		<div class="recap fc-recap">
			<Sources scene={scene} />
		</div>
	);
}
