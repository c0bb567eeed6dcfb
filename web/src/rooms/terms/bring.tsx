// What a seat brings to the table, such as a deck: one of those offered, or one's own. The server checks it.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { WORKSHOPS } from "../../games/workshops/workshops";
import { tables } from "../../net/tables";
import { asMe } from "../../person/me";
import type { TableInfo, TitleInfo, Value } from "../../protocol";
import { madeFor } from "../../table/options/made";
import { aboutOf, choicesOf, labelOf, sentenceOf } from "../../table/sentences/sentences";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Chips } from "../../ui/sheets/chips";
import { Sheet } from "../../ui/sheets/sheet";
import { useWorkshop } from "./workshop";

export interface BringProps {
	info: TableInfo;
	title: TitleInfo;
	seat: number;
	onClose(): void;
}
export function BringSheet({ info, title, seat, onClose }: BringProps): JSX.Element {
	const [wrong, setWrong] = useState("");
	const bring = async (name: string, value: Value) => {
		try {
			await asMe(() => tables.bring(info.id, seat, { [name]: value }));
			setWrong("");
		} catch (failure) {
			setWrong(failureText(failure));
		}
	};
	const workshop = WORKSHOPS[title.name];
	const apt = workshop && title.brought.includes(workshop.option) ? workshop : undefined;
	const { door, page } = useWorkshop(title.name, apt, info.cards ?? "", bring);
	return (
		<Sheet title={t(`${title.name}-bring`)} onClose={onClose}>
			<div class="sentences" data-title={title.name}>
				{title.brought.map((name) => {
					const setting = title.settings.find((each) => each.name === `${name}${seat}`);
					if (!setting) return null;
					const now = info.options[setting.name] ?? "";
					const taken = title.distinct.includes(name) ? takenBy(info, title, name, seat) : [];
					const made = workshop?.option === name ? madeFor(title.name).map(({ value }) => value) : [];
					const known = [...choicesOf(title.name, setting, info.seats), ...made].filter(
						(value) => !taken.includes(value),
					);
					return (
						<Chips
							key={name}
							sentence={sentenceOf(title.name, setting.name)}
							choices={(known.includes(now) ? known : [...known, now]).map((value) => ({
								value,
								label: labelOf(title.name, setting.name, value),
							}))}
							value={now}
							onChange={(value) => value !== now && void bring(name, value)}
							testid={`bring-${name}`}
							about={aboutOf(title.name, setting.name, now)}
						/>
					);
				})}
				<p>{t(`${title.name}-bring-hint`)}</p>
			</div>
			{wrong && <p class="wrong">{wrong}</p>}
			{page}
			<div class="acts">
				{door}
				<button type="button" class="btn btn--go" data-testid="bring-done" onClick={onClose}>
					{t("close")}
				</button>
			</div>
		</Sheet>
	);
}

/** What the other seats of this table have picked; the default is free for everyone. */
function takenBy(info: TableInfo, title: TitleInfo, name: string, seat: number): Value[] {
	const settings = title.settings.filter((setting) => setting.name !== `${name}${seat}`);
	return Array.from({ length: info.seats }, (_, other) => settings.find((each) => each.name === `${name}${other}`))
		.flatMap((setting) => (setting ? [[setting, info.options[setting.name]] as const] : []))
		.flatMap(([setting, value]) => (value === undefined || value === setting.choices[0] ? [] : [value]));
}
