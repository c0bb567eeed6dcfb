// The end of a try at the daily deal: rank, streak and week, everybody's results, and words to share that tell no card.
import "./daily.css";
import "../../hall/later/icons";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { deals } from "../../../net/deals";
import type { Daily, DailyResults, DailyRow, TableInfo } from "../../../protocol";
import { linkTo } from "../../../state/address";
import { settings } from "../../../state/settings";
import { titleName } from "../../../table/people";
import { Icon } from "../../../ui/icon";
import { signed, t } from "../../../ui/locales";
import { Bars } from "../../hall/later/deal-results";
import { dated } from "../../profile/dates";

const AGAIN = 1500;
const TRIES = 6;

interface Found {
	daily: Daily;
	results: DailyResults;
	own: DailyRow;
}

/** The results with one's own among them: they are written down a moment after the last move. */
function useResults({ id, title }: TableInfo, day: string): Found | null {
	const [found, setFound] = useState<Found | null>(null);
	useEffect(() => {
		let [tries, timer] = [0, 0];
		const look = async () => {
			const [daily, results] = await Promise.all([deals.today(), deals.results(title, day)]);
			const own = results.rows.find(({ you }) => you);
			if (own) setFound({ daily, results, own });
			else if (++tries < TRIES) timer = window.setTimeout(() => void look().catch(() => undefined), AGAIN);
		};
		look().catch(() => undefined); // the result itself is shown below
		return () => clearTimeout(timer);
	}, [id]);
	return found;
}

export function DailyEnd({ info, day }: { info: TableInfo; day: string }): JSX.Element {
	const found = useResults(info, day);
	if (!found) return <p class="daily-waits">{t("deals-end-waits")}</p>;
	const { daily, results, own } = found;
	if (own.points === null || own.rank === null) return <p class="daily-waits">{t("deals-end-given-up")}</p>;
	const unit = unitOf(info);
	return (
		<section class="daily-end" data-testid="daily-end">
			<div class="daily-told">
				<dl>
					<Stat figure={String(own.rank)} what={t("deals-end-rank", { played: results.played })} />
					<Stat figure={String(daily.streak)} what={t("deals-end-streak", { days: daily.streak })} />
					<Stat figure={pointsOf(info, own.points)} what={unit} />
				</dl>
				<Bars results={results} own={own} say={(points) => pointsOf(info, points)} />
				<p class="daily-week">
					{t("deals-end-week")}
					<span role="img" aria-label={t("deals-streak", { days: daily.streak })}>
						{daily.week.map((done, k) => (
							<i key={k} class={done ? "done" : ""}>
								{done && <Icon name="flame" size="s" />}
							</i>
						))}
					</span>
				</p>
				<p class="quiet">{t("deals-end-once")}</p>
			</div>
			<Share info={info} text={shareText(info, found, unit)} />
		</section>
	);
}

const Stat = ({ figure, what }: { figure: string; what: string }): JSX.Element => (
	<div>
		<dt>{what}</dt>
		<dd>{figure}</dd>
	</div>
);

const pointsOf = ({ seats }: TableInfo, points: number): string => (seats > 1 ? signed(points) : String(points));

/** What the points are: one's own of a game alone, else the lead over the best of the others. */
const unitOf = ({ seats }: TableInfo): string => t(seats > 1 ? "deals-end-against" : "deals-end-points");

function shareText(info: TableInfo, { daily, results, own }: Found, unit: string): string {
	const said = t("deals-end-share", {
		title: titleName(info.title),
		day: dated(`${results.day}T00:00:00Z`, { day: "numeric", month: "long", timeZone: "UTC" }),
		points: pointsOf(info, own.points ?? 0),
		unit,
		rank: own.rank ?? 0,
		played: results.played,
		streak: daily.streak,
	});
	return `${said}\n${linkTo(`/t/${info.id}`)}`;
}

function Share({ info, text }: { info: TableInfo; text: string }): JSX.Element {
	const [copied, setCopied] = useState(false);
	const copy = async () => {
		await navigator.clipboard?.writeText(text).catch(() => undefined); // it can still be read
		setCopied(true);
		setTimeout(() => setCopied(false), 2500);
	};
	const picture = `/api/tables/${info.id}/picture.png?lang=${settings.get().lang}`;
	return (
		<aside class="daily-share">
			<p data-testid="daily-text">{text}</p>
			<div>
				<button type="button" class="btn" data-testid="daily-copy" onClick={() => void copy()}>
					<Icon name={copied ? "check" : "link"} size="s" /> {t(copied ? "deals-end-copied" : "deals-end-copy")}
				</button>
				<a
					class="btn"
					href={picture}
					download={`emberhall-${info.title}-${info.daily}.png`}
					data-testid="daily-picture"
				>
					{t("deals-end-picture")}
				</a>
			</div>
		</aside>
	);
}
