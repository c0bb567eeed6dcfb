// What a seat brings to the table, such as a deck: one of those offered, or one's own. The server checks it.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { WORKSHOPS } from "../../games/workshops/workshops";
import { tables } from "../../net/tables";
import { asMe } from "../../person/me";
import type { TableInfo, TitleInfo, Value } from "../../protocol";
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
	const { door, page } = useWorkshop(title.name, WORKSHOPS[title.name], info.cards ?? "", bring);
	return (
		<Sheet title={t(`${title.name}-bring`)} onClose={onClose}>
			<div class="sentences" data-title={title.name}>
				{title.brought.map((name) => {
					const setting = title.settings.find((each) => each.name === `${name}${seat}`);
					if (!setting) return null;
					const now = info.options[setting.name] ?? "";
					const known = choicesOf(title.name, setting, info.seats);
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
