// The evenings that were set up for a table of friends, on its shelf until they are over.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { events } from "../../net/events";
import type { CircleInfo, EventInfo } from "../../protocol";
import { follow } from "../../state/route";
import { titleName } from "../../table/people";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";
import { Back } from "../circle/shelf";

/** So many, the latest first: as far as the talk goes back. */
const SHOWN = 3;

export function Evenings({ info }: { info: CircleInfo }): JSX.Element | null {
	const ids = info.lines.flatMap(({ kind, text, table }) => (kind === "event" && text === "evening" ? [table] : []));
	const latest = ids.slice(-SHOWN).reverse();
	const [all, setAll] = useState<EventInfo[]>([]);
	useEffect(() => {
		void Promise.allSettled(latest.map((id) => events.look(id))).then((asked) =>
			setAll(asked.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []))),
		);
	}, [latest.join(), info.revision]);
	const on = all.filter(({ status }) => status !== "over");
	if (!on.length) return null;
	return (
		<section class="cr-shelf" aria-labelledby="cr-evenings">
			<h2 class="sec" id="cr-evenings">
				{t("circle-evenings")}
			</h2>
			<ul data-testid="circle-evenings">
				{on.map((event) => (
					<Evening key={event.id} event={event} />
				))}
			</ul>
		</section>
	);
}

function Evening({ event }: { event: EventInfo }): JSX.Element {
	const people = event.places.filter(({ bot, left }) => !(bot || left));
	return (
		<li class="cr-game cr-evening" data-title={event.title}>
			<Back title={event.title} />
			<div>
				<b>{event.name}</b>
				<span>
					{t("circle-evening-what", { title: titleName(event.title), status: event.status, count: people.length })}
				</span>
			</div>
			<span class="faces">
				{people.slice(0, 6).map(({ user, face }, seat) => (
					<Face key={user} seat={seat % 5} face={face} width={26} />
				))}
			</span>
			<a class="btn btn--s btn--quiet" href={`/events/${event.id}`} data-testid="circle-to-evening" onClick={follow}>
				{t("circle-evening-open")}
			</a>
		</li>
	);
}
