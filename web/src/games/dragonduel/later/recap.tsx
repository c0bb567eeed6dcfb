// After the duel: who won and by what, and a chart of how the Towers fell.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Scene } from "../../../board/scene";
import { podium } from "../../../table/finale/rank";
import { Result } from "../../../table/finale/result";
import { t } from "../../../ui/locales";
import type { Player, View } from "../cards/cards";
import { deckName } from "../cards/deck-names";
import { Zoom } from "../table/later";
import type { Event } from "../table/story";
import { BlowCard, blowOf, Stones } from "./blow";
import { coursesOf } from "./courses";

type S = Scene<View, Event>;

export function headline({ view, people }: Scene<View>): string {
	const winners = view.winners ?? [];
	if (winners.length !== 1) return t("dragonduel-shared");
	if (view.seat !== null && winners.includes(view.seat)) return t("dragonduel-you-won");
	return t("dragonduel-they-won", { name: people[winners[0] ?? 0]?.name ?? "" });
}

export function Ending({ scene }: { scene: S }): JSX.Element {
	const { view, people } = scene;
	const [looked, look] = useState<string | null>(null);
	const blow = blowOf(scene);
	return (
		<Result
			class="dd-recap"
			heading={headline(scene)}
			lead={blow?.lines.at(-1)}
			people={people}
			winners={view.winners}
			scores={view.scores}
			final={view}
		>
			{blow && <BlowCard blow={blow} onLook={look} />}
			<div class="dd-results">
				{podium(view, view.seats).map((seat) => {
					const player = view.players[seat];
					return player && <Sums key={seat} scene={scene} player={player} />;
				})}
			</div>
			<Fall scene={scene} />
			{looked && <Zoom looked={{ code: looked, stay: true }} onClose={() => look(null)} />}
		</Result>
	);
}

function Sums({ scene, player }: { scene: Scene<View>; player: Player }): JSX.Element {
	const { view, people } = scene;
	const { seat } = player;
	const defeat = defeatOf(scene, seat);
	return (
		<section class={`dd-result ${view.winners?.includes(seat) ? "won" : ""}`} data-testid={`result-${seat}`}>
			<h3>
				<span class="dot" style={`--who:var(--seat-${seat})`} /> {people[seat]?.name}{" "}
				<small>{deckName(view, player)}</small>
			</h3>
			<Stones view={view} left={player.tower} />
			<dl>
				{countsOf(scene, player).map(([what, n]) => (
					<div key={what}>
						<dt>{t("dragonduel-count", { what })}</dt>
						<dd>{n}</dd>
					</div>
				))}
			</dl>
			{defeat && <p class="dd-note">{defeat}</p>}
		</section>
	);
}

/** A player's total counts, and what is left of the Tower. */
export function countsOf({ heard }: Scene<View>, { seat, tower }: Player): [what: string, n: number][] {
	const count = (kind: string) => heard.filter((event) => event.kind === kind && event.seat === seat).length;
	return [
		["attacks", count("attack")],
		["plays", count("announced")],
		["hits", count("revealed")],
		["tower", tower],
	];
}

/** Why a player lost. */
export function defeatOf({ heard }: Scene<View>, seat: number): string {
	const defeat = heard.find((event) => event.kind === "defeated" && event.seat === seat);
	return defeat ? t("dragonduel-defeat", { why: String(defeat.why ?? "") }) : "";
}

const WIDE = 560;
const TALL = 190;
const EDGE = 26;

function Fall({ scene: { view, people, heard } }: { scene: Scene<View> }): JSX.Element {
	const courses = coursesOf(heard, view);
	const turns = Math.max(1, (courses[0]?.length ?? 1) - 1);
	const x = (k: number) => EDGE + (k * (WIDE - 2 * EDGE)) / turns;
	const y = (value: number, seat: number) =>
		TALL - EDGE - (Math.max(0, value) / view.tower_size) * (TALL - 2 * EDGE) + (seat - 1) * 3;
	const ends = view.players.map(({ seat, tower }) =>
		t("dragonduel-fall-end", { name: people[seat]?.name ?? "", n: tower }),
	);
	return (
		<figure class="dd-fall">
			<figcaption>
				<b>{t("dragonduel-fall-title")}</b> <span>{t("dragonduel-fall-hint")}</span>
			</figcaption>
			<svg viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={ends.join(" ")}>
				{Array.from({ length: view.tower_size + 1 }, (_, n) => (
					<g key={n}>
						<path class="ground" d={`M${EDGE} ${y(n, 1)}H${WIDE - EDGE}`} />
						<text x={EDGE - 8} y={y(n, 1) + 4} text-anchor="end">
							{n}
						</text>
					</g>
				))}
				{courses.map((points, seat) => (
					<g key={seat} class={`line line--${seat}`} style={`--who:var(--seat-${seat})`}>
						<path
							d={points.map((value, k) => (k ? `H${x(k)}V${y(value, seat)}` : `M${x(0)} ${y(value, seat)}`)).join("")}
						/>
						{points.map(
							(value, k) =>
								k > 0 && value !== points[k - 1] && <circle key={k} cx={x(k)} cy={y(value, seat)} r="4.5" />,
						)}
					</g>
				))}
				<text x={WIDE - EDGE} y={TALL - 5} text-anchor="end">
					{t("dragonduel-turn", { turn: view.turn })}
				</text>
			</svg>
			<ul class="dd-legend">
				{ends.map((end, seat) => (
					<li key={end}>
						<i class={`line--${seat}`} style={`--who:var(--seat-${seat})`} /> {end}
					</li>
				))}
			</ul>
		</figure>
	);
}
