// A title's options as sentences whose chips change them.
import type { JSX } from "preact";
import type { SettingInfo, TitleInfo, Value } from "../../protocol";
import { isSameMade, madeFor } from "../../table/options/made";
import { type Chosen, isBrought } from "../../table/options/options";
import { aboutOf, choicesOf, isOwn, labelOf, spokenOf, worthAsking } from "../../table/sentences/sentences";
import { t } from "../../ui/locales";
import { Chips } from "../../ui/sheets/chips";

export interface OptionsProps {
	title: TitleInfo;
	seats: number;
	chosen: Chosen;
	onChange(chosen: Chosen): void;
}
export function Options({ title, seats, chosen, onChange }: OptionsProps): JSX.Element {
	const asked = title.settings.filter((setting) => worthAsking(title.name, setting, chosen, seats));
	/** What the player has made and keeps is a choice, too, and anything else that is chosen. */
	const choices = (setting: SettingInfo): Value[] => {
		const made = isBrought(title.brought, setting.name) ? madeFor(title.name).map(({ value }) => value) : [];
		const known = [...choicesOf(title.name, setting, seats), ...made];
		const own = chosen[setting.name];
		return !isOwn(own) || known.includes(own) ? known : [...known.filter((each) => !isSameMade(each, own)), own];
	};
	const line = (setting: SettingInfo) => (
		<Chips
			key={setting.name}
			{...spokenOf(title.name, setting.name)}
			choices={choices(setting).map((value) => ({
				value,
				label: labelOf(title.name, setting.name, value),
			}))}
			value={chosen[setting.name] ?? ""}
			onChange={(value) => onChange({ ...chosen, [setting.name]: value })}
			testid={`option-${setting.name}`}
			about={aboutOf(title.name, setting.name, chosen[setting.name] ?? "")}
		/>
	);
	const more = asked.filter((setting) => setting.house);
	return (
		<>
			{asked.filter((setting) => !setting.house).map(line)}
			{more.length > 0 && (
				<details>
					<summary>{t("more-options")}</summary>
					<div class="sentences">{more.map(line)}</div>
				</details>
			)}
		</>
	);
}
