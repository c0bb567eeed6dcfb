// The catalogues as the page loads them: parsed, without comments, with the names of a title's cards, and in two parts. What stands under a group comment that begins
// with `## later` (until the next `##`) is said only some time after a page has opened, and is fetched by itself.
import { FluentResource } from "@fluent/bundle";
import { allFiles, fallback, has, textAt } from "./locales.mjs";
import type { Expression, Message, Sentences, Short, ShortMessage, ShortPattern } from "./src/ui/locales/sentences.ts";

const GROUP = /^##(?!#) *(later\b)?.*$/;

/** The messages of a catalogue that are needed at once, and the rest. */
export function partsOf(catalogue: string): { first: string; later: string } {
	const parts = { first: "", later: "" };
	let part: keyof typeof parts = "first";
	for (const line of catalogue.split("\n")) {
		const group = GROUP.exec(line);
		if (group) part = group[1] ? "later" : "first";
		else if (line && !line.startsWith("#")) parts[part] += `${line}\n`;
	}
	return parts;
}

/** A catalogue in the form that the page loads. */
export const sentencesIn = (catalogue: string): Sentences =>
	Object.fromEntries(new FluentResource(catalogue).body.map((message) => [message.id, shortened(message)]));

type Pattern = Exclude<Message["value"], null>;
const shortPattern = (pattern: Pattern): ShortPattern =>
	typeof pattern === "string" ? pattern : pattern.map((each) => (typeof each === "string" ? each : short(each)));

function shortened({ value, attributes }: Message): ShortMessage {
	const own = value === null ? null : shortPattern(value);
	const others = Object.entries(attributes).map(([name, pattern]) => [name, shortPattern(pattern)] as const);
	return own === null || others.length ? { "": own, ...Object.fromEntries(others) } : own;
}

function short(expression: Expression): Short {
	if (expression.type === "var") return [expression.name];
	if (expression.type !== "select") return expression;
	const { selector, star, variants } = expression;
	const whole = variants.every(({ key }) => key.type === "str" || key.precision === 0);
	if (!whole) return expression;
	return [short(selector), star, variants.map(({ key, value }) => [key.value, shortPattern(value)])];
}

/** The parsed messages of a part of a catalogue, with those of the fallback that the whole catalogue lacks. */
function filled(catalogue: string, part: "first" | "later", file: string): Sentences {
	const own = sentencesIn(partsOf(catalogue)[part]);
	const model = `${fallback}/${file.replace(/^\w+\//, "")}`;
	if (file === model || !has(model)) return own;
	const known = sentencesIn(catalogue);
	const all = Object.entries(sentencesIn(partsOf(textAt(model))[part]));
	return { ...Object.fromEntries(all.filter(([key]) => !(key in known))), ...own };
}

/** `language.json?words` is what is said in a language: on every page, and how to fetch the rest. */
export const languageWords = {
	name: "language-words",
	enforce: "pre" as const,
	transform: {
		filter: { id: /language\.json\?words$/ },
		handler(_: string, id: string): { code: string; moduleType: "js" } {
			const lang = /\/([\w-]+)\/language\.json/.exec(id)?.[1] ?? "";
			const everywhere = ["hall", "titles"].map(
				(name) => `@locales/${has(`${lang}/${name}.ftl`) ? lang : fallback}/${name}.ftl`,
			);
			const others = ["*", "!hall", "!titles", "!cli", "!links"].map((name) =>
				name.replace(/^(!?)(.*)/, `$1@locales/${lang}/$2.ftl`),
			);
			const first = `{ eager: true, query: "?raw&words", import: "default" }`;
			const { spaced, elided } = JSON.parse(textAt(`${lang}/language.json`));
			const missing = allFiles(fallback).filter(
				(name) => !has(`${lang}/${name}`) && !/^(hall|titles|cli|links)\.ftl$/.test(name),
			);
			const instead = missing.map(
				(name) => `others["/${lang}/${name}"] = () => import("@locales/${fallback}/${name}?raw&words");`,
			);
			const code = `export const typography = ${JSON.stringify({ spaced, elided })};
export const everywhere = import.meta.glob(${JSON.stringify(everywhere)}, ${first});
export const others = import.meta.glob(${JSON.stringify(others)}, { query: "?raw&words" });
${instead.join("\n")}`;
			return { code, moduleType: "js" };
		},
	},
};

interface Named {
	cards: { name?: Record<string, string> }[];
}
/** `cards.json?nameless` is a list of cards without names, and `cards.json?names=fr` only the names in a language. */
export const cardNames = {
	name: "card-names",
	enforce: "pre" as const,
	transform: {
		filter: { id: /cards\.json\?name/ },
		handler(code: string, id: string): { code: string; moduleType: "js" } {
			const list = JSON.parse(code) as Named;
			const lang = id.split("?names=")[1];
			const part = lang
				? list.cards.map(({ name }) => name?.[lang] ?? name?.[fallback] ?? "")
				: { ...list, cards: list.cards.map((card) => ({ ...card, name: undefined })) };
			return { code: `export default ${JSON.stringify(part)};`, moduleType: "js" };
		},
	},
};

/** `a.ftl?raw&words` is the first part of a catalogue, and knows how to fetch the rest if there is one. */
export const catalogues = {
	name: "catalogues",
	enforce: "pre" as const,
	transform: {
		filter: { id: /\.ftl\?raw&(words|later)$/ },
		handler(code: string, id: string): string {
			const text: string = JSON.parse(code.replace(/^export default |;?\s*$/g, ""));
			const place = /\/locales\/([^?]+)/.exec(id)?.[1] ?? "";
			const written = (part: "first" | "later"): string =>
				`export default ${JSON.stringify(filled(text, part, place))};`;
			if (id.endsWith("later")) return written("later");
			const later = Object.keys(filled(text, "later", place)).length > 0;
			const file = id.slice(id.lastIndexOf("/") + 1).replace("words", "later");
			const [, lang, title] = id.match(/\/locales\/(\w+)\/(\w+)\.ftl/) ?? [];
			const list = `import.meta.glob("/src/games/${title}/cards.json", { eager: true, import: "default", query: "?names=${lang}" })`;
			const named = title ? `\nexport const [names] = Object.values(${list});` : "";
			return `${written("first")}${named}${later ? `\nexport const later = () => import("./${file}");` : ""}`;
		},
	},
};
