// After a round: its score and its chart. After the match: those of all rounds, and the winners.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Person, Scene } from "../../../board/scene";
import { Result } from "../../../table/finale/result";
import { Recap } from "../../../table/recaps/recap";
import { signed, t } from "../../../ui/locales";
import type { Round, Side, View } from "../table/cards";
import { sideName } from "../table/places";
import { coursesOf, sideOf } from "../table/rounds";
import { CourseChart, Legend } from "./chart";
import { Contracts, LastTrick } from "./contracts";
import { Large } from "./large";

function RoundPicture({ scene: { view, people }, round }: { scene: Scene<View>; round: Round }): JSX.Element {
	const courses = coursesOf(round, view.sides);
	const top = Math.max(1, ...courses.flatMap((course) => [course.coins.at(-1) ?? 0, course.tricks.at(-1) ?? 0]));
	return (
		<section class="round-picture">
			<h3>
				{t("dualis-round", { round: round.round })} <RoundWinner scene={{ view, people }} round={round} />
			</h3>
			<div class="courses">
				{courses.map((course, i) => {
					const side = view.sides[i];
					return (
						side && <CourseChart key={course.seats[0]} course={course} name={sideName(view, people, side)} top={top} />
					);
				})}
			</div>
		</section>
	);
}

/** "We take the round" for players in a partnership; by name for everybody else. */
function wonLine(view: View, people: Person[], side: Side): string {
	const ours = view.mode === "partnership" && view.seat !== null;
	const who = !ours ? "other" : sideOf(view.sides, view.seat ?? 0) === view.sides.indexOf(side) ? "we" : "they";
	return t("dualis-round-won", { who, name: sideName(view, people, side) });
}

function RoundWinner({
	scene: { view, people },
	round,
}: {
	scene: Pick<Scene<View>, "view" | "people">;
	round: Round;
}): JSX.Element | null {
	const side = round.winner === null ? undefined : view.sides[round.winner];
	return side ? <span class="tag">{wonLine(view, people, side)}</span> : null;
}

export function Summary({ scene }: { scene: Scene<View> }): JSX.Element | null {
	const { view, people } = scene;
	const round = view.rounds.at(-1);
	if (!round) return null;
	const winner = round.winner === null ? undefined : view.sides[round.winner];
	const heading = winner ? wonLine(view, people, winner) : t("dualis-round-over", { round: round.round });
	return (
		<Recap heading={heading}>
			<ul class="standing">
				{view.sides.map((side, i) => (
					<li key={side.seats[0]}>
						<b>{sideName(view, people, side)}</b>
						<span class="pts">{signed(round.scores[i] ?? 0)}</span>
						<span>
							{view.mode === "iso"
								? t("dualis-total", { total: signed(side.total) })
								: t("dualis-rounds-won", { won: side.won })}
						</span>
					</li>
				))}
			</ul>
			<RoundPicture scene={scene} round={round} />
			<Legend />
		</Recap>
	);
}

export function Ending({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, people } = scene;
	const [looked, look] = useState<string | null>(null);
	return (
		<Result
			heading={endLine(scene)}
			lead={finalLine(scene)}
			people={people}
			winners={view.winners}
			scores={view.scores}
			final={view.mode === "iso" ? view : undefined}
		>
			<Contracts scene={scene} />
			<LastTrick scene={scene} onLook={look} />
			{view.rounds.map((round) => (
				<RoundPicture key={round.round} scene={scene} round={round} />
			))}
			<Legend />
			{looked && <Large code={looked} onClose={() => look(null)} />}
		</Result>
	);
}

/** A sentence about who won. */
export function endLine({ view, people }: Scene<View>): string {
	const winners = view.winners ?? [];
	const won = view.seat !== null && winners.includes(view.seat);
	const names = winners.map((seat) => people[seat]?.name ?? "");
	const key = won ? "dualis-you-won" : winners.length > 1 && view.mode === "iso" ? "dualis-shared" : "dualis-they-won";
	return t(key, { names: names.join(" & ") });
}

/** A round in one line: who took it, and the score of every side. */
export function roundLine({ view, people }: Scene<View>, round: Round): string {
	const side = round.winner === null ? undefined : view.sides[round.winner];
	const scores = view.sides
		.map((each, i) => `${sideName(view, people, each)} ${signed(round.scores[i] ?? 0)}`)
		.join(", ");
	if (!side) return `${t("dualis-round-over", { round: round.round })}: ${scores}`;
	return `${t("dualis-round", { round: round.round })}: ${wonLine(view, people, side)}. ${scores}`;
}

export function finalLine({ view, people }: Scene<View>): string {
	const value = (i: number) =>
		view.mode === "iso" ? signed(view.sides[i]?.total ?? 0) : String(view.sides[i]?.won ?? 0);
	const first = view.seat === null ? 0 : sideOf(view.sides, view.seat);
	const order = [...view.sides.keys()].sort((a, b) => Number(b === first) - Number(a === first));
	const parts = order.map((i) => {
		const side = view.sides[i];
		return side ? `${sideName(view, people, side)} ${value(i)}` : "";
	});
	return t(view.mode === "iso" ? "dualis-final-totals" : "dualis-final-rounds", { parts: parts.join(" · ") });
}
