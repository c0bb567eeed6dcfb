// The shape of the page's source: components of at most 80 lines, and motion that finds things by what they are
// (`data-ref`) and where they lie (`data-place`), never by the marks of tests.
import { expect, test } from "vitest";

const MOST = 80;

const FILES = import.meta.glob<string>("../src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

/** The components of a module with their lines; the formatter closes each at the start of a line. */
function componentsOf(text: string): [name: string, lines: number][] {
	const functions = /^(?:export )?(?:default )?function ([A-Z]\w*)[\s\S]*?^\}/gm;
	const arrows = /^(?:export )?const ([A-Z]\w*[a-z]\w*)\b[^\n]*(?:=>|memo\()[^\n]*[({]\n[\s\S]*?^[)}]/gm;
	const both = [...text.matchAll(functions), ...text.matchAll(arrows)];
	return both.map(({ 0: whole, 1: name = "" }) => [name, whole.split("\n").length]);
}

test("components have at most 80 lines", () => {
	const long = Object.entries(FILES).flatMap(([path, text]) =>
		componentsOf(text)
			.filter(([, lines]) => lines > MOST)
			.map(([name, lines]) => [`${path.slice("../src/".length)} ${name}`, lines] as const),
	);
	expect(Object.fromEntries(long)).toEqual({});
});

test("a long component is found", () => {
	const lines = Array.from({ length: 90 }, () => "\tcall();").join("\n");
	const functions = `export function Long(): void {\n${lines}\n}\nfunction Short() {\n\treturn null;\n}\n`;
	const arrows = `const LIST = [\n${lines}\n];\nexport const Tall = memo(() => {\n${lines}\n}, spoken);\n`;
	expect(componentsOf(functions + arrows)).toEqual([
		["Long", 92],
		["Short", 3],
		["Tall", 92],
	]);
});

/** Lessons light buttons up by the names that their files give. */
const LIGHTS = "../src/rooms/learn/highlights.ts";

test("nothing on the page looks for the marks of tests", () => {
	// a copy in flight drops them, so that tests do not find it
	const looks = Object.entries(FILES).filter(([, text]) => /\[data-testid[\^*$]?=|dataset\.testid/.test(text));
	expect(looks.map(([path]) => path)).toEqual([LIGHTS]);
});

test("only the table sends moves: no part of a title answers in an effect", () => {
	const effect = /use(?:Layout)?Effect\(\s*\(\) => \{?[\s\S]*?\}, \[/g;
	const titles = Object.entries(FILES).filter(([path]) => path.includes("/games/") || path.includes("/table/text/"));
	const plays = titles.filter(([, text]) =>
		[...text.matchAll(effect)].some(([body]) => /\b(?:scene|picking)\.play\(|\bplay\(/.test(body)),
	);
	expect(plays.map(([path]) => path)).toEqual([]);
});

test("requests to the server are made in one place", () => {
	const asking = Object.entries(FILES).filter(([, text]) => /\bfetch\(/.test(text));
	const elsewhere = asking.map(([path]) => path.slice("../src/".length)).filter((path) => !path.startsWith("net/"));
	expect(asking.length - elsewhere.length).toBeGreaterThan(1);
	expect(elsewhere).toEqual([]);
});
