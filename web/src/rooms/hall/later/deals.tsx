// Today's deals in the hall: one shuffle a day for everyone, one try each, and everybody's results.
import { onShelf } from "../../../games/titles";
import "./deals.css";
import "./icons";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { cardBack } from "../../../games/backs";
import { dayBefore, deals } from "../../../net/deals";
import { asMe, me } from "../../../person/me";
import type { Daily, DailyOffer, DailyResults } from "../../../protocol";
import { last } from "../../../state/last-title";
import { go } from "../../../state/route";
import { useStore } from "../../../state/store";
import { titleName } from "../../../table/people";
import { failureText } from "../../../ui/errors";
import { Drawing, Icon } from "../../../ui/icon";
import { signed, t, whole } from "../../../ui/locales";
import { Outcome } from "./deal-results";

const short = (title: string): string => whole(`deals-short-${title}`) ?? titleName(title);
/** In a solo game the score counts, against others the lead. */
export const pointsText = (offer: DailyOffer, points: number): string =>
	offer.seats > 1 ? signed(points) : String(points);

export function Deals(): JSX.Element | null {
	const { token } = useStore(me);
	const [daily, setDaily] = useState<Daily | null>(null);
	const [chosen, choose] = useState(last.get().title ?? "");
	const [wrong, setWrong] = useState("");
	const fail = (failure: unknown) => setWrong(failureText(failure));
	useEffect(() => {
		deals.today().then(setDaily, () => setDaily(null)); // the hall already shows that the server does not answer
	}, [token]);
	if (!daily?.deals.length) return null;
	const offers = onShelf(daily.deals, ({ title }) => title);
	const offer = daily.deals.find(({ title }) => title === chosen) ?? (offers[0] as DailyOffer);
	const play = () => asMe(() => deals.play(offer.title)).then(({ id }) => go(id), fail);
	const done = daily.deals.filter(({ you }) => you).length;
	return (
		<section class="deals" data-testid="deals">
			<h2 class="sec">
				{t("deals-title")} <small>{t("deals-what")}</small>
			</h2>
			<div class="deals-panel">
				<div class="deals-four">
					{offers.map((each) => (
						<Offer key={each.title} offer={each} on={each === offer} onChoose={() => choose(each.title)} />
					))}
					<div class="deals-streak">
						<Icon name="calendar" />
						<span>
							<b>{t("deals-streak", { days: daily.streak })}</b>
							{t("deals-done", { done, all: daily.deals.length })}
						</span>
					</div>
				</div>
				<Results key={offer.title} offer={offer} day={daily.day} wrong={wrong} onPlay={play} />
			</div>
		</section>
	);
}

function Offer({ offer, on, onChoose }: { offer: DailyOffer; on: boolean; onChoose(): void }): JSX.Element {
	const { title, you, table, played } = offer;
	return (
		<button
			type="button"
			class="deals-offer"
			aria-pressed={on}
			data-title={title}
			data-testid={`deal-${title}`}
			onClick={onChoose}
		>
			<Drawing class="mini mini--s" svg={cardBack(title)} />
			<span>
				<b>{short(title)}</b>
				<small>{whole(`deal-${title}`) ?? ""}</small>
			</span>
			{you && you.points === null ? (
				<small class="deals-open">{t("deals-conceded")}</small>
			) : you ? (
				<span class="deals-res">
					{pointsText(offer, you.points ?? 0)}
					<small>{t("deals-of", { rank: you.rank ?? 0, played })}</small>
				</span>
			) : (
				<small class="deals-open">{t(table ? "deals-under-way" : "deals-not-yet")}</small>
			)}
		</button>
	);
}

interface ResultsProps {
	offer: DailyOffer;
	day: string;
	wrong: string;
	onPlay(): void;
}
function Results({ offer, day, wrong, onPlay }: ResultsProps): JSX.Element {
	const [old, setOld] = useState(false);
	const [results, setResults] = useState<DailyResults | null>(null);
	useEffect(() => {
		let left = false;
		deals.results(offer.title, old ? dayBefore(day) : day).then(
			(found) => left || setResults(found),
			() => undefined, // the offers next to it stay
		);
		return () => {
			left = true;
		};
	}, [offer.title, old, day]);
	return (
		<div class="deals-result" data-title={offer.title}>
			<header>
				<b>{short(offer.title)}</b>
				<span>{results && t("deals-played", { played: results.played })}</span>
				<button type="button" class="more" data-testid="deals-other-day" onClick={() => setOld(!old)}>
					{t(old ? "deals-today" : "deals-yesterday")}
				</button>
			</header>
			{!offer.you && !old && (
				<div class="deals-try">
					<p>{t(offer.seats > 1 ? "deals-one-try" : "deals-alone")}</p>
					<button type="button" class="btn btn--title" data-testid="deal-play" onClick={onPlay}>
						{t(offer.table ? "deals-go-on" : "deals-play")}
					</button>
				</div>
			)}
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			{results && <Outcome results={results} offer={offer} />}
		</div>
	);
}
