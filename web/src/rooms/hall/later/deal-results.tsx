// The results of a day's deal: their distribution, and the ranking.
import type { JSX } from "preact";
import type { DailyCount, DailyOffer, DailyResults, DailyRow } from "../../../protocol";
import { go } from "../../../state/route";
import { Face } from "../../../ui/dragons";
import { t } from "../../../ui/locales";
import { pointsText } from "./deals";

const BARS = 19;
const SEATS = 5;

/** A histogram: how many results fall into each of some equal steps between the lowest and the highest. */
export function spreadOf(spread: DailyCount[], bars = BARS): { low: number; high: number; counts: number[] } {
	const low = Math.min(...spread.map(({ points }) => points));
	const high = Math.max(...spread.map(({ points }) => points));
	const steps = Math.min(bars, high - low + 1);
	const counts = Array.from({ length: steps }, () => 0);
	for (const { points, count } of spread) {
		const step = stepOf(points, low, high, steps);
		counts[step] = (counts[step] ?? 0) + count;
	}
	return { low, high, counts };
}
const stepOf = (value: number, low: number, high: number, steps: number): number =>
	high === low ? 0 : Math.min(steps - 1, Math.floor(((value - low) / (high - low + 1)) * steps));

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

interface BarsProps {
	results: DailyResults;
	own: DailyRow | undefined;
	say(points: number): string;
}
/** Everybody's results as bars, with one's own marked; nothing for a single one. */
export function Bars({ results: { spread }, own, say }: BarsProps): JSX.Element | null {
	if (spread.reduce((sum, { count }) => sum + count, 0) < 2) return null;
	const { low, high, counts } = spreadOf(spread);
	const at = own && own.points !== null ? stepOf(own.points, low, high, counts.length) : -1;
	const most = Math.max(...counts);
	return (
		<div class="deals-spread" role="img" aria-label={t("deals-spread")}>
			<div>
				{counts.map((count, i) => (
					<i
						key={low + i}
						class={i === at ? "deals-you" : ""}
						style={`height:${(count / most) * 100}%`}
						data-you={i === at ? t("deals-you", { points: say(own?.points ?? 0) }) : undefined}
					/>
				))}
			</div>
			<span>{say(low)}</span>
			<span>{say(high)}</span>
		</div>
	);
}

export function Outcome({ results, offer }: { results: DailyResults; offer: DailyOffer }): JSX.Element {
	const { rows } = results;
	if (!rows.length) return <p class="deals-none">{t("deals-none")}</p>;
	const friends = rows.some(({ friend }) => friend) ? rows.filter(({ friend, you }) => friend || you).length : 0;
	const mine = rows.find(({ you }) => you);
	return (
		<>
			<Bars results={results} own={mine} say={(points) => pointsText(offer, points)} />
			<table class="deals-rank">
				<thead>
					<tr>
						<th>#</th>
						<th>{t("deals-who")}</th>
						<th>{t("deals-points")}</th>
						<th>{t("deals-time")}</th>
					</tr>
				</thead>
				<tbody>
					{rows.slice(0, 12).map((row, nth) => (
						<tr
							key={row.user}
							class={`${row.you ? "deals-own" : ""} ${nth === friends - 1 ? "deals-near" : ""}`}
							data-testid="deal-row"
						>
							<td>{row.rank ?? "–"}</td>
							<td>
								<span class="deals-who">
									<Face seat={nth % SEATS} face={row.face} width={24} />
									<span>{row.you ? t("deals-person", { name: row.name }) : row.name}</span>
									{row.friend && <span class="tag">{t("deals-friend")}</span>}
									{row.table && (
										<button type="button" class="more" onClick={() => go(row.table)}>
											{t("deals-look")}
										</button>
									)}
								</span>
							</td>
							<td>{row.points === null ? <small>{t("deals-conceded")}</small> : pointsText(offer, row.points)}</td>
							<td>{row.points === null ? "–" : clock(row.seconds)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	);
}
