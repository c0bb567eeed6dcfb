// What the host of an evening can do: begin, wait, and take out who does not come.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { events } from "../../net/events";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import type { Acts } from "./mine";
import { peopleOf, roundText } from "./words";

const LEAST = 2;
const SOON = [5, 15];

/** The one thing that only the host can do now: begin the evening or its next round. */
export function Begin({ event, act }: Acts): JSX.Element | null {
	const { id, status, settled, boards, system, next } = event;
	const people = peopleOf(event).length;
	const between = status === "running" && settled && system !== "arena";
	if (people < LEAST || !(status === "open" || between)) return null;
	const wait = (minutes: number | null) => act(() => events.change(id, { wait: minutes }));
	return (
		<section class="ev-begin" data-testid="event-begin">
			<div class="ev-question">
				{status === "running" && <small>{roundText(event)}</small>}
				<b class="display">
					{t(status === "open" ? "event-begin-evening" : "event-begin-round", { round: boards.length + 1 })}
				</b>
				<p>{t("event-begin-what")}</p>
			</div>
			<div class="ev-acts">
				{next ? (
					<button type="button" class="btn btn--quiet" data-testid="event-wait" onClick={() => wait(null)}>
						{t("event-wait-with")}
					</button>
				) : (
					SOON.map((minutes) => (
						<button key={minutes} type="button" class="btn btn--quiet" onClick={() => wait(minutes)}>
							{t("event-in-minutes", { minutes })}
						</button>
					))
				)}
				<button
					type="button"
					class="btn btn--go"
					data-testid="event-round"
					onClick={() => act(() => events.nextRound(id))}
				>
					<Icon name="flame" /> {t("event-begin-now")}
				</button>
			</div>
		</section>
	);
}

export function Organiser({ event, act }: Acts): JSX.Element | null {
	const [out, setOut] = useState("");
	const people = peopleOf(event);
	if (event.status === "over" || !people.length) return null;
	const remove = () => {
		const name = people.find(({ user }) => user === out)?.name ?? "";
		if (!out || !confirm(t("event-remove-sure", { name }))) return;
		act(() => events.change(event.id, { remove: out }));
		setOut("");
	};
	return (
		<section class="ev-panel ev-padded ev-organiser" data-testid="event-organiser">
			<h2 class="sec">{t("event-you-run")}</h2>
			<p>{t("event-you-run-what")}</p>
			<label class="field">
				{t("event-remove-who")}
				<select
					class="ev-pick"
					value={out}
					data-testid="event-remove-who"
					onChange={({ currentTarget }) => setOut(currentTarget.value)}
				>
					<option value="">{t("event-remove-nobody")}</option>
					{people.map(({ user, name }) => (
						<option key={user} value={user}>
							{name}
						</option>
					))}
				</select>
			</label>
			<button type="button" class="btn btn--quiet btn--s" disabled={!out} data-testid="event-remove" onClick={remove}>
				{t("event-remove")}
			</button>
		</section>
	);
}
