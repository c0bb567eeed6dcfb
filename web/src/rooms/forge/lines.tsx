// The card in numbered lines: a line is one sentence, and what is wrong with it stands below it with ways out.
import type { ComponentChildren, JSX } from "preact";
import { say } from "../../games/cards/phrases";
import type { ForgeFault, ForgeKind } from "../../protocol";
import { LANGUAGES, type Lang, SPOKEN } from "../../state/languages";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { ListChip, WordChip } from "./chips";
import type { Work } from "./draft";
import { Editor, Sentence } from "./sentence";
import { asFields, asList, chosen, type RowsShape, resolved, type Shape, type Shapes, usual, without } from "./shapes";

interface LineProps {
	number: number;
	faults: ForgeFault[];
	doubts: ForgeFault[];
	onMend(draft: Record<string, unknown>): void;
	onRemove?: (() => void) | undefined;
	onMove?: ((by: number) => void) | undefined;
	children: ComponentChildren;
}
function Line({ number, faults, doubts, onMend, onRemove, onMove, children }: LineProps): JSX.Element {
	const move = (event: KeyboardEvent) => {
		if (event.key === "Delete" && onRemove && event.target === event.currentTarget) onRemove();
		else if (event.altKey && onMove && (event.key === "ArrowUp" || event.key === "ArrowDown"))
			onMove(event.key === "ArrowUp" ? -1 : 1);
		else return;
		event.preventDefault();
	};
	return (
		<li class={`fl ${faults.length ? "fl--bad" : ""}`} data-testid={`line-${number}`} tabIndex={-1} onKeyDown={move}>
			<span class="fl-no">
				<span class="sr">{t("forge-line", { line: number })}</span>
				<span aria-hidden="true">{number}</span>
			</span>
			<div class="fl-say">{children}</div>
			{onRemove && (
				<button
					type="button"
					class="tool fl-drop"
					aria-label={t("forge-remove-line", { line: number })}
					onClick={onRemove}
				>
					<Icon name="close" size="s" />
				</button>
			)}
			{faults.map((fault) => (
				<p key={fault.field + fault.code} class="fl-err" role="alert">
					<b>{say(fault.sentence as never)}</b>
					{fault.mends.map((mend, i) => (
						<button
							key={i}
							type="button"
							class="btn btn--s btn--quiet"
							data-testid={`mend-${number}-${i}`}
							onClick={() => onMend(mend.draft as never)}
						>
							{say(mend.label as never)}
						</button>
					))}
				</p>
			))}
			{doubts.map((doubt) => (
				<p key={doubt.field} class="fl-err fl-err--soft">
					<Icon name="bulb" size="s" /> {say(doubt.sentence as never)}
				</p>
			))}
		</li>
	);
}

export interface LinesProps {
	kinds: ForgeKind[];
	shapes: Shapes;
	work: Work;
	faults: ForgeFault[];
	doubts: ForgeFault[];
	onChange(draft: Record<string, unknown>): void;
	onKind(kind: ForgeKind): void;
}
/** All lines of a draft. */
export function Lines(props: LinesProps): JSX.Element {
	const { kinds, shapes, work, faults, doubts, onChange } = props;
	const { draft } = work;
	const kind = kinds.find(({ key }) => key === work.kind) ?? kinds[0];
	if (!kind) return <ol class="fls" />;
	const wrong = (number: number) => ({
		number,
		faults: faults.filter(({ line }) => line === number),
		doubts: doubts.filter(({ line }) => line === number),
		onMend: onChange,
	});
	const shapesOf = kind.lines as unknown as Shape[];
	const single = shapesOf.filter(({ is }) => is !== "rows");
	const rows = shapesOf.filter((shape): shape is RowsShape => shape.is === "rows");
	return (
		<ol class="fls">
			<Line {...wrong(1)}>
				<Names {...props} kind={kind} />
			</Line>
			{single.map((shape, i) => (
				<Line key={i} {...wrong(i + 2)}>
					<Sentence
						shape={shape}
						shapes={shapes}
						value={draft}
						at="card"
						say={shape.is === "table" ? shape.say : ""}
						fields={shape.is === "table" ? shape.fields : {}}
						onChange={(next) => onChange(asFields(next))}
					/>
				</Line>
			))}
			{rows.map((shape, i) => (
				<RowLines
					key={shape.field}
					{...props}
					shape={shape}
					first={
						single.length + 2 + rows.slice(0, i).reduce((all, { field = "" }) => all + asList(draft[field]).length, 0)
					}
					wrong={wrong}
				/>
			))}
		</ol>
	);
}

function Names({ kinds, work, kind, onChange, onKind }: LinesProps & { kind: ForgeKind }): JSX.Element {
	const { draft } = work;
	const names = asFields(draft.name);
	const words = kinds.map(({ key, label }) => ({ value: key, label: label as never }));
	const field = (lang: Lang) => (
		<input
			class={`fw-name ${String(names[lang] ?? "").trim() ? "" : "fw-name--bad"}`}
			lang={lang}
			value={String(names[lang] ?? "")}
			maxLength={40}
			placeholder={t("forge-no-name")}
			aria-label={t("forge-name", { lang: LANGUAGES[lang] ?? lang })}
			data-testid={`name-${lang}`}
			onInput={(event) => onChange({ ...draft, name: { ...names, [lang]: event.currentTarget.value } })}
		/>
	);
	return (
		<>
			<WordChip
				words={words}
				value={kind.key}
				testid="fw-kind"
				onChange={(next) => onKind(kinds.find(({ key }) => key === next) ?? kind)}
			/>
			{SPOKEN.map((lang) => (
				<span key={lang} class="fw-lang">
					<small aria-hidden="true">{lang.toUpperCase()}</small>
					{field(lang)}
				</span>
			))}
		</>
	);
}

interface RowLinesProps extends LinesProps {
	shape: RowsShape;
	first: number;
	wrong(number: number): Omit<LineProps, "children">;
}
/** The rows of a field, each a line, and the chips that add one. */
function RowLines({ shape, shapes, work, first, wrong, onChange }: RowLinesProps): JSX.Element {
	const { draft } = work;
	const field = shape.field ?? "";
	const list = asList(draft[field]);
	const put = (next: unknown[]) => onChange({ ...draft, [field]: next });
	const moved = (at: number, by: number) => {
		const to = at + by;
		if (to < 0 || to >= list.length) return;
		const next = [...list];
		[next[at], next[to]] = [next[to], next[at]];
		put(next);
	};
	return (
		<>
			<li class="fl-head">
				<h3>{t(shape.head ?? "")}</h3>
				<small>{t("forge-most", { count: list.length, most: shape.most })}</small>
			</li>
			{list.map((each, i) => (
				<Line
					key={i}
					{...wrong(first + i)}
					onRemove={list.length > shape.least ? () => put(without(list, i)) : undefined}
					onMove={(by) => moved(i, by)}
				>
					<Editor
						shape={shape.item}
						shapes={shapes}
						value={each}
						at={`${field}.${i}`}
						onChange={(next) => put(list.map((old, at) => (at === i ? next : old)))}
					/>
				</Line>
			))}
			{list.length < shape.most && (
				<li class="fl-adds">
					<Adds shape={shape} shapes={shapes} onAdd={(next) => put([...list, next])} />
				</li>
			)}
		</>
	);
}

/** The ways to add a line: those of a choice by name, if they are few. */
function Adds({
	shape,
	shapes,
	onAdd,
}: {
	shape: RowsShape;
	shapes: Shapes;
	onAdd(value: unknown): void;
}): JSX.Element {
	const item = resolved(shape.item, shapes);
	const add = t(shape.add);
	if (item.is !== "choice")
		return (
			<button type="button" class="fw fw--add" data-testid="add-line" onClick={() => onAdd(usual(item, shapes))}>
				+ {add}
			</button>
		);
	if (item.words.length > 6)
		return (
			<ListChip
				words={item.words}
				value=""
				label={add}
				class="fw--add"
				testid="add-line"
				onPick={(form) => onAdd(chosen(item, form, shapes))}
			>
				<span>+ {add}</span>
			</ListChip>
		);
	return (
		<>
			{item.words.map(({ value, label }) => (
				<button
					key={value}
					type="button"
					class="fw fw--add"
					data-testid={`add-${value}`}
					onClick={() => onAdd(chosen(item, value, shapes))}
				>
					+ {say(label)}
				</button>
			))}
		</>
	);
}
