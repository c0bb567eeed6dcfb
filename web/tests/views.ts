// Views as the engine gives them (tests/views, written by `python -m tests.wire.page_views`), with what a test is about
// changed. A field that no real view has is refused by the compiler, and by the test that runs.
import type { Views } from "../src/protocol";

const REAL = import.meta.glob<object>("./views/*.json", { eager: true, import: "default" });

/** Some fields of a view, and of what is in it. */
export type Part<T> = T extends readonly (infer Each)[]
	? Part<Each>[]
	: T extends object
		? { [Field in keyof T]?: Part<T[Field]> }
		: T;

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
	typeof value === "object" && value !== null && !Array.isArray(value);

function merged(real: unknown, change: unknown, where: string): unknown {
	if (Array.isArray(real) && Array.isArray(change) && real.length)
		return change.map((each, i) => merged(real[i] ?? real[0], each, `${where}.${i}`));
	if (!isPlain(real) || !isPlain(change)) return change;
	const unknown = Object.keys(change).find((field) => !(field in real));
	if (unknown) throw new Error(`No real view has ${where}.${unknown}.`);
	const fields = Object.entries(change).map(([field, value]) => [
		field,
		merged(real[field], value, `${where}.${field}`),
	]);
	return { ...real, ...Object.fromEntries(fields) };
}

/** The first view of a title that seat 0 has, with changes. */
export function viewOf<Title extends keyof Views>(title: Title, changes?: Part<Views[Title]>): Views[Title] {
	return merged(REAL[`./views/${title}.json`], changes ?? {}, title) as Views[Title];
}
