// The form for a new evening: four formats as pictures, then a sentence for each choice.
import "./styles/set-up.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { events } from "../../net/events";
import { asMe } from "../../person/me";
import type { TitleInfo } from "../../protocol";
import { here } from "../../state/address";
import { goTo } from "../../state/route";
import { isBrought } from "../../table/options/options";
import { titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { clockLabel } from "../terms/agreed";
import { Options } from "../terms/options";
import { Formats } from "./formats";
import { Pick } from "./pick";
import {
	BY_HAND,
	CLOCKS,
	MINUTES,
	optionsOf,
	PAUSES,
	ROUNDS,
	seatsOf,
	sent,
	usualWish,
	WAITS,
	type Wish,
} from "./wish";

/** The table of friends that the evening is for, if somebody came from there. */
function forCircle(): { circle?: string } {
	const circle = new URLSearchParams(here().search).get("circle");
	return circle ? { circle } : {};
}

export function SetUp({ titles }: { titles: TitleInfo[] }): JSX.Element {
	const [wish, setWish] = useState<Wish>(() => usualWish(t("event-name-usual"), titles));
	const [wrong, setWrong] = useState("");
	const title = titles.find((each) => each.name === wish.title);
	const change = (patch: Partial<Wish>) => setWish({ ...wish, ...patch });
	const create = (submitted: SubmitEvent) => {
		submitted.preventDefault();
		if (!title) return;
		const named = { ...wish, name: wish.name.trim() || t("event-name-usual") };
		asMe(() => events.create({ ...sent(named, title), ...forCircle() })).then(
			({ id }) => goTo(`/events/${id}`),
			(failure) => setWrong(failureText(failure)),
		);
	};
	return (
		<form class="ev-new" data-title={wish.title} onSubmit={create}>
			<Formats value={wish.system} onChange={(system) => change({ system })} />
			<Sentences wish={wish} titles={titles} change={change} />
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			<section class="ev-begin">
				<label class="field">
					{t("event-name")}
					<input
						class="text"
						maxLength={60}
						value={wish.name}
						data-testid="event-name"
						onInput={(event) => change({ name: event.currentTarget.value })}
					/>
				</label>
				<button type="submit" class="btn btn--go" data-testid="event-create">
					<Icon name="flame" /> {t("event-create")}
				</button>
			</section>
		</form>
	);
}

interface SentencesProps {
	wish: Wish;
	titles: TitleInfo[];
	change(patch: Partial<Wish>): void;
}
function Sentences({ wish, titles, change }: SentencesProps): JSX.Element {
	const { system } = wish;
	const title = titles.find((each) => each.name === wish.title);
	const pick = (name: string) => {
		const next = titles.find((each) => each.name === name);
		if (next)
			change({
				title: name,
				options: optionsOf(next),
				level: next.bots.includes(wish.level) ? wish.level : (next.bots[0] ?? ""),
			});
	};
	return (
		<ul class="ev-panel ev-sentences">
			<li>
				<Pick
					sentence="event-pick-title"
					choices={titles.map(({ name }) => name)}
					label={titleName}
					value={wish.title}
					onChange={pick}
					testid="event-title"
				/>
				{system === "swiss" && (
					<Pick
						sentence="event-pick-rounds"
						choices={ROUNDS}
						label={(rounds) => t("event-rounds-count", { rounds })}
						value={wish.rounds}
						onChange={(rounds) => change({ rounds })}
						testid="event-rounds"
					/>
				)}
				{system === "arena" && (
					<Pick
						sentence="event-pick-rounds"
						choices={MINUTES}
						label={(minutes) => t("event-minutes", { minutes })}
						value={wish.minutes}
						onChange={(minutes) => change({ minutes })}
						testid="event-minutes"
					/>
				)}
				{title && <Variant wish={wish} title={title} change={change} />}
			</li>
			<li>
				<Pick
					sentence="event-pick-clock"
					choices={CLOCKS}
					label={clockLabel}
					value={wish.clock}
					onChange={(clock) => change({ clock })}
					testid="event-clock"
				/>
				{wish.clock !== "none" && <small>{t("event-clock-what")}</small>}
			</li>
			{system !== "knockout" && title && <Fill wish={wish} title={title} change={change} />}
			<Deals wish={wish} change={change} />
			<Times wish={wish} change={change} />
		</ul>
	);
}

type PartProps = Omit<SentencesProps, "titles">;
/** The options of the title, as at any other table. */
function Variant({ wish, title, change }: PartProps & { title: TitleInfo }): JSX.Element {
	const settings = title.settings.filter(({ name }) => !isBrought(title.brought, name));
	return (
		<details>
			<summary>{t("event-variant")}</summary>
			<div class="sentences">
				<Options
					title={{ ...title, settings }}
					seats={seatsOf(title)}
					chosen={wish.options}
					onChange={(options) => change({ options })}
				/>
			</div>
		</details>
	);
}

function Fill({ wish, title, change }: PartProps & { title: TitleInfo }): JSX.Element {
	const kind = wish.system === "arena" ? "alone" : "fill";
	return (
		<li>
			<Pick
				sentence={`event-pick-${kind}`}
				choices={[true, false]}
				label={(fill) => t(`event-${kind}-${fill}`)}
				value={wish.fill}
				onChange={(fill) => change({ fill })}
				testid="event-fill"
			/>
			{wish.fill && (
				<Pick
					sentence="event-pick-level"
					choices={title.bots}
					label={(level) => t(`bot-${level}`)}
					value={wish.level}
					onChange={(level) => change({ level })}
					testid="event-level"
				/>
			)}
			{wish.fill && <small>{t("event-fill-what")}</small>}
		</li>
	);
}

function Deals({ wish, change }: PartProps): JSX.Element | null {
	if (wish.system === "arena") return null;
	return (
		<li>
			<Pick
				sentence="event-shared"
				choices={[false, true]}
				label={(shared) => t(`event-shared-${shared}`)}
				value={wish.shared}
				onChange={(shared) => change({ shared })}
				testid="event-shared"
			/>
			{wish.shared && <small>{t("event-shared-what")}</small>}
		</li>
	);
}

function Times({ wish, change }: PartProps): JSX.Element {
	return (
		<li>
			<Pick
				sentence="event-pick-wait"
				choices={WAITS}
				label={(minutes) => (minutes === BY_HAND ? t("event-by-hand") : t("event-in-minutes", { minutes }))}
				value={wish.wait}
				onChange={(wait) => change({ wait })}
				testid="event-wait"
			/>
			{wish.system !== "arena" && (
				<Pick
					sentence="event-pick-pause"
					choices={PAUSES}
					label={(minutes) => (minutes === BY_HAND ? t("event-by-hand") : t("event-after-minutes", { minutes }))}
					value={wish.pause}
					onChange={(pause) => change({ pause })}
					testid="event-pause"
				/>
			)}
		</li>
	);
}
