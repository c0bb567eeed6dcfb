// A sentence of a card: a message with a chip in each of its places, and rows of sentences below it.
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { FlagChip, ListChip, NumberChip, WordChip, WordsChips } from "./chips";
import {
	asFields,
	asList,
	type ChoiceShape,
	chosen,
	formOf,
	labelOf,
	type RowsShape,
	resolved,
	type Shape,
	type Shapes,
	usual,
	withField,
	withItem,
	without,
} from "./shapes";

const OPEN = "\uE000";
const CLOSE = "\uE001";

export interface EditorProps<S extends Shape = Shape> {
	shape: S;
	shapes: Shapes;
	value: unknown;
	/** Where it stands, for its label and for tests. */
	at: string;
	onChange(value: unknown): void;
}

/** Whatever shape it is, as chips. */
export function Editor(props: EditorProps): JSX.Element {
	const { shapes, value, at, onChange } = props;
	const shape = resolved(props.shape, shapes);
	const name = at.split(".").pop() ?? at;
	switch (shape.is) {
		case "number":
			return (
				<NumberChip shape={shape} value={value} label={t("forge-amount")} testid={`fw-${name}`} onChange={onChange} />
			);
		case "word":
			return <WordChip words={shape.words} value={value} testid={`fw-${name}`} onChange={onChange} />;
		case "flag":
			return <FlagChip shape={shape} value={value} testid={`fw-${name}`} onChange={onChange} />;
		case "words":
			return <WordsChips shape={shape} value={asList(value)} testid={`fw-${name}`} onChange={onChange} />;
		case "table":
			return <Sentence {...props} say={shape.say} fields={shape.fields} />;
		case "rows":
			return <Rows {...props} shape={shape} />;
		default:
			return <Choice {...props} shape={shape} />;
	}
}

interface SentenceProps extends EditorProps {
	say: string;
	fields: Record<string, Shape>;
	/** The chip in the place of the sentence's own word. */
	word?: ComponentChildren;
}
/** A message whose places are chips. */
export function Sentence({ say, fields, word, shapes, value, at, onChange }: SentenceProps): JSX.Element {
	const places = Object.fromEntries([...Object.keys(fields), "it"].map((name) => [name, `${OPEN}${name}${CLOSE}`]));
	const parts = t(say, places).split(/[\uE000\uE001]/);
	return (
		<>
			{parts.map((part, i) => {
				if (i % 2 === 0)
					return (
						part.trim() && (
							<span key={i} class={/^\s*[,:]/.test(part) ? "fw-c" : ""}>
								{part.trim()}
							</span>
						)
					);
				if (part === "it") return <span key={i}>{word}</span>;
				return (
					<Editor
						key={i}
						shape={fields[part] as Shape}
						shapes={shapes}
						value={asFields(value)[part]}
						at={`${at}.${part}`}
						onChange={(next) => onChange(withField(value, part, next))}
					/>
				);
			})}
		</>
	);
}

function Choice({ shape, shapes, value, at, onChange }: EditorProps<ChoiceShape>): JSX.Element {
	const form = formOf(shape, value);
	const label = labelOf(shape.words, form);
	const word = (
		<ListChip
			words={shape.words}
			value={form}
			label={label}
			testid={`fw-${shape.tag || "form"}`}
			onPick={(next) => onChange(chosen(shape, next, shapes, value))}
		>
			<span>{label}</span>
			<i class="fw-caret" aria-hidden="true" />
		</ListChip>
	);
	const table = shape.forms[form];
	if (!table) return word;
	return (
		<Sentence
			shape={table}
			shapes={shapes}
			value={value}
			at={at}
			say={table.say}
			fields={table.fields}
			word={word}
			onChange={onChange}
		/>
	);
}

/** Sentences below a sentence, each of which can be taken away. */
function Rows({ shape, shapes, value, at, onChange }: EditorProps<RowsShape>): JSX.Element {
	const list = asList(value);
	const add = t(shape.add);
	return (
		<span class="fw-rows">
			{list.map((each, i) => (
				<span key={i} class="fw-row">
					<Editor
						shape={shape.item}
						shapes={shapes}
						value={each}
						at={`${at}.${i}`}
						onChange={(next) => onChange(withItem(list, i, next))}
					/>
					{list.length > shape.least && (
						<button
							type="button"
							class="fw-drop"
							aria-label={t("forge-remove", { word: add })}
							onClick={() => onChange(without(list, i))}
						>
							<Icon name="close" size="s" />
						</button>
					)}
				</span>
			))}
			{list.length < shape.most && (
				<span class="fw-row">
					<button type="button" class="fw fw--add" onClick={() => onChange([...list, usual(shape.item, shapes)])}>
						+ {add}
					</button>
				</span>
			)}
		</span>
	);
}
