// The shelf of a circle: its games that go on or wait, and those that are over, with their scores.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { CircleInfo, TableInfo } from "../../protocol";
import { follow, pathOf } from "../../state/route";
import { peopleOf, titleName } from "../../table/people";
import { Face } from "../../ui/dragons";
import { Drawing } from "../../ui/icon";
import { t } from "../../ui/locales";
import { dayOf, listed } from "./words";

export function Shelf({ info }: { info: CircleInfo }): JSX.Element | null {
	if (!info.shelf.length) return null;
	return (
		<section class="cr-shelf" aria-labelledby="cr-shelf">
			<h2 class="sec" id="cr-shelf">
				{t("circle-shelf")}
			</h2>
			<ul data-testid="circle-shelf">
				{info.shelf.map((game) => (
					<Game key={game.id} game={game} />
				))}
			</ul>
		</section>
	);
}

/** What there is to say about a game: who is to play, or who has won and by how much. */
export function gameText(game: TableInfo): string {
	const people = peopleOf(game);
	if (game.status === "open") return t("circle-game-open", { names: namesOf(game) });
	if (game.status === "running") {
		if (game.you !== null && game.waiting.includes(game.you)) return t("circle-game-yours");
		const names = game.waiting.flatMap((seat) => people[seat]?.name ?? []);
		return names.length ? t("circle-game-theirs", { names: listed(names) }) : t("circle-game-runs");
	}
	const winners = (game.winners ?? []).flatMap((seat) => people[seat]?.name ?? []);
	if (!winners.length) return t("circle-game-ended");
	const scores = game.scores
		? [...game.scores]
				.sort((a, b) => b - a)
				.map((score) => String(score).replace("-", "−"))
				.join(" : ")
		: "";
	return t("circle-game-won", { names: listed(winners), count: winners.length, scores, scored: scores ? "yes" : "no" });
}

/** What one does at a game that is not over, when it is not one's turn. */
function wayIn({ you, status, chairs }: TableInfo): string {
	if (you !== null) return "circle-evening-open";
	return status === "open" && chairs.some(({ kind }) => kind === "free") ? "circle-sit-down" : "circle-look";
}

const namesOf = (game: TableInfo): string =>
	listed(
		peopleOf(game)
			.filter(({ kind }) => kind !== "free")
			.map(({ name }) => name),
	);

function Game({ game }: { game: TableInfo }): JSX.Element {
	const yours = game.status === "running" && game.you !== null && game.waiting.includes(game.you);
	const over = game.status === "over";
	return (
		<li class={yours ? "cr-game cr-yours" : "cr-game"} data-title={game.title} data-status={game.status}>
			<Back title={game.title} />
			<div>
				<small>{dayOf(game.created)}</small>
				<b>{titleName(game.title)}</b>
				<span>{gameText(game)}</span>
			</div>
			<span class="faces">
				{game.chairs
					.filter(({ kind }) => kind === "person")
					.map((chair) => (
						<Face key={chair.seat} seat={chair.seat % 5} face={chair.face} width={26} />
					))}
			</span>
			<a
				class={yours ? "btn btn--s btn--go" : "btn btn--s btn--quiet"}
				href={over ? `/review/${game.id}` : pathOf(game.id)}
				onClick={follow}
			>
				{t(over ? "review-game" : yours ? "your-turn" : wayIn(game))}
			</a>
		</li>
	);
}

/** The back of a title's cards, once its picture has come. */
export function Back({ title }: { title: string }): JSX.Element {
	const [svg, draw] = useState("");
	useEffect(() => {
		void import("../../games/backs").then(({ cardBack }) => draw(cardBack(title))).catch(() => undefined); // a luxury
	}, [title]);
	return <Drawing class="mini" svg={svg} />;
}
