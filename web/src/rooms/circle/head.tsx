// The head of a circle's room: its people as dragons behind the table, on whose front lie place cards and the link.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { CircleInfo, CirclePlace } from "../../protocol";
import { dragon } from "../../ui/dragon";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { tradeOf } from "../../ui/trades";
import { circleLink } from "./address";
import { circleName, stateOf } from "./words";

/** How many stand behind the table; the others are named on their cards. */
const STAND = 6;

interface HeadProps {
	info: CircleInfo;
	user: string | null;
}
export function Head({ info, user }: HeadProps): JSX.Element {
	return (
		<header class="cr-head">
			<div class="cr-wall">
				<div class="wrap">
					<div class="cr-title">
						<h1 class="display">{circleName(info)}</h1>
						<p>
							{info.games > 0 ? t("circle-history", { evenings: info.evenings, games: info.games }) : t("circle-new")}
						</p>
					</div>
					<div class="cr-crew" aria-hidden="true">
						{info.people.slice(0, STAND).map((each) => (
							<Drawing
								key={each.user}
								class={each.state === "away" ? "cr-asleep" : ""}
								svg={dragon({
									type: tradeOf(each.face),
									pose: "peek",
									mood: each.state === "away" ? "asleep" : each.user === user ? "happy" : "calm",
								})}
							/>
						))}
					</div>
				</div>
			</div>
			<div class="cr-front">
				<div class="wrap">
					<LinkSlip id={info.id} />
					<ul class="cr-cards" data-testid="circle-people">
						{info.people.map((each, seat) => (
							<PlaceCard key={each.user} place={each} seat={seat} you={each.user === user} known={info.you} />
						))}
					</ul>
				</div>
			</div>
		</header>
	);
}

interface CardProps {
	place: CirclePlace;
	seat: number;
	you: boolean;
	known: boolean;
}
const PlaceCard = ({ place, seat, you, known }: CardProps): JSX.Element => (
	<li style={`--who:var(--seat-${seat % 5})`} data-state={place.state} data-testid={`place-${place.name}`}>
		<b>{place.name}</b>
		{known && (
			<span>
				<Icon name={{ here: "check", phone: "device", away: "moon" }[place.state]} size="s" />{" "}
				{you ? t("circle-you-here") : stateOf(place)}
			</span>
		)}
	</li>
);

/** The link for good, shown whole, and copied with one press. */
export function LinkSlip({ id }: { id: string }): JSX.Element {
	const [copied, setCopied] = useState(false);
	const link = circleLink(id);
	const copy = async () => {
		await navigator.clipboard?.writeText(link).catch(() => undefined); // it can still be read
		setCopied(true);
		setTimeout(() => setCopied(false), 2500);
	};
	return (
		<div class="cr-link">
			<span>
				<b data-testid="circle-link">{link.replace(/^https?:\/\//, "")}</b>
				<small>{t("circle-link-what")}</small>
			</span>
			<button type="button" class="btn btn--s btn--quiet" data-testid="circle-copy" onClick={() => void copy()}>
				<Icon name={copied ? "check" : "link"} size="s" /> {t(copied ? "circle-copied" : "circle-copy")}
			</button>
		</div>
	);
}
