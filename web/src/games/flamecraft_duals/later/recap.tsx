// After the game: who won and by what, and a chart of it. Between the two games of a pair: the first.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import { type Pressed, usePressed } from "../../../table/finale/pressed";
import { podium } from "../../../table/finale/rank";
import { Result } from "../../../table/finale/result";
import { Recap } from "../../../table/recaps/recap";
import { Face } from "../../../ui/dragons";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { worthOf } from "../table/book";
import { Tile } from "../table/cards";
import { cardName, listed, type Player, type View } from "../table/pieces";
import type { Event } from "../table/story";
import { coursesOf } from "./course";
import { LargeCard } from "./large";

export function headline({ view, people }: Scene<View>): string {
	const winners = view.winners ?? [];
	if (view.mode === "solo") {
		if (view.outcome === "won") return t("flamecraft_duals-solo-won");
		const key = view.outcome === "duty" ? "flamecraft_duals-solo-duty" : "flamecraft_duals-solo-end";
		return t(key, { done: view.players[0]?.fountain_won ?? 0, cause: view.end?.cause ?? "bag" });
	}
	if (winners.length > 1) return t("flamecraft_duals-shared");
	if (view.seat !== null && winners.includes(view.seat)) return t("flamecraft_duals-you-won");
	return t("flamecraft_duals-they-won", { name: people[winners[0] ?? 0]?.name ?? "" });
}

export function Ending({ scene }: { scene: Scene<View, Event> }): JSX.Element {
	const { view, people } = scene;
	const pressed = usePressed();
	return (
		<Result
			class="fd-recap"
			heading={headline(scene)}
			people={people}
			winners={view.winners}
			scores={view.scores}
			data-outcome={view.outcome ?? ""}
		>
			<div class="fd-results">
				{podium(view, view.seats).map((seat) => {
					const player = view.players[seat];
					return player && <Sums key={seat} scene={scene} player={player} pressed={pressed} />;
				})}
			</div>
			<Growth scene={scene} />
			{pressed.looked && <LargeCard looked={pressed.looked} view={view} onClose={pressed.close} />}
		</Result>
	);
}

interface SumsProps {
	scene: Scene<View>;
	player: Player;
	pressed: Pressed;
}
function Sums({ scene: { view, people }, player, pressed }: SumsProps): JSX.Element {
	const left = view.hands?.[player.seat] ?? [];
	return (
		<section
			class={`fd-result ${view.winners?.includes(player.seat) ? "won" : ""}`}
			data-testid={`result-${player.seat}`}
		>
			<h3>
				<Face seat={player.seat} face={people[player.seat]?.face ?? ""} width={32} /> {people[player.seat]?.name}
				<b>{view.scores?.[player.seat] ?? player.reputation}</b>
			</h3>
			<dl>
				<div>
					<dt>
						{t("flamecraft_duals-from-cards")} ({t("flamecraft_duals-cards-won", { count: player.pile.length })})
					</dt>
					<dd>{player.from_cards}</dd>
				</div>
				<div>
					<dt>{t("flamecraft_duals-from-coins")}</dt>
					<dd>{player.from_coins}</dd>
				</div>
				{view.pair && (
					<div>
						<dt>{t("flamecraft_duals-from-first")}</dt>
						<dd>{player.before}</dd>
					</div>
				)}
			</dl>
			<div class="fd-pile">
				{player.pile.map((code) => (
					<button
						key={code}
						type="button"
						data-zoom={code}
						{...pressed.on(code)}
						aria-label={t("finale-earned", { card: cardName(code), points: worthOf(code) })}
					>
						<Tile code={code} />
					</button>
				))}
			</div>
			{left.length > 0 && (
				<p class="fd-note">{t("flamecraft_duals-left-hand", { cards: listed(left.map(cardName)) })}</p>
			)}
		</section>
	);
}

/** Between the two games of a pair; events of the second one may already have been heard. */
export function Summary({ scene }: { scene: Scene<View, Event> }): JSX.Element {
	const { view, people, heard } = scene;
	const first = heard.slice(0, heard.findLastIndex(({ kind }) => kind === "half") + 1);
	return (
		<Recap class="fd-recap" heading={t("flamecraft_duals-half-over")}>
			<div class="fd-results">
				{view.players.map((player) => (
					<section key={player.seat} class="fd-result">
						<h3>
							<span class="dot" style={`--who:var(--seat-${player.seat})`} /> {people[player.seat]?.name}
							<b>{player.before}</b>
						</h3>
						<p class="fd-note">{t("flamecraft_duals-won", { count: player.pile.length })}</p>
						<div class="fd-pile">
							{player.pile.map((code) => (
								<Tile key={code} code={code} />
							))}
						</div>
					</section>
				))}
			</div>
			<Growth scene={{ ...scene, heard: first }} />
		</Recap>
	);
}

const WIDE = 560;
const TALL = 190;
const EDGE = 26;

function Growth({ scene: { view, people, heard } }: { scene: Scene<View, Event> }): JSX.Element | null {
	const courses = coursesOf(heard, view.seats);
	const turns = Math.max(1, (courses[0]?.points.length ?? 1) - 1);
	const most = Math.max(5, ...courses.flatMap(({ points }) => points));
	const top = most + (most % 2); // so that half of it is a whole number
	const x = (k: number) => EDGE + (k * (WIDE - 2 * EDGE)) / turns;
	const y = (value: number) => TALL - EDGE - (value / top) * (TALL - 2 * EDGE);
	const ends = courses.map(({ seat, points }) =>
		t("flamecraft_duals-growth-end", { name: people[seat]?.name ?? "", count: points.at(-1) ?? 0 }),
	);
	return (
		<figure class="fd-growth">
			<figcaption>
				<b>{t("flamecraft_duals-growth-title")}</b> <span>{t("flamecraft_duals-growth-hint")}</span>
			</figcaption>
			<svg viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={t("flamecraft_duals-growth", { ends: listed(ends) })}>
				{[0, 0.5, 1].map((part) => (
					<g key={part}>
						<path class="ground" d={`M${EDGE} ${y(top * part)}H${WIDE - EDGE}`} />
						<text x={EDGE - 6} y={y(top * part) + 4} text-anchor="end">
							{Math.round(top * part)}
						</text>
					</g>
				))}
				{courses.map(({ seat, points }) => (
					<g key={seat} class={`line line--${seat}`} style={`--who:var(--seat-${seat})`}>
						<path d={points.map((value, k) => (k ? `H${x(k)}V${y(value)}` : `M${x(0)} ${y(value)}`)).join("")} />
						{points.map(
							(value, k) => value > (points[k - 1] ?? 0) && <circle key={k} cx={x(k)} cy={y(value)} r="4.5" />,
						)}
					</g>
				))}
				<text class="turns" x={WIDE - EDGE} y={TALL - 6} text-anchor="end">
					{t("flamecraft_duals-turn-number", { turn: view.turn })}
				</text>
			</svg>
			<ul class="fd-legend">
				{courses.map(({ seat }, i) => (
					<li key={seat}>
						<i class={`line--${seat}`} style={`--who:var(--seat-${seat})`} /> {ends[i]}
						<Icon name="reputation" size="s" />
					</li>
				))}
			</ul>
		</figure>
	);
}
