// How a game changed the ratings of its players, below its result.
import "./rated.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ratings } from "../../../net/ratings";
import type { RatedSeat, TableInfo } from "../../../protocol";
import { peopleOf } from "../../../table/people";
import { signed, t } from "../../../ui/locales";

export function RatedChanges({ info }: { info: TableInfo }): JSX.Element | null {
	const [seats, setSeats] = useState<RatedSeat[] | null>(null);
	useEffect(() => {
		ratings.ofTable(info.id).then(setSeats, () => setSeats(null)); // the result itself is shown above
	}, [info.id]);
	if (!seats) return null;
	if (!seats.length) return <p class="rated-seats quiet">{t("rated-casual")}</p>;
	const people = peopleOf(info);
	return (
		<ul class="rated-seats" aria-label={t("rated-heading")} data-testid="rated">
			{seats.map(({ seat, before, after, weight }) => {
				const by = after.rating - before.rating;
				const name = people[seat]?.name ?? "";
				return (
					<li key={seat} class={people[seat]?.you ? "rated-you" : ""}>
						<b>{name}</b>
						<span
							role="img"
							aria-label={t("rated-change", {
								name,
								before: String(before.rating),
								after: String(after.rating),
								margin: String(after.margin),
							})}
						>
							{before.rating} → <strong>{after.rating}</strong> <small>± {after.margin}</small>
						</span>
						<em class={by < 0 ? "rated-down" : "rated-up"}>{signed(by)}</em>
						{weight < 100 && <small title={t("ladder-rules")}>{t("rated-weight", { weight })}</small>}
					</li>
				);
			})}
		</ul>
	);
}
