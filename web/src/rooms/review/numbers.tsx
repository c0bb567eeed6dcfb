// The numbers of a game: the title's measures over time, and for the reader's own games a comparison with earlier ones.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Person } from "../../board/scene";
import { reviews } from "../../net/reviews";
import { me } from "../../person/me";
import type { TableInfo, View } from "../../protocol";
import { useStore } from "../../state/store";
import type { Measure } from "../../table/title";
import { t } from "../../ui/locales";
import { Chart, type Series } from "./chart";
import { measuresOf } from "./measures";
import type { Rewind } from "./rewind";

const BEFORE = 8; // games in an average

interface NumbersProps {
	rewind: Rewind;
	info: TableInfo;
	people: Person[];
	onGo(moment: number): void;
}
export function Numbers({ rewind, info, people, onGo }: NumbersProps): JSX.Element {
	const { at, eyes } = useStore(rewind.store);
	const seat = eyes === "watch" ? 0 : eyes;
	const [measures, setMeasures] = useState<Measure[]>([]);
	const [views, setViews] = useState<View[] | null>(null);
	useEffect(() => {
		void measuresOf(info.title).then(setMeasures);
	}, [info.title]);
	useEffect(() => {
		let left = false;
		const moments = Array.from({ length: rewind.last - rewind.first + 1 }, (_, k) => rewind.first + k);
		const all = moments.map(async (moment) => (await rewind.past.at(eyes, moment)).view);
		Promise.all(all).then(
			(found) => left || setViews(found),
			() => undefined,
		);
		return () => {
			left = true;
		};
	}, [rewind, eyes]);
	if (!views) return <p class="rv-note rv-pad">{t("opening")}</p>;
	const moments = views.map((_, k) => rewind.first + k);
	return (
		<div class="rv-numbers" data-testid="numbers">
			{info.status === "over" && <Compared info={info} measures={measures} view={views.at(-1)} />}
			{measures.map((measure) => (
				<Chart
					key={measure.key}
					title={t(measure.key, { name: people[seat]?.name ?? "" })}
					series={seriesOf(measure, views, seat, people)}
					moments={moments}
					at={at}
					stacked={measure.stacked ?? false}
					onGo={onGo}
				/>
			))}
		</div>
	);
}

export function seriesOf(measure: Measure, views: View[], eyes: number, people: Person[]): Series[] {
	const each = views.map((view) => measure.of(view, eyes));
	return (each.at(-1) ?? []).map(({ seat, name, side = [seat] }, k) => ({
		name: name ?? side.map((one) => people[one]?.name ?? "").join(", "),
		seat,
		points: each.map((values) => values[k]?.value ?? 0),
	}));
}

export interface Row {
	key: string;
	here: number;
	average: number;
}
/** A seat's final values, against the reader's average in other games, each seen from the reader's own seat. */
export function compared(measures: Measure[], view: View, seat: number, before: View[]): Row[] {
	return measures.flatMap((measure) => {
		if (!measure.compared) return [];
		const worth = (of: View, own: number) =>
			measure.of(of, own).find((value) => (value.side ?? [value.seat]).includes(own))?.value ?? 0;
		const sum = before.reduce((all, each) => all + worth(each, each.seat ?? 0), 0);
		return [{ key: measure.key, here: worth(view, seat), average: sum / before.length }];
	});
}

/** The reader's values in this game, against the average of earlier games. */
function Compared({
	info,
	measures,
	view,
}: {
	info: TableInfo;
	measures: Measure[];
	view: View | undefined;
}): JSX.Element | null {
	const { user } = useStore(me);
	const own = info.chairs.find((chair) => chair.kind === "person" && user !== null && chair.user === user)?.seat;
	const [before, setBefore] = useState<View[]>([]);
	useEffect(() => {
		if (own === undefined) return;
		let left = false;
		void lastViews(info).then(
			(found) => left || setBefore(found),
			() => undefined,
		);
		return () => {
			left = true;
		};
	}, [info.id, own]);
	if (own === undefined || !view || !before.length) return null;
	const rows = compared(measures, view, own, before);
	return (
		<table class="rv-compared" data-testid="compared">
			<caption>{t("review-average", { games: before.length })}</caption>
			<thead>
				<tr>
					<th />
					<th scope="col">{t("review-here")}</th>
					<th scope="col">{t("review-usual")}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, here, average }) => (
					<tr key={key}>
						<th scope="row">{t(key, { name: "" })}</th>
						<td>{here}</td>
						<td>{Math.round(average * 10) / 10}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The final views of the reader's last games of this title with as many seats, seen from the reader's own seat. */
async function lastViews(info: TableInfo): Promise<View[]> {
	const { mine } = await reviews.games();
	const like = mine.filter(
		(game) =>
			game.id !== info.id &&
			game.title === info.title &&
			game.seats === info.seats &&
			game.you !== null &&
			!game.forked,
	);
	const ends = like.slice(0, BEFORE).map(async ({ id, you, seq }) => {
		const told = await reviews.story(id, you ?? "watch");
		const { updates } = await reviews.moments(id, you ?? "watch", Math.min(seq, told.moments - 1));
		return updates.at(-1)?.view;
	});
	return (await Promise.all(ends)).filter((view): view is View => view !== undefined);
}
