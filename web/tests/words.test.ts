// Both catalogues contain the same messages, everything the page says is in them, and nothing in them is unused.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Declared } from "../src/table/story/lines";

const CATALOGUES = {
	en: import.meta.glob<string>("@locales/en/*.ftl", { eager: true, query: "?raw", import: "default" }),
	fr: import.meta.glob<string>("@locales/fr/*.ftl", { eager: true, query: "?raw", import: "default" }),
};
// The terminal uses the same catalogues.
const SOURCE = import.meta.glob<string>(["../src/**/*.{ts,tsx}", "../../src/emberhall/{cli,games/*/boards}/**/*.py"], {
	eager: true,
	query: "?raw",
	import: "default",
});

// Card texts use the messages named in the card catalogues, in full and in short form.
const CARDS = import.meta.glob<string>("../src/games/*/cards.json", { eager: true, query: "?raw", import: "default" });
const phrases = [
	...Object.values(CARDS)
		.join("\n")
		.matchAll(/"key":"([\w-]+)"/g),
].map((found) => found[1] ?? "");
const onCards = new Set(phrases.flatMap((key) => [key, key.replace(/^(\w+)-(do-)?/, "$1-brief-")]));

// The story of a title names the chapters of its games.
const STORIES = import.meta.glob<Declared>("../src/games/*/story.json", { eager: true, import: "default" });
const chapters = new Set(Object.values(STORIES).flatMap(({ chapters: named = {} }) => Object.keys(named)));

interface Message {
	variables: string[];
	attributes: string[];
}

function catalogue(lang: keyof typeof CATALOGUES): Map<string, Message> {
	const messages = new Map<string, Message>();
	for (const text of Object.values(CATALOGUES[lang])) {
		for (const { id, value, attributes } of new FluentResource(text).body) {
			expect(messages.has(id), `${id} is said twice in ${lang}`).toBe(false);
			const inside = JSON.stringify([value, attributes]);
			const variables = [...inside.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1] ?? "");
			messages.set(id, { variables: [...new Set(variables)].sort(), attributes: Object.keys(attributes).sort() });
		}
	}
	return messages;
}

const en = catalogue("en");
const fr = catalogue("fr");
const source = Object.values(SOURCE).join("\n");
const literals = new Set([...source.matchAll(/["'`]([a-z][\w-]*)(?:\.\w+)?["'`]/g)].map((found) => found[1] ?? ""));
const hole = /\$\{[^}`]*\}/g;
const patterns = [...source.matchAll(/`((?:[\w-]*\$\{[^}`]*\})+[\w-]*)(?:\.\w+)?`/g)]
	.map((found) => found[1] ?? "")
	.filter((text) => text.replace(hole, "").replace(/[^a-z]/g, "").length >= 3) // a pattern of holes would match all
	.map((text) => new RegExp(`^${text.replace(hole, "[\\w-]+")}$`));

describe("the catalogues", () => {
	test("say the same things in both languages", () => {
		expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
	});

	// the texts of cards follow each language's own grammar
	test.each([...en.keys()].filter((id) => !id.includes("-text-")))(
		"%s takes the same values and has the same parts",
		(id) => {
			expect(fr.get(id)).toEqual(en.get(id));
		},
	);

	test("hold nothing that nobody says", () => {
		// the terminal's own, those of links and calendars, and those named in card catalogues and by forges
		const shared = [...en.keys()].filter(
			(id) => !/^cli-|^link-|^feed-|^\w+-(text|forge)-|^dragonduel-(story|chain$|battle$)/.test(id),
		);
		const inOthers = new Set(
			[
				...Object.values(CATALOGUES.en)
					.join("\n")
					.matchAll(/\{ ([a-z][\w-]*)(?:\.\w+)? \}/g),
			].map((found) => found[1]),
		);
		const said = (id: string) =>
			literals.has(id) ||
			inOthers.has(id) ||
			onCards.has(id) ||
			chapters.has(id) ||
			patterns.some((pattern) => pattern.test(id));
		const unused = shared.filter((id) => !said(id));
		expect(unused).toEqual([]);
	});

	test("hold everything that the page says", () => {
		const calls = [...source.matchAll(/\b(?:t|rich|around)\(\s*([^;{]*?)[,)]/gs)].map((found) => found[1] ?? "");
		const named = [...source.matchAll(/(?<!-)\b(?:sentence|key)(?:=|: )("[a-z][\w-]*")/g)].map(
			(found) => found[1] ?? "",
		);
		const keys = [...calls, ...named].flatMap((text) =>
			[...text.replace(/===\s*"[^"]*"/g, "").matchAll(/"([a-z][\w.-]*)"/g)].map((found) =>
				(found[1] ?? "").replace(/\.\w+$/, ""),
			),
		);
		expect(keys.length).toBeGreaterThan(100);
		expect([...new Set(keys)].filter((key) => !en.has(key))).toEqual([]);
	});
});
