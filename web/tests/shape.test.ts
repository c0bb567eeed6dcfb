// The shape of the page's source: components of at most 80 lines, and motion that finds things by what they are
// (`data-ref`) and where they lie (`data-place`), never by the marks of tests.
import { expect, test } from "vitest";

const MOST = 80;
/** Components that are still longer, with their lines. The list may only get shorter, and the numbers smaller. */
const LONG: Record<string, number> = {
	"games/flamecraft/later/recap.tsx Sources": 88,
	"games/flamecraft/table/question.tsx Question": 128,
	"games/flamecraft/table/sides.tsx SeatBox": 97,
	"games/flamecraft/table/town.tsx ShopFront": 128,
	"games/flamecraft_duals/table/board.tsx Board": 90,
};

const FILES = import.meta.glob<string>("../src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

/** The components of a module with their lines; the formatter closes each at the start of a line. */
function componentsOf(text: string): [name: string, lines: number][] {
	const found: [string, number][] = [];
	for (const { 0: whole, 1: name = "" } of text.matchAll(/^(?:export )?(?:default )?function ([A-Z]\w*)[\s\S]*?^\}/gm))
		found.push([name, whole.split("\n").length]);
	return found;
}

test("components have at most 80 lines, but for a list that only gets shorter", () => {
	const long = Object.entries(FILES).flatMap(([path, text]) =>
		componentsOf(text)
			.filter(([, lines]) => lines > MOST)
			.map(([name, lines]) => [`${path.slice("../src/".length)} ${name}`, lines] as const),
	);
	expect(Object.fromEntries(long)).toEqual(LONG);
});

test("a long component is found", () => {
	const lines = Array.from({ length: 90 }, () => "\tcall();").join("\n");
	expect(componentsOf(`export function Long(): void {\n${lines}\n}\nfunction Short() {\n\treturn null;\n}\n`)).toEqual([
		["Long", 92],
		["Short", 3],
	]);
});

test("motion never looks for the marks of tests", () => {
	const moving = Object.entries(FILES).filter(([path]) => /\/motion(\/|\.ts)/.test(path));
	expect(moving.length).toBeGreaterThan(5);
	// a copy in flight drops them, so that tests do not find it
	const looks = moving.filter(([, text]) => /data-testid[\^*$]?=|dataset\.testid/.test(text));
	expect(looks.map(([path]) => path)).toEqual([]);
});

test("only the table sends moves: no part of a title answers in an effect", () => {
	const effect = /use(?:Layout)?Effect\(\s*\(\) => \{?[\s\S]*?\}, \[/g;
	const titles = Object.entries(FILES).filter(([path]) => path.includes("/games/") || path.includes("/table/text/"));
	const plays = titles.filter(([, text]) =>
		[...text.matchAll(effect)].some(([body]) => /\b(?:scene|picking)\.play\(|\bplay\(/.test(body)),
	);
	expect(plays.map(([path]) => path)).toEqual([]);
});
