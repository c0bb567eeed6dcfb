// Evenings in the hall: one's own of the last days, and the way to set one up.
import "./evenings.css";
import type { JSX } from "preact";
import type { OwnEvent } from "../../../protocol";
import { follow } from "../../../state/route";
import { titleName } from "../../../table/people";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { useEvenings } from "../../strip/evenings";

function stateText({ name, status, people, round, rounds, system }: OwnEvent): string {
	if (status === "over") return t("event-strip-over", { name });
	if (status === "open") return t("event-strip-open", { name, people });
	return t(system === "arena" ? "event-strip-arena" : "event-strip-round", { name, round, rounds });
}

export function Evenings(): JSX.Element {
	const all = useEvenings() ?? [];
	return (
		<section class="s-evenings" data-testid="evenings">
			<h2 class="sec">{t("event-yours")}</h2>
			{all.length === 0 && <p>{t("event-none")}</p>}
			<ul>
				{all.map((each) => (
					<li key={each.id}>
						<a href={`/events/${each.id}`} data-title={each.title} onClick={follow}>
							<b>{stateText(each)}</b>
							<small>
								{titleName(each.title)} · {t(`event-${each.system}`)}
							</small>
						</a>
					</li>
				))}
			</ul>
			<a class="btn btn--quiet" href="/events" data-testid="new-evening" onClick={follow}>
				<Icon name="flame" /> {t("event-set-up")}
			</a>
		</section>
	);
}
