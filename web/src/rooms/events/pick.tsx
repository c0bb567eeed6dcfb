// A choice inside a sentence, as a list that opens: for sentences with several choices, or with many values.
import type { JSX } from "preact";
import { around, t } from "../../ui/locales";
import type { Choice } from "../../ui/sheets/chips";

export interface PickProps<T extends Choice> {
	/** A phrase with `{ $chip }` in place of the choice. */
	sentence: string;
	choices: readonly T[];
	label(value: T): string;
	value: T;
	onChange(value: T): void;
	testid?: string;
}
export function Pick<T extends Choice>(props: PickProps<T>): JSX.Element {
	const { sentence, choices, label, value, onChange, testid } = props;
	const choose = (at: number) => {
		const chosen = choices[at];
		if (chosen !== undefined) onChange(chosen);
	};
	const list = (
		<select
			class="ev-pick"
			aria-label={t(sentence, { chip: "…" })}
			value={String(value)}
			data-testid={testid}
			onChange={({ currentTarget }) => choose(currentTarget.selectedIndex)}
		>
			{choices.map((each) => (
				<option key={String(each)} value={String(each)}>
					{label(each)}
				</option>
			))}
		</select>
	);
	return <span class="ev-phrase">{around(sentence, list)}</span>;
}
