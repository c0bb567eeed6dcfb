// The circle's own deal of the day, on its shelf: one try each, and everybody's results.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { circles } from "../../net/circles";
import { asMe } from "../../person/me";
import type { CircleDeal, CircleInfo } from "../../protocol";
import { follow, go } from "../../state/route";
import { titleName } from "../../table/people";
import { Face } from "../../ui/dragons";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { DealRows, dealText } from "../circle/deal-rows";
import { Back } from "../circle/shelf";
import { timeOf } from "../circle/words";

export function Deals({ info }: { info: CircleInfo }): JSX.Element | null {
	const [today, before] = info.deals;
	if (!today) return null;
	return (
		<section class="cr-shelf" aria-labelledby="cr-deal">
			<h2 class="sec" id="cr-deal">
				{t("circle-deal")} <small>{t("circle-deal-what")}</small>
			</h2>
			<ul data-testid="circle-deals">
				<Today info={info} deal={today} />
				{before && <Before deal={before} />}
			</ul>
		</section>
	);
}

function Today({ info, deal }: { info: CircleInfo; deal: CircleDeal }): JSX.Element {
	const [wrong, setWrong] = useState("");
	const own = deal.rows.find(({ you }) => you);
	const play = () =>
		void asMe(() => circles.playDeal(info.id)).then(
			({ id }) => go(id),
			(failure) => setWrong(failureText(failure)),
		);
	return (
		<li class="cr-game cr-deal" data-title={deal.title} data-testid="circle-deal">
			<Back title={deal.title} />
			<div>
				<small>{t("circle-deal-until", { time: timeOf(deal.until) })}</small>
				<b>{titleName(deal.title)}</b>
				<span role={wrong ? "alert" : undefined}>{wrong || dealText(info, deal)}</span>
			</div>
			<span class="faces">
				{deal.rows.slice(0, 6).map(({ user, face }, seat) => (
					<Face key={user} seat={seat % 5} face={face} width={26} />
				))}
			</span>
			{own ? (
				deal.table && (
					<a class="btn btn--s btn--quiet" href={`/review/${deal.table}`} onClick={follow}>
						{t("review-game")}
					</a>
				)
			) : (
				<button type="button" class="btn btn--s btn--quiet" data-testid="circle-deal-play" onClick={play}>
					{t(deal.table ? "circle-deal-go-on" : "circle-deal-play")}
				</button>
			)}
			{deal.rows.length > 0 && <DealRows deal={deal} />}
		</li>
	);
}

/** Yesterday's deal is no secret any more: whoever likes looks at how the others played it. */
function Before({ deal }: { deal: CircleDeal }): JSX.Element {
	return (
		<li class="cr-deal-before">
			<details>
				<summary>
					<Icon name="calendar" size="s" /> {t("circle-deal-before", { title: titleName(deal.title) })}
				</summary>
				<DealRows deal={deal} />
			</details>
		</li>
	);
}
