// A choice inside a sentence: the values it can take, one of them selected.
import "./sheets.css";
import type { JSX } from "preact";
import type { TitleInfo } from "../../protocol";
import { type Args, around, t } from "../locales";

export type Choice = string | number | boolean;
export interface ChipsProps<T extends Choice> {
	/** A sentence with `{ $chip }` in place of the choice. */
	sentence: string;
	args?: Args;
	choices: { value: T; label: string }[];
	value: T;
	onChange(value: T): void;
	testid?: string;
	/** A line about the current choice. */
	about?: string;
}

export function Chips<T extends Choice>(props: ChipsProps<T>): JSX.Element {
	const { sentence, args, choices, value, onChange, testid, about } = props;
	const chips = (
		<span class="chips" role="radiogroup" aria-label={t(sentence, { ...args, chip: "…" })} data-testid={testid}>
			{choices.map((choice) => (
				<button
					type="button"
					key={String(choice.value)}
					class="chip"
					role="radio"
					aria-checked={choice.value === value}
					tabIndex={choice.value === value ? 0 : -1}
					data-value={String(choice.value)}
					onClick={() => onChange(choice.value)}
				>
					{choice.label}
				</button>
			))}
		</span>
	);
	const [before, hole, after] = around(sentence, chips, args);
	return (
		<p>
			{before}
			{hole}
			{after === "." ? "" : after} {/* a full stop alone would end up on a line of its own */}
			{about && (
				<small class="about" role="status">
					{about}
				</small>
			)}
		</p>
	);
}

/** How many chairs a table of this title has. */
export function SeatCount(props: { title: TitleInfo; value: number; onChange(seats: number): void }): JSX.Element {
	const choices = props.title.seats.map((seats) => ({ value: seats, label: t("option-seats-value", { seats }) }));
	return (
		<Chips
			sentence="option-seats"
			choices={choices}
			value={props.value}
			onChange={props.onChange}
			testid="option-seats"
		/>
	);
}

/** Whether the result counts for the ladder. */
export function Counts(props: { value: boolean; onChange(rated: boolean): void }): JSX.Element {
	const choices = [true, false].map((value) => ({ value, label: t(`option-rated-${value}`) }));
	return (
		<Chips
			sentence="option-rated"
			choices={choices}
			value={props.value}
			onChange={props.onChange}
			testid="option-rated"
		/>
	);
}

/** Whether the hall lists the table, so that anyone can join. */
export function OpenTo(props: { value: boolean; onChange(all: boolean): void }): JSX.Element {
	const choices = [false, true].map((value) => ({ value, label: t(`option-open-${value}`) }));
	return (
		<Chips
			sentence="option-open"
			choices={choices}
			value={props.value}
			onChange={props.onChange}
			testid="option-open"
		/>
	);
}
