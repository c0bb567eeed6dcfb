// A title's options as sentences whose chips change them.
import type { JSX } from "preact";
import type { SettingInfo, TitleInfo, Value } from "../../protocol";
import type { Chosen } from "../../table/options/options";
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
	/** Something the player made is also a choice, once it is chosen. */
	const choices = (setting: SettingInfo): Value[] => {
		const known = choicesOf(title.name, setting, seats);
		const own = chosen[setting.name];
		return isOwn(own) ? [...known, own] : known;
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
