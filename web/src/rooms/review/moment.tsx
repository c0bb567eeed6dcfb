// The moment in words: who moved, what happened, and the state of the turn.
import type { JSX } from "preact";
import type { Person } from "../../board/scene";
import type { Line } from "../../table/layout";
import { spoken } from "../../table/story/story";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";
import { heardBy, type Told } from "./past";

/** The lines about what happened at a moment, oldest first. */
export function linesAt(lines: Line[], told: Told, at: number): Line[] {
	const from = at > told.review.first ? heardBy(told, at - 1) : 0;
	const to = heardBy(told, at);
	return lines.filter((line) => line.at !== undefined && line.at >= from && line.at < to);
}

/** The whole story with the line of a moment marked, like the newest line at a table. */
export function markedAt(lines: Line[], told: Told, at: number): Line[] {
	const heard = heardBy(told, at);
	const now = lines.findLast((line) => !line.heading && line.at !== undefined && line.at < heard);
	return lines.map((line) => ({ ...line, last: line === now }));
}

/** What happened at a moment, in sentences; the last thing before it if nothing was heard then, or if
 * only a part of the game is told and all that came before was heard at once. */
export function happenedAt(lines: Line[], told: Told, at: number, people: Person[]): string[] {
	const { first } = told.review;
	const here = at > first || !first ? linesAt(lines, told, at) : [];
	const latest = markedAt(lines, told, at).filter(({ last }) => last);
	return (here.length ? here : latest).map((line) => spoken(line, people));
}

export interface MomentProps {
	lines: Line[];
	told: Told;
	at: number;
	people: Person[];
	subtitle: string;
}
export function Moment({ lines, told, at, people, subtitle }: MomentProps): JSX.Element {
	const [head, ...rest] = happenedAt(lines, told, at, people);
	const mover = people[told.review.movers[at - 1] ?? -1];
	return (
		<div class="rv-moment" aria-live="polite">
			<p class="rv-k">
				{mover && <Face seat={mover.seat} face={mover.face} width={26} />}
				<span>{[mover?.name, subtitle].filter(Boolean).join(" · ")}</span>
			</p>
			<h2 class="display">{head ?? t("review-deal")}</h2>
			{rest.slice(0, 4).map((line, i) => (
				<p key={i}>{line}</p>
			))}
		</div>
	);
}
