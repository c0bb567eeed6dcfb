// The standings, with what decides between equals in words.
import type { JSX } from "preact";
import type { EventInfo } from "../../protocol";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";
import { half, seatOf, standText } from "./words";

const TIES = {
	robin: ["beaten", "met", "won", "first"],
	usual: ["met", "beaten", "won", "first"],
};

export function Standings({ event }: { event: EventInfo }): JSX.Element | null {
	if (!event.places.length) return null;
	if (event.status === "open") return <Come event={event} />;
	const done = event.boards.length - (event.settled ? 0 : 1);
	return (
		<>
			<section>
				<h2 class="sec">
					{t("event-standings")}{" "}
					{event.system !== "arena" && done > 0 && <small>{t("event-after-round", { round: done })}</small>}
				</h2>
				<ol class="ev-panel ev-standings" data-testid="event-standings">
					{event.places.map((place) => (
						<li key={place.user} class={place.you ? "ev-own" : ""}>
							<span class="ev-no">{place.rank}</span>
							<Face seat={seatOf(event, place.user)} face={place.face} width={32} />
							<span class="ev-who">
								<b>{place.you ? t("event-person", { name: place.name }) : place.name || t("event-gone")}</b>
								<small>{standText(event, place)}</small>
							</span>
							<span class="ev-points">
								<b>{half(place.points)}</b> <small>{t("event-points-word", { count: place.points })}</small>
							</span>
						</li>
					))}
				</ol>
			</section>
			<Ties event={event} />
		</>
	);
}

/** Before it begins: who is there. */
function Come({ event }: { event: EventInfo }): JSX.Element {
	return (
		<section class="ev-panel ev-padded">
			<h2 class="sec">
				{t("event-have-come")} <small>{event.places.length}</small>
			</h2>
			<ul class="ev-come" data-testid="event-come">
				{event.places.map((place) => (
					<li key={place.user}>
						<Face seat={seatOf(event, place.user)} face={place.face} width={28} />
						<span>
							{place.name} {place.you && <small>{t("event-you")}</small>}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

const Ties = ({ event }: { event: EventInfo }): JSX.Element => (
	<section class="ev-panel ev-padded ev-ties">
		<b>{t("event-ties")}</b>
		<ol>
			{TIES[event.system === "robin" ? "robin" : "usual"].map((each) => (
				<li key={each}>{t(`event-tie-${each}`)}</li>
			))}
		</ol>
		{event.fill && <p>{t("event-tie-bot")}</p>}
	</section>
);
