// A title's options as sentences. Which settings exist comes from the server; which of them have a sentence, from
// the catalogue: `<title>-option-<name>` with a hole for the choice, and one message per value.
import type { JSX } from "preact";
import { around, knows, t } from "./locales";
import type { SettingInfo, TableInfo, TitleInfo, Value } from "./protocol";

export type Chosen = Record<string, Value>;

export const defaultsOf = (title: TitleInfo, seats: number): Chosen =>
	Object.fromEntries(
		title.settings.map((setting) => [setting.name, setting.defaults[String(seats)] ?? setting.choices[0] ?? ""]),
	);

export const sentenceOf = (title: string, name: string): string => `${title}-option-${name}`;

export function labelOf(title: string, name: string, value: Value): string {
	const key = `${sentenceOf(title, name)}-${value}`;
	return knows(key)
		? t(key)
		: t(`${sentenceOf(title, name)}-value`, { value: typeof value === "number" ? value + 1 : String(value) });
}

/** Some settings mean something only together with others; the catalogue cannot know, so it is said here, by name. */
const NEEDS: Record<string, (chosen: Chosen, seats: number) => boolean> = {
	say_direction: ({ highlow }) => highlow === true,
	partner_talk: ({ mode }) => mode === "partnership",
	mode: (_, seats) => seats === 4,
};

export function worthAsking(title: string, setting: SettingInfo, chosen: Chosen, seats: number): boolean {
	return knows(sentenceOf(title, setting.name)) && (NEEDS[setting.name]?.(chosen, seats) ?? true);
}

/** The sentences of a table that has been set up: no longer changeable. */
export function OptionsSet({ info }: { info: TableInfo }): JSX.Element {
	const names = Object.keys(info.options).filter(
		(name) => knows(sentenceOf(info.title, name)) && (NEEDS[name]?.(info.options, info.seats) ?? true),
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
