// The results of a circle's deal: in its room, and at the end of a try.
import "./deals.css";
import type { JSX } from "preact";
import type { CircleDeal, CircleInfo } from "../../protocol";
import { follow } from "../../state/route";
import { Face } from "../../ui/dragons";
import { signed, t } from "../../ui/locales";
import { listed } from "./words";

/** In a solo game the score counts, against others the lead. */
export const pointsText = ({ seats }: CircleDeal, points: number): string =>
	seats > 1 ? signed(points) : String(points);

/** Who has made what, and whether you still have your try. */
export function dealText(info: CircleInfo, deal: CircleDeal): string {
	const best = deal.rows.filter(({ rank }) => rank === 1);
	const points = best[0]?.points;
	const played = t("circle-deal-played", { count: deal.rows.length, all: info.people.length });
	const you = deal.rows.some((row) => row.you) ? "" : t("circle-deal-not-you");
	const lead =
		points == null
			? ""
			: t("circle-deal-leads", { names: listed(best.map(({ name }) => name)), points: pointsText(deal, points) });
	return [lead || played, you].filter(Boolean).join(" ");
}

interface RowsProps {
	deal: CircleDeal;
	/** Whoever of them has not played is listed, too. */
	people?: CircleInfo["people"];
}
export const DealRows = ({ deal, people = [] }: RowsProps): JSX.Element => (
	<ol class="cr-deal-rows" data-testid="circle-deal-rows">
		{deal.rows.map((row, nth) => (
			<li key={row.user} class={row.you ? "cr-deal-you" : ""}>
				<b>{row.rank ?? "–"}</b>
				<Face seat={nth % 5} face={row.face} width={24} />
				<span class="cr-deal-who">{row.name}</span>
				{row.table && !row.you && (
					<a class="more" href={`/review/${row.table}`} onClick={follow}>
						{t("circle-deal-look")}
					</a>
				)}
				<em>{row.points === null ? t("circle-deal-given-up") : pointsText(deal, row.points)}</em>
				<small>{row.points === null ? "" : clock(row.seconds)}</small>
			</li>
		))}
		{people
			.filter(({ user }) => !deal.rows.some((row) => row.user === user))
			.map(({ user, name, face }) => (
				<li key={user}>
					<b />
					<Face seat={4} face={face} width={24} />
					<span class="cr-deal-who">
						{name} <small>{t("circle-deal-waits")}</small>
					</span>
				</li>
			))}
	</ol>
);

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
