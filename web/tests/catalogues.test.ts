// The first part of a catalogue holds whatever stands on a table that has just opened: its things, the question and its
// buttons; the rest comes right after it. Stories and refusals are awaited by those who show them. What an answer leads to,
// the words of a label, a key or a card's full text are asked for by somebody who looks at a thing, later still.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { partsOf, sentencesIn } from "../catalogues";
import { resourceOf } from "../src/ui/locales/sentences";

const CATALOGUES = import.meta.glob<string>("@locales/{en,fr}/*.ftl", {
	eager: true,
	query: "?raw",
	import: "default",
});
const SOURCE = import.meta.glob<string>("../src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });
const CARDS = import.meta.glob<string>("../src/games/*/cards.json", { eager: true, query: "?raw", import: "default" });
const AWAITED = /^\w+-(story|refusal)-|^refusal-/;
const LOOKED_AT: Record<string, RegExp> = {
	dualis: /-(then|key|text|ask|play|verdict|took-it|trick-done|count|card-turned)/,
	flamecraft:
		/-(then|key|text|word|do|passive|reveal|start|choose-from|timing|if|when|match|tier|how|sets|with|goal|running|unlock)|label|-(hint-free-later|not-now|whom-small|coin-space|window-free|float|only-use|no-\w+)/,
	flamecraft_duals:
		/-(then|key|text|put|do|does|as-does|rest|return|look-again|pile-of|preview|house-card|hex|stack|chain-link|found-places|pattern|known|held)/,
	dragonduel:
		/-(then|key|text|word|way|wish|window|keyword|change|deck|waits|answers|block|numbers|looking|to-come|discard-name|removed|none|if|end|passed|stay|attack-whom|which|aimed-at|tower)|-why$/,
};

const bodyOf = (text: string) => new FluentResource(text).body;
const keysIn = (text: string): string[] => bodyOf(text).map(({ id }) => id);

/** The module that an import names, from another module. */
function moduleOf(name: string, from: string): string | undefined {
	const path = new URL(name, `file:///${from}`).pathname.slice(1);
	return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((file) => `../${file}` in SOURCE);
}

/** Everything that loads with these modules: what they import, unless it is only types or comes later. */
function loadedWith(modules: string[]): Set<string> {
	const seen = new Set<string>();
	const open = [...modules];
	for (let file = open.pop(); file; file = open.pop()) {
		if (seen.has(file)) continue;
		seen.add(file);
		const imports = (SOURCE[`../${file}`] ?? "").matchAll(/^(?:import|export)(?! type)[^;"']*?["'](\.[^"']+)["'];/gm);
		for (const [, name = ""] of imports) {
			const next = moduleOf(name, file);
			if (next) open.push(next);
		}
	}
	return seen;
}

/** Whether these modules say a key: it is written in them, or fits a key that they put together. */
function speechOf(files: Iterable<string>): (key: string) => boolean {
	const source = [...files].map((file) => SOURCE[`../${file}`]).join("\n");
	const written = new Set([...source.matchAll(/["'`]([a-z][\w-]*)(?:\.\w+)?["'`]/g)].map(([, key]) => key));
	const holes = /\$\{[^}`]*\}/g;
	const patterns = [...source.matchAll(/`((?:[\w-]*\$\{[^}`]*\})+[\w-]*)(?:\.\w+)?`/g)]
		.map(([, text = ""]) => text)
		.filter((text) => text.replace(holes, "").replace(/[^a-z]/g, "").length >= 3)
		.map((text) => new RegExp(`^${text.replace(holes, "[\\w-]+")}$`));
	return (key) => written.has(key) || patterns.some((pattern) => pattern.test(key));
}

const paths = Object.keys(CATALOGUES).filter((path) => partsOf(CATALOGUES[path] ?? "").later);
const isSaidAtOnce = (title: string): ((key: string) => boolean) => {
	const tables = Object.keys(SOURCE).filter((path) => /games\/\w+\/table\/index\.tsx$/.test(path));
	const own = tables.filter((path) => path.includes(`/games/${title}/`));
	const opened = (own.length ? own : tables).map((path) => path.slice("../".length));
	const door = title === "home" ? ["src/rooms/hall/home.tsx"] : ["src/rooms/play/page.tsx", ...opened];
	const says = speechOf(loadedWith(["src/app/main.tsx", ...door]));
	const phrases = [...(CARDS[`../src/games/${title}/cards.json`] ?? "").matchAll(/"key":"([\w-]+)"/g)];
	// on a card's face stands the brief form of a phrase; the phrase itself only if it has none
	const all = new Set(
		keysIn(CATALOGUES[Object.keys(CATALOGUES).find((path) => path.endsWith(`/en/${title}.ftl`)) ?? ""] ?? ""),
	);
	const briefOf = (key: string) => key.replace(/^(\w+)-(do-)?/, "$1-brief-");
	const onCards = new Set(phrases.map(([, key = ""]) => (all.has(briefOf(key)) ? briefOf(key) : key)));
	return (key) => (says(key) && !AWAITED.test(key) && !LOOKED_AT[title]?.test(key)) || onCards.has(key);
};

describe.each(paths)("%s", (path) => {
	const { first, later } = partsOf(CATALOGUES[path] ?? "");
	const title = path.replace(/^.*\/|\.ftl$/g, "");

	test("leaves for later only what nobody says at once", () => {
		expect(keysIn(later).filter(isSaidAtOnce(title))).toEqual([]);
	});

	test("refers in its first part to nothing that comes later", () => {
		const rest = new Set(keysIn(later));
		const inside = [...JSON.stringify(bodyOf(first)).matchAll(/"type":"mesg","name":"([\w-]+)"/g)];
		expect(inside.map(([, key = ""]) => key).filter((key) => rest.has(key))).toEqual([]);
	});

	test("divides both languages alike", () => {
		const other = path.includes("/en/") ? path.replace("/en/", "/fr/") : path.replace("/fr/", "/en/");
		expect(keysIn(partsOf(CATALOGUES[other] ?? "").later).sort()).toEqual(keysIn(later).sort());
	});
});

test("a group comment divides a catalogue", () => {
	const text = "# a\na = A\n\n## later: the end\n\n# b\nb = B\n    .x = X\n##\nc = C\n";
	expect(partsOf(text)).toEqual({ first: "a = A\nc = C\n", later: "b = B\n    .x = X\n" });
});

const EVERY = import.meta.glob<string>("@locales/**/*.ftl", { eager: true, query: "?raw", import: "default" });
test.each(Object.keys(EVERY))("the page loads %s as Fluent reads it", (path) => {
	const text = EVERY[path] ?? "";
	expect(resourceOf(sentencesIn(text))).toEqual({ body: bodyOf(text) });
});

test("what has no shorter form is loaded as it is", () => {
	const text =
		'-house = Hall\na = { $n ->\n    [1.5] { -house }\n   *[other] { b.x } { NUMBER($n) } { "{" }\n}\nb =\n    .x = X\n';
	expect(resourceOf(sentencesIn(text))).toEqual({ body: bodyOf(text) });
});
