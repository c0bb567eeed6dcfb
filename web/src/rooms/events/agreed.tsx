// What is agreed for an evening, for whoever wonders whether to take part: a sentence each.
import type { JSX } from "preact";
import type { EventInfo } from "../../protocol";
import { t } from "../../ui/locales";
import { clockLabel } from "../terms/agreed";

export function Agreed({ event }: { event: EventInfo }): JSX.Element {
	const { system, terms, fill, level, shared, pause } = event;
	const said = [
		t(`event-${system}-what`),
		terms.clock !== "none" && `${t("event-pick-clock", { chip: clockLabel(terms.clock) })}. ${t("event-clock-what")}`,
		fill && t("event-agreed-fill", { level: t(`bot-${level}`) }),
		system === "knockout" && t("event-agreed-knockout"),
		shared && t("event-shared-what"),
		system !== "arena" && (pause === null ? t("event-agreed-hand") : t("event-agreed-pause", { minutes: pause })),
	];
	return (
		<section>
			<h2 class="sec">{t("event-agreed")}</h2>
			<ul class="ev-panel ev-agreed">{said.map((each) => each && <li key={each}>{each}</li>)}</ul>
		</section>
	);
}
