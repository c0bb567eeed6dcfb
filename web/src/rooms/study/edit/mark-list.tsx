// The marks of a moment in words, each with a way to remove it; and a form to add one without pointing at the board.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { MarkInfo } from "../../../protocol";
import { t } from "../../../ui/locales";
import { Tool } from "../../../ui/tools";
import { spokenName, thingsOn } from "../board";
import { type Mark, markText } from "../marks";
import { INKS, KINDS } from "./tools";

interface ListProps {
	marks: MarkInfo[];
	board: { current: HTMLElement | null };
	onAdd(mark: Mark): void;
	onRemove(n: number): void;
}
export function MarkList({ marks, board, onAdd, onRemove }: ListProps): JSX.Element {
	const [open, setOpen] = useState(false);
	return (
		<section class="st-part">
			<h3>
				{t("study-marks")} <small>{t("study-marks-here", { count: marks.length })}</small>
				<span class="grow" />
				<button
					type="button"
					class="btn btn--s btn--quiet"
					aria-expanded={open}
					data-testid="mark-add"
					onClick={() => setOpen(!open)}
				>
					{t("study-mark-by-name")}
				</button>
			</h3>
			{open && <ByName board={board} onAdd={onAdd} />}
			<ul class="st-list">
				{marks.map((mark) => (
					<li key={mark.n}>
						<span>{markText(mark, board.current)}</span>
						<Tool icon="close" label={t("study-mark-remove")} onClick={() => onRemove(mark.n)} />
					</li>
				))}
			</ul>
		</section>
	);
}

function ByName({ board, onAdd }: Pick<ListProps, "board" | "onAdd">): JSX.Element {
	const things = thingsOn(board.current);
	const [mark, setMark] = useState<Mark>({ kind: "ring", ink: "ink", start: things[0] ?? "", target: "", word: "" });
	const change = (part: Partial<Mark>) => setMark({ ...mark, ...part });
	const choose = (
		label: string,
		value: string,
		choices: readonly string[],
		name: (each: string) => string,
		set: (value: string) => void,
	) => (
		<label>
			<span class="sr">{label}</span>
			<select aria-label={label} value={value} onChange={(event) => set(event.currentTarget.value)}>
				{choices.map((each) => (
					<option key={each} value={each}>
						{name(each)}
					</option>
				))}
			</select>
		</label>
	);
	const thing = (name: string) => spokenName(board.current, name);
	return (
		<form
			class="st-byname"
			onSubmit={(event) => {
				event.preventDefault();
				onAdd(mark);
			}}
		>
			{choose(
				t("study-marks"),
				mark.kind,
				KINDS,
				(each) => t(`study-mark-${each}`),
				(kind) => change({ kind: kind as Mark["kind"] }),
			)}
			{choose(
				t("study-ink"),
				mark.ink,
				INKS,
				(each) => t(`study-ink-${each}`),
				(ink) => change({ ink: ink as Mark["ink"] }),
			)}
			{choose(t("study-start"), mark.start, things, thing, (start) => change({ start }))}
			{mark.kind === "arrow" &&
				choose(
					t("study-target"),
					mark.target,
					["", ...things],
					(each) => (each ? thing(each) : "…"),
					(target) => change({ target }),
				)}
			<input
				class="text"
				aria-label={t("study-mark-word")}
				placeholder={t("study-mark-word")}
				maxLength={40}
				value={mark.word}
				onInput={(event) => change({ word: event.currentTarget.value })}
			/>
			<button
				type="submit"
				class="btn btn--s btn--go"
				disabled={!mark.start || (mark.kind === "arrow" && !mark.target)}
			>
				{t("study-mark-set")}
			</button>
		</form>
	);
}
