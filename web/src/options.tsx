// A title's options as sentences. Which settings exist comes from the server; which of them have a sentence, from
// the catalogue: `<title>-option-<name>` with a hole for the choice, and one message per value.
import type { JSX } from "preact";
import { around, knows, t } from "./locales";
import type { SettingInfo, TableInfo, TitleInfo, Value } from "./protocol";
import { remembered } from "./settings";

export type Chosen = Record<string, Value>;

export const defaultsOf = (title: TitleInfo, seats: number): Chosen =>
	Object.fromEntries(
		title.settings.map((setting) => [setting.name, setting.defaults[String(seats)] ?? setting.choices[0] ?? ""]),
	);

export const sentenceOf = (title: string, name: string): string => `${title}-option-${name}`;

export function labelOf(title: string, name: string, value: Value): string {
	const key = `${sentenceOf(title, name)}-${value}`;
	if (knows(key)) return t(key);
	const made = madeName(value);
	if (made) return made;
	const parts = String(value).split(/[,+]/);
	const named = parts.map((part) => (knows(`${title}-fancy-${part}`) ? t(`${title}-fancy-${part}`) : part)).join(" + ");
	const args = { value: typeof value === "number" ? value + 1 : named, count: parts.length };
	return t(`${sentenceOf(title, name)}-value`, args);
}
/** What this person called what they made. Kept in this browser, by the list an option carries, in any order. */
export const MADE = "emberhall.made";
export const madeKey = (value: Value): string => String(value).toLowerCase().split(",").sort().join();
export const madeName = (value: Value): string | undefined =>
	remembered<Record<string, string>>(MADE)?.[madeKey(value)];
/** A list that somebody made: a choice the server does not name. */
export const isOwn = (value: Value | undefined): value is string => typeof value === "string" && /[,+]/.test(value);

/** Some settings mean something only together with others; the catalogue cannot know, so it is said here, by name. */
const NEEDS: Record<string, (chosen: Chosen, seats: number) => boolean> = {
	say_direction: ({ highlow }) => highlow === true,
	partner_talk: ({ mode }) => mode === "partnership",
	mode: (_, seats) => seats === 4 || seats === 2,
	fancy_pick: ({ mode }) => mode === "fancy" || mode === "fancy_fountain",
	first_player: (_, seats) => seats > 1,
	companions: (_, seats) => seats > 1,
	colour: (_, seats) => seats === 1,
	solo_unlocked: (_, seats) => seats === 1,
	solo_limits: (_, seats) => seats === 1,
	match: (_, seats) => seats === 2,
	solo_coins: (_, seats) => seats === 1,
	deck2: (_, seats) => seats > 2,
	deck3: (_, seats) => seats > 3,
	late_goods: (_, seats) => seats > 1,
};
export const applies = (name: string, chosen: Chosen, seats: number): boolean => NEEDS[name]?.(chosen, seats) ?? true;

export function worthAsking(title: string, setting: SettingInfo, chosen: Chosen, seats: number): boolean {
	const open = choicesOf(title, setting, seats).length > 1 || isOwn(chosen[setting.name]);
	return open && knows(sentenceOf(title, setting.name)) && applies(setting.name, chosen, seats);
}

/** The choices a sentence offers: those with words of their own, and chairs as many as there are. */
export function choicesOf(title: string, { name, choices }: SettingInfo, seats: number): Value[] {
	const sentence = sentenceOf(title, name);
	const chair = (value: Value) => knows(`${sentence}-value`) && typeof value === "number" && value < seats;
	return choices.filter((value) => knows(`${sentence}-${value}`) || chair(value));
}

/** What was chosen, with the default wherever the choice means nothing now. */
export function fitting(title: TitleInfo, seats: number, chosen: Chosen): Chosen {
	const fresh = defaultsOf(title, seats);
	const kept = Object.entries(chosen).filter(([name]) => applies(name, { ...fresh, ...chosen }, seats));
	return { ...fresh, ...Object.fromEntries(kept) };
}

/** The sentences of a table that has been set up: no longer changeable. What the chairs bring stands at the chairs. */
export function OptionsSet({ info, brought }: { info: TableInfo; brought: string[] }): JSX.Element {
	const names = Object.keys(info.options).filter(
		(name) =>
			!brought.includes(name.replace(/\d+$/, "")) &&
			knows(sentenceOf(info.title, name)) &&
			applies(name, info.options, info.seats),
	);
	return (
		<div class="sentences sentences--set">
			{names.map((name) => (
				<p key={name}>
					{around(
						sentenceOf(info.title, name),
						<b class="chip chip--set">{labelOf(info.title, name, info.options[name] ?? "")}</b>,
					)}
				</p>
			))}
		</div>
	);
}
