// Chips: the words of a sentence that can be changed. A list is the browser's own, so that it opens by keys, by touch
// and for readers of screens as they know it.
import type { ComponentChildren, JSX } from "preact";
import { say } from "../../games/cards/phrases";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { type FlagShape, labelOf, type NumberShape, type Word, type WordsShape } from "./shapes";

interface ListProps {
	words: readonly Word[];
	value: string;
	label: string;
	class?: string;
	testid?: string | undefined;
	onPick(value: string): void;
	children: ComponentChildren;
}
/** A chip that opens a list. */
export function ListChip({ words, value, label, class: cls = "", testid, onPick, children }: ListProps): JSX.Element {
	const groups = [...new Set(words.map(({ group }) => group ?? ""))];
	const optionsOf = (group: string) =>
		words
			.filter((each) => (each.group ?? "") === group)
			.map((each) => (
				<option key={each.value} value={each.value}>
					{say(each.label)}
				</option>
			));
	return (
		<label class={`fw ${cls}`}>
			{children}
			<select
				aria-label={label}
				data-testid={testid}
				value={value}
				onChange={(event) => onPick(event.currentTarget.value)}
			>
				{!words.some((each) => each.value === value) && <option value={value}>{label}</option>}
				{groups.map((group) =>
					group ? (
						<optgroup key={group} label={t(group)}>
							{optionsOf(group)}
						</optgroup>
					) : (
						optionsOf(group)
					),
				)}
			</select>
		</label>
	);
}

interface WordProps {
	words: readonly Word[];
	value: unknown;
	testid?: string | undefined;
	onChange(value: string): void;
}
export function WordChip({ words, value, testid, onChange }: WordProps): JSX.Element {
	const icon = words.find((each) => each.value === value)?.icon;
	const label = labelOf(words, value);
	return (
		<ListChip words={words} value={String(value ?? "")} label={label} testid={testid} onPick={onChange}>
			{icon && <Icon name={icon.replace("el-dark", "el-shadow")} />}
			<span>{label}</span>
			<i class="fw-caret" aria-hidden="true" />
		</ListChip>
	);
}

interface NumberProps {
	shape: NumberShape;
	value: unknown;
	label: string;
	testid?: string | undefined;
	onChange(value: number): void;
}
export function NumberChip({ shape, value, label, testid, onChange }: NumberProps): JSX.Element {
	const { least, most, step } = shape;
	const now = typeof value === "number" ? value : least;
	const put = (next: number) => onChange(Math.min(most, Math.max(least, next)));
	const onKeyDown = (event: KeyboardEvent) => {
		const next = { ArrowUp: now + step, ArrowDown: now - step, Home: least, End: most }[event.key];
		if (next === undefined) return;
		event.preventDefault();
		put(next);
	};
	return (
		<span
			class="fw fw--n"
			role="spinbutton"
			tabIndex={0}
			aria-label={label}
			aria-valuenow={now}
			aria-valuemin={least}
			aria-valuemax={most}
			data-testid={testid}
			onKeyDown={onKeyDown}
		>
			<button type="button" tabIndex={-1} aria-hidden="true" disabled={now <= least} onClick={() => put(now - step)}>
				−
			</button>
			<b>{now}</b>
			<button type="button" tabIndex={-1} aria-hidden="true" disabled={now >= most} onClick={() => put(now + step)}>
				+
			</button>
		</span>
	);
}

interface FlagProps {
	shape: FlagShape;
	value: unknown;
	testid?: string | undefined;
	onChange(value: boolean): void;
}
export function FlagChip({ shape, value, testid, onChange }: FlagProps): JSX.Element {
	const words = shape.words.map((label, i) => ({ value: String(i), label }));
	return (
		<WordChip words={words} value={value ? "1" : "0"} testid={testid} onChange={(next) => onChange(next === "1")} />
	);
}

interface WordsProps {
	shape: WordsShape;
	value: unknown[];
	testid?: string | undefined;
	onChange(value: unknown[]): void;
}
/** Several words: each can be taken away, and one more added. */
export function WordsChips({ shape, value, testid, onChange }: WordsProps): JSX.Element {
	const left = shape.words.filter((each) => !value.includes(each.value));
	const add = t(shape.add);
	return (
		<>
			{value.map((each) => (
				<button
					key={String(each)}
					type="button"
					class="fw"
					aria-label={t("forge-remove", { word: labelOf(shape.words, each) })}
					onClick={() => onChange(value.filter((other) => other !== each))}
					onKeyDown={(event) => {
						if (event.key === "Delete") onChange(value.filter((other) => other !== each));
					}}
				>
					{labelOf(shape.words, each)} <Icon name="close" size="s" />
				</button>
			))}
			{value.length < shape.most && (
				<ListChip
					words={left}
					value=""
					label={add}
					class="fw--add"
					testid={testid}
					onPick={(next) => onChange([...value, next])}
				>
					<span>+ {add}</span>
				</ListChip>
			)}
		</>
	);
}
