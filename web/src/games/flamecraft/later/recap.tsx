// After the game: who won, and where everybody's reputation came from, as bars and as a table.
import type { JSX } from "preact";
import type { Scene } from "../../../board/scene";
import { Recap } from "../../../table/recaps/recap";
import { Face } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { listed, nameOf, type View } from "../table/cards";
import { bringsOf, Goals } from "../table/goals";

export function headline({ view, people }: Scene<View>): string {
	if (view.solo) return t("flamecraft-solo-end", { award: t("flamecraft-award", { award: view.solo.award }) });
	const winners = view.winners ?? [];
	if (winners.length > 1)
		return t("flamecraft-shared", { names: listed(winners.map((seat) => people[seat]?.name ?? "")) });
	if (view.seat !== null && winners.includes(view.seat)) return t("flamecraft-you-won");
	return t("flamecraft-they-won", { name: people[winners[0] ?? 0]?.name ?? "" });
}

export function Ending({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, people } = scene;
	return (
		<Recap
			class="fc-recap"
			heading={headline(scene)}
			end={{ people, winners: view.winners, final: view }}
			data-award={view.solo?.award ?? ""}
		>
			{view.solo && (
				<p class="fc-solo">
					{t("flamecraft-solo-marks")}{" "}
					{view.solo.unlocked.length > 0 &&
						t("flamecraft-solo-unlocked", { list: listed(view.solo.unlocked.map(nameOf)) })}{" "}
					{view.solo.unlocked.map(bringsOf).join(" ")}
				</p>
			)}
			<Sources scene={scene} />
			<Goals view={view} />
		</Recap>
	);
}

interface BarsProps {
	/** The sources that gave somebody something, with their places in every list. */
	used: { source: string; k: number }[];
	order: View["players"];
	people: Scene<View>["people"];
}
/** Everybody's reputation as a bar, by source; the table below says the same in figures. */
function Bars({ used, order, people }: BarsProps): JSX.Element {
	const most = Math.max(1, ...order.map(({ sources }) => sources.reduce((sum, n) => sum + Math.max(0, n), 0)));
	return (
		<div class="fc-bars" aria-hidden="true">
			{order.map(({ seat, sources, reputation }) => (
				<div key={seat} class="fc-bar">
					<span>{people[seat]?.name}</span>
					<div>
						{used.map(({ source, k }) => {
							const count = Math.max(0, sources[k] ?? 0);
							return (
								count > 0 && (
									<i
										key={source}
										class={`src src--${k}`}
										style={`width:${(count / most) * 100}%`}
										title={`${t("flamecraft-source", { source })}: ${count}`}
									>
										{count / most > 0.06 && count}
									</i>
								)
							);
						})}
					</div>
					<b>{reputation}</b>
				</div>
			))}
		</div>
	);
}

/** One bar per seat, a segment for every source; the numbers below. */
function Sources({ scene: { view, people } }: { scene: Scene<View> }): JSX.Element {
	const used = view.sources
		.map((source, k) => ({ source, k }))
		.filter(({ k }) => view.players.some((each) => each.sources[k]));
	const order = [...view.players].sort((a, b) => b.reputation - a.reputation);
	return (
		<figure class="fc-chart" data-testid="breakdown">
			<figcaption>
				<b>{t("flamecraft-breakdown")}</b>
			</figcaption>
			<Bars used={used} order={order} people={people} />
			<div class="fc-tablebox">
				<table style={`--n:${order.length}`}>
					<thead>
						<tr>
							<th scope="col">{t("flamecraft-from")}</th>
							{order.map(({ seat }) => (
								<th key={seat} scope="col">
									<span class="fc-col">
										<Face seat={seat} face={people[seat]?.face ?? ""} width={26} />
										<span>{people[seat]?.name}</span>
									</span>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{used.map(({ source, k }) => (
							<tr key={source}>
								<th scope="row">
									<i class={`src src--${k}`} /> {t("flamecraft-source", { source })}
								</th>
								{order.map(({ seat, sources }) => (
									<td key={seat}>{sources[k]}</td>
								))}
							</tr>
						))}
						<tr class="sum">
							<th scope="row">{t("flamecraft-sum")}</th>
							{order.map(({ seat, reputation }) => (
								<td key={seat} data-testid={`result-${seat}`}>
									{reputation}
								</td>
							))}
						</tr>
					</tbody>
				</table>
			</div>
			{order.some(({ scored }) => scored.length > 0) && (
				<ul class="fc-scoredlist">
					{order.map(
						({ seat, scored }) =>
							scored.length > 0 && (
								<li key={seat}>
									<b>{people[seat]?.name}</b> {listed(scored.map(nameOf))}
								</li>
							),
					)}
				</ul>
			)}
		</figure>
	);
}

/** There are no rounds: this is never shown, but every layout has one. */
export function Summary({ scene }: { scene: Scene<View> }): JSX.Element {
	return (
		<div class="recap fc-recap">
			<Sources scene={scene} />
		</div>
	);
}
