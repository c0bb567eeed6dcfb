// The form for a new event.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { SHELF, titleOf } from "../../games/titles";
import { events } from "../../net/events";
import { asMe } from "../../person/me";
import type { NewEvent, TitleInfo } from "../../protocol";
import { last } from "../../state/last-title";
import { goTo } from "../../state/route";
import { titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Chips } from "../../ui/sheets/chips";

const MOST = 9;
/** An evening is mostly played in pairs. */
const DUEL = SHELF.find((name) => titleOf(name)?.seats === 2) ?? "";

export function NewEventForm({ titles }: { titles: TitleInfo[] }): JSX.Element {
	const [name, setName] = useState(t("event-name-usual"));
	const [title, setTitle] = useState(last.get().title || DUEL);
	const [system, setSystem] = useState<"swiss" | "robin">("swiss");
	const [rounds, setRounds] = useState(3);
	const [shared, setShared] = useState(false);
	const [wrong, setWrong] = useState("");
	const create = (submitted: SubmitEvent) => {
		submitted.preventDefault();
		const wish = { name: name.trim() || t("event-name-usual"), title, system, rounds, shared } as NewEvent;
		asMe(() => events.create(wish)).then(
			({ id }) => goTo(`/events/${id}`),
			(failure) => setWrong(failureText(failure)),
		);
	};
	return (
		<form class="event-panel event-new" onSubmit={create}>
			<h1 class="display">{t("event-new")}</h1>
			<p>{t("event-new-what")}</p>
			<label class="field">
				{t("event-name")}
				<input
					class="text"
					maxLength={60}
					value={name}
					data-testid="event-name"
					onInput={(event) => setName(event.currentTarget.value)}
				/>
			</label>
			<label class="field">
				{t("event-game")}
				<select
					class="which-game"
					value={title}
					data-testid="event-title"
					onChange={(event) => setTitle(event.currentTarget.value)}
				>
					{titles.map((each) => (
						<option key={each.name} value={each.name}>
							{titleName(each.name)}
						</option>
					))}
				</select>
			</label>
			<div class="sentences">
				<Chips<"swiss" | "robin">
					sentence="event-system"
					choices={(["swiss", "robin"] as const).map((value) => ({ value, label: t(`event-${value}`) }))}
					value={system}
					onChange={(value) => setSystem(value)}
					testid="event-system"
				/>
				<Chips<boolean>
					sentence="event-shared"
					choices={[false, true].map((value) => ({ value, label: t(`event-shared-${value}`) }))}
					value={shared}
					onChange={(value) => setShared(value)}
					testid="event-shared"
				/>
			</div>
			{system === "swiss" && <Rounds value={rounds} onChange={setRounds} />}
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			<button type="submit" class="btn btn--go" data-testid="event-create">
				{t("event-create")}
			</button>
		</form>
	);
}

const Rounds = ({ value, onChange }: { value: number; onChange(rounds: number): void }): JSX.Element => (
	<label class="field">
		{t("event-rounds")}
		<input
			class="text"
			type="number"
			min="1"
			max={MOST}
			value={value}
			onInput={(event) => onChange(Math.min(MOST, Math.max(1, Number(event.currentTarget.value) || 1)))}
		/>
	</label>
);
