// The shapes of a card language, as the server sends them, and drafts: plain values that are never changed in place.
import { type Phrase, say } from "../../games/cards/phrases";
import { capital } from "../../ui/capital";

export interface Word {
	value: string;
	label: Phrase;
	group?: string;
	icon?: string;
}
interface Bare {
	/** A line of its own has the field it is about, and a heading. */
	field?: string;
	head?: string;
}
export interface NumberShape extends Bare {
	is: "number";
	least: number;
	most: number;
	step: number;
	usual: number;
}
export interface WordShape extends Bare {
	is: "word";
	words: Word[];
	usual: string;
}
export interface FlagShape extends Bare {
	is: "flag";
	words: [Phrase, Phrase];
}
export interface WordsShape extends Bare {
	is: "words";
	words: Word[];
	most: number;
	add: string;
}
export interface TableShape extends Bare {
	is: "table";
	say: string;
	fields: Record<string, Shape>;
}
export interface ChoiceShape extends Bare {
	is: "choice";
	tag: string;
	forms: Record<string, TableShape>;
	words: Word[];
	bare: string[];
}
export interface RowsShape extends Bare {
	is: "rows";
	item: Shape;
	most: number;
	least: number;
	add: string;
}
export interface NamedShape extends Bare {
	is: "named";
	name: string;
}
export type Shape =
	| NumberShape
	| WordShape
	| FlagShape
	| WordsShape
	| TableShape
	| ChoiceShape
	| RowsShape
	| NamedShape;
export type Shapes = Record<string, Shape>;
export type Fields = Record<string, unknown>;

export const asFields = (value: unknown): Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The shape behind a name. */
export const resolved = (shape: Shape, shapes: Shapes): Exclude<Shape, NamedShape> =>
	shape.is === "named" ? resolved(shapes[shape.name] as Shape, shapes) : shape;

export const labelOf = (words: readonly Word[], value: unknown): string => {
	const label = words.find((each) => each.value === value)?.label;
	return label ? say(label) : String(value ?? "…");
};
export const capitalLabel = (words: readonly Word[], value: unknown): string => capital(labelOf(words, value));

/** What something new of a shape begins with. */
export function usual(shape: Shape, shapes: Shapes): unknown {
	const plain = resolved(shape, shapes);
	if (plain.is === "table")
		return Object.fromEntries(Object.entries(plain.fields).map(([name, inner]) => [name, usual(inner, shapes)]));
	if (plain.is === "choice") return chosen(plain, plain.words[0]?.value ?? "", shapes);
	if (plain.is === "rows") return Array.from({ length: plain.least }, () => usual(plain.item, shapes));
	if (plain.is === "words") return [];
	return plain.is === "flag" ? false : plain.usual;
}

/** The usual value of one form of a choice; fields of the same shape and name stay as they were. */
export function chosen(shape: ChoiceShape, form: string, shapes: Shapes, before: unknown = {}): unknown {
	if (shape.bare.includes(form)) return form;
	const { fields } = shape.forms[form] as TableShape;
	const old = asFields(before);
	const was = shape.forms[formOf(shape, before)]?.fields ?? {};
	const same = (name: string): boolean => name in old && JSON.stringify(was[name]) === JSON.stringify(fields[name]);
	const inner = Object.fromEntries(
		Object.entries(fields).map(([name, each]) => [name, same(name) ? old[name] : usual(each, shapes)]),
	);
	return shape.tag ? { [shape.tag]: form, ...inner } : inner;
}

/** Which form of a choice a value has. */
export function formOf(shape: ChoiceShape, value: unknown): string {
	if (typeof value === "string") return value;
	const fields = asFields(value);
	if (shape.tag) return String(fields[shape.tag] ?? "");
	return Object.keys(shape.forms).find((form) => form in fields) ?? "";
}

export const withField = (value: unknown, field: string, next: unknown): Fields => ({
	...asFields(value),
	[field]: next,
});
export const withItem = (list: unknown[], at: number, next: unknown): unknown[] =>
	list.map((each, i) => (i === at ? next : each));
export const without = (list: unknown[], at: number): unknown[] => list.filter((_, i) => i !== at);
