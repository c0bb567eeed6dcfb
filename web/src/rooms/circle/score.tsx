// The score of a circle: a row for each person, a column for each evening, one mark for every game won.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { CircleCount, CircleInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { titleName } from "../../table/people";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { listed } from "./words";

const sum = (counts: CircleCount[]): number => counts.reduce((all, { won }) => all + won, 0);

/** Games won by somebody on an evening; 0 is all of them. */
export const wonOf = (info: CircleInfo, user: string, title: string, evening = 0): number =>
	sum(info.scores.filter((each) => each.user === user && each.evening === evening && (!title || each.title === title)));

/** Who leads, in a sentence. */
export function leaderText(info: CircleInfo, title: string): string {
	const won = info.people.map(({ user, name }) => ({ name, won: wonOf(info, user, title) }));
	const most = Math.max(...won.map((each) => each.won));
	const first = won.filter((each) => each.won === most);
	if (!most) return t("circle-nobody-won");
	const names = listed(first.map(({ name }) => name));
	const next = Math.max(0, ...won.filter((each) => each.won < most).map((each) => each.won));
	return first.length > 1 ? t("circle-level", { names, won: most }) : t("circle-leads", { names, by: most - next });
}

export function Score({ info }: { info: CircleInfo }): JSX.Element | null {
	const [title, choose] = useState("");
	if (!info.scores.length) return null;
	const titles = [...new Set(info.scores.map((each) => each.title))];
	const evenings = [...new Set(info.scores.map(({ evening }) => evening))].filter(Boolean).sort((a, b) => a - b);
	return (
		<section class="cr-score" aria-labelledby="cr-score">
			<h2 class="sec" id="cr-score">
				{t("circle-score")}
			</h2>
			<div class="cr-panel">
				{titles.length > 1 && (
					<div class="cr-switch" role="group" aria-label={t("circle-score-of")}>
						{["", ...titles].map((each) => (
							<button type="button" key={each} aria-pressed={each === title} onClick={() => choose(each)}>
								{each ? titleName(each) : t("circle-all-titles")}
							</button>
						))}
					</div>
				)}
				<table data-testid="circle-score">
					<tbody>
						{info.people.map(({ user, name, face }, seat) => (
							<tr key={user}>
								<th scope="row">
									<span>
										<Face seat={seat % 5} face={face} width={28} /> {name}
									</span>
								</th>
								{evenings.map((evening) => (
									<Evening key={evening} info={info} user={user} title={title} evening={evening} seat={seat % 5} />
								))}
								<td class="cr-sum">{wonOf(info, user, title)}</td>
							</tr>
						))}
						<tr class="cr-dates">
							<th scope="row">{t("circle-games-won")}</th>
							{evenings.map((evening) => (
								<td key={evening}>{dateOf(info, evening)}</td>
							))}
							<td />
						</tr>
					</tbody>
				</table>
				<p>{leaderText(info, title)}</p>
			</div>
		</section>
	);
}

interface EveningProps {
	info: CircleInfo;
	user: string;
	title: string;
	evening: number;
	seat: number;
}
function Evening({ info, user, title, evening, seat }: EveningProps): JSX.Element {
	const won = wonOf(info, user, title, evening);
	const best =
		won > 0 && info.people.every((each) => each.user === user || wonOf(info, each.user, title, evening) < won);
	return (
		<td aria-label={t("circle-won-count", { won })} style={`--who:var(--seat-${seat})`}>
			<span class="cr-pips" aria-hidden="true">
				{best && <Icon name="crown" size="s" />}
				{won > 4 ? <b>{won}</b> : Array.from({ length: won }, (_, i) => <i key={i} />)}
				{!won && <u />}
			</span>
		</td>
	);
}

function dateOf({ scores }: CircleInfo, evening: number): string {
	const at = scores.find((each) => each.evening === evening)?.at;
	return at ? new Date(at).toLocaleDateString(settings.get().lang, { day: "numeric", month: "short" }) : "";
}
