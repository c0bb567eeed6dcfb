// What holds the style sheets to the design: spaces, type and layers come from ui/tokens.css, windows are asked for the
// sizes named in media.ts. The formatter and the rule against `!important` are biome's.
import { expect, test } from "vitest";
import { mediaOf } from "../media";

const SHEETS = import.meta.glob<string>("../src/**/*.css", { eager: true, query: "?raw", import: "default" });
const CODE = import.meta.glob<string>("../src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });
const TOKENS = SHEETS["../src/ui/tokens.css"] ?? "";
const PAPER = /@media print \{[\s\S]*?\n\}/g; // on paper sizes are points

const SPACE = /^(?:scroll-)?(?:margin|padding)(?:-[\w-]+)?$|^(?:row-|column-)?gap$/;
const LENGTH = /(?<![\w.-])-?\d*\.?\d+(?:px|pt|rem)\b/;
/** Lengths are allowed where they are no spacing: what a thing beside this one is wide, or half of what is left. */
const KNOWN: Record<string, string> = {
	"padding-right: calc(200px + var(--s5))": "next to the chain, which is 200 wide",
	"padding: var(--s5) max(var(--s4), 50% - 560px)": "in the middle of a wide page",
	"padding: var(--s3) var(--s4) var(--s3) calc(100px + var(--s4))": "next to the tutor's dragon, which is 100 wide",
	"padding-right: calc(100px + var(--s4))": "the same on a phone",
};

/** The declarations of a sheet: property and value. */
function declarationsOf(sheet: string): [property: string, value: string][] {
	const bare = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(PAPER, "");
	return [...bare.matchAll(/(?<=[;{]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
		([, property = "", value = ""]) => [property, value.trim().replaceAll(/\s+/g, " ")] as [string, string],
	);
}

/** The size of type in a declaration, without its line height and family. */
const typeIn = (property: string, value: string): string => (property === "font" ? (value.split("/")[0] ?? "") : value);

/** What is wrong with one declaration, if anything. */
function faultOf(property: string, value: string): string | null {
	const said = `${property}: ${value}`;
	if (SPACE.test(property) && LENGTH.test(value) && !KNOWN[said]) return `${said} is no space of tokens.css`;
	if (/^font(-size)?$/.test(property) && LENGTH.test(typeIn(property, value)))
		return `${said} is no size of tokens.css`;
	if (property === "z-index" && !/^(auto|var\(--z-\w+\))$/.test(value)) return `${said} is no layer of tokens.css`;
	return null;
}

/** What is wrong with a sheet, and with what it asks of the window. */
function faultsOf(sheet: string): string[] {
	const asked = [...sheet.matchAll(/@media ([^{]+)\{/g)].flatMap(([, query = ""]) => [
		...(/(?:width|height)/.test(query) ? [`@media ${query.trim()} has a size without a name`] : []),
		...[...query.matchAll(/\(--([\w-]+)\)/g)].flatMap(([, name = ""]) =>
			mediaOf(name) ? [] : [`--${name} is no size`],
		),
	]);
	return [...asked, ...declarationsOf(sheet).flatMap(([property, value]) => faultOf(property, value) ?? [])];
}

const sheetsButTokens = Object.entries(SHEETS).filter(([path]) => !/\/ui\/(tokens|fonts)\.css$/.test(path));

test("spaces, type and layers are tokens, and windows have named sizes", () => {
	expect(sheetsButTokens.filter(([, sheet]) => sheet.length > 100).length).toBeGreaterThan(50);
	expect(sheetsButTokens.flatMap(([path, sheet]) => faultsOf(sheet).map((fault) => `${path}: ${fault}`))).toEqual([]);
});

test("every token that is used is in the list, and every size in the list is used", () => {
	const used = new Set(Object.values(SHEETS).flatMap((sheet) => sheet.match(/(?<=var\()--(?:s\d|t-\w+|z-\w+)/g) ?? []));
	const listed = new Set(TOKENS.match(/(?<=^\t)--(?:s\d|t-\w+|z-\w+)(?=:)/gm));
	expect([...used].sort()).toEqual([...listed].sort());
});

test("the page's code asks the window for named sizes too", () => {
	const names = ["phone", "tablet", "drawer", "laptop", "desk", "wide"].flatMap((name) => [name, `over-${name}`]);
	const queries = names.map((name) => mediaOf(name) ?? name);
	const asked = Object.values(CODE).flatMap(
		(text) => text.match(/(?<=matchMedia.*)\([^()"]*(?:width|height)[^()"]*\)/g) ?? [],
	);
	expect(asked.length).toBeGreaterThan(3);
	expect(asked.filter((query) => !queries.includes(query))).toEqual([]);
});

test.each([
	[".a { padding: var(--s2) 7px; }", "padding: var(--s2) 7px is no space of tokens.css"],
	[".a {\n\tmargin-top: -3px;\n}", "margin-top: -3px is no space of tokens.css"],
	[".a { gap: calc(var(--s2) + 1px); }", "gap: calc(var(--s2) + 1px) is no space of tokens.css"],
	[".a { font-size: 13.5px; }", "font-size: 13.5px is no size of tokens.css"],
	[
		".a { font: 700 0.9rem / 1.2 var(--font-text); }",
		"font: 700 0.9rem / 1.2 var(--font-text) is no size of tokens.css",
	],
	[".a { z-index: 99; }", "z-index: 99 is no layer of tokens.css"],
	["@media (max-width: 761px) { .a { color: red; } }", "@media (max-width: 761px) has a size without a name"],
	["@media (--palm) { .a { color: red; } }", "--palm is no size"],
])("a planted fault is found: %s", (sheet, fault) => {
	expect(faultsOf(sheet)).toEqual([fault]);
});

test("what is right is not found", () => {
	const sheet = `
		@media (--phone) and (--over-low), (prefers-reduced-motion: reduce) {
			.a { margin: 0 auto calc(-1 * var(--s2)); padding: 4% 1em; font: 700 var(--t-s) / 22px var(--font-text); }
			.b { z-index: var(--z-bar); font-size: calc(var(--w) * 0.2); --gap: 3px; width: 33px; top: -4px; }
		}
		@media print {
	.a { font-size: 11pt; }
}`;
	expect(faultsOf(sheet)).toEqual([]);
});

test("names say which side of a size they mean", () => {
	expect(["phone", "over-phone", "low", "over-low", "lost", "over-"].map(mediaOf)).toEqual([
		"(width <= 760px)",
		"(width > 760px)",
		"(height <= 740px)",
		"(height > 740px)",
		undefined,
		undefined,
	]);
});
