// Sentences as the page loads them: what Fluent's parser makes of a catalogue, made when the page is built and written
// shortly, so that a page neither loads the parser nor waits for it. `catalogues.ts` writes them.
import type { FluentResource } from "@fluent/bundle";

type Body = FluentResource["body"];
export type Message = Body[number];
type Pattern = Exclude<Message["value"], null>;
export type Expression = Exclude<Extract<Pattern, unknown[]>[number], string>;

/** A text, a variable by its name, a choice (selector, default, variants), or anything else as it is. */
export type Short = string | [variable: string] | Choice | Expression;
type Choice = [selector: Short, star: number, variants: [key: string | number, value: ShortPattern][]];
export type ShortPattern = string | Short[];
/** A pattern; one with attributes has its value under "". */
export type ShortMessage = ShortPattern | Record<string, ShortPattern | null>;
export type Sentences = Record<string, ShortMessage>;

const patternOf = (short: ShortPattern): Pattern => (typeof short === "string" ? short : short.map(elementOf));

function elementOf(short: Short): string | Expression {
	if (!Array.isArray(short)) return short;
	if (short.length === 1) return { type: "var", name: short[0] };
	const [selector, star, variants] = short;
	return {
		type: "select",
		selector: elementOf(selector) as Expression, // never a text
		variants: variants.map(([key, value]) => ({ key: keyOf(key), value: patternOf(value) })),
		star,
	};
}
const keyOf = (key: string | number) =>
	typeof key === "number" ? { type: "num" as const, value: key, precision: 0 } : { type: "str" as const, value: key };

function messageOf([id, short]: [string, ShortMessage]): Message {
	if (typeof short === "string" || Array.isArray(short)) return { id, value: patternOf(short), attributes: {} };
	const { "": own = null, ...others } = short;
	const attributes: Message["attributes"] = {};
	for (const [name, each] of Object.entries(others)) attributes[name] = patternOf(each ?? "");
	return { id, value: own === null ? null : patternOf(own), attributes };
}

/** What Fluent adds to a bundle. */
export const resourceOf = (sentences: Sentences): { body: Body } => ({
	body: Object.entries(sentences).map(messageOf),
});
