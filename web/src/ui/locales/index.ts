// Words in the reader's language. One catalogue per language and title, shared with the server, each loaded separately;
// those of titles that this page was not built with come from the server. `t` returns plain text, `rich` keeps names
// separate so that they can be set in bold.
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { type ComponentChild, createElement } from "preact";
import { byLang, FALLBACK, type Lang, SPOKEN } from "../../state/languages";
import { settings } from "../../state/settings";
import { makeStore } from "../../state/store";
import { again } from "../again";
import { resourceOf, type Sentences } from "./sentences";

export type Args = Record<string, FluentVariable>;
type Catalogue = Record<string, Sentences>;
type Resource = Pick<FluentResource, "body">;

/** A catalogue: what is said at once, and how to fetch the rest if there is more. */
export interface Words {
	default: Sentences;
	later?: () => Promise<{ default: Sentences }>;
	/** The names of a title's cards, in the order of its list. */
	names?: readonly string[] | undefined;
}
type Files = Record<string, () => Promise<Words>>;
/** How a language sets its words. */
interface Typography {
	/** Patterns of our own sentences, and what takes their place, so that no line breaks there. */
	spaced?: [pattern: string, as: string][];
	/** Words that lose their vowel before others: « de Odile » is « d’Odile ». */
	elided?: { words: [word: string, shorter: string][]; before: string };
}
/** What is said in a language: on every page, and how to fetch the rest (made by `catalogues.ts`). */
interface Spoken {
	typography: Typography;
	everywhere: Catalogue;
	others: Files;
}
const WORDS = byLang(import.meta.glob<Spoken>("@locales/*/language.json", { query: "?words" }));
const wordsIn = (lang: Lang): Promise<Spoken> => ((WORDS[lang] ?? WORDS[FALLBACK]) as () => Promise<Spoken>)();
const added: Files = {};
/** Adds files that only some rooms need. */
export const withFiles = (files: Files): Files => Object.assign(added, files);
let bundle = new FluentBundle(FALLBACK);
/** Cached sentences, since an update needs most of them again. */
const known = new Map<string, string>();
const MANY = 4000;

/** What else has to come before everything can be said. */
interface Rest {
	readonly ready: boolean;
	load(): Promise<void>;
}
const rests: Rest[] = [];
export const withRest = (rest: Rest): number => rests.push(rest);

type Part = "first" | "whole";
/** The catalogues that are loaded, and how much of each. */
const learnt = new Map<string, Part>();
/** Something was asked for that may be in the rest of a catalogue. */
let missed = false;
/** Changes when sentences have come that were asked for before; `failed` while the rest of a catalogue cannot be had. */
export const vocabulary = makeStore({ size: 0, failed: false });

let typography: Typography = {};
/** Our own words with the spaces that lines keep. */
export const spaced = (text: string, { spaced: kept = [] } = typography): string =>
	kept.reduce((all, [pattern, as]) => all.replace(new RegExp(pattern, "g"), as), text);

export function bundleOf(lang: string, files: Catalogue, how = typography): FluentBundle {
	// Fluent gives our own text here, never a name or a number
	const made = new FluentBundle(lang, how.spaced ? { transform: (text) => spaced(text, how) } : {});
	for (const [path, sentences] of Object.entries(files)) {
		const errors = made.addResource(resourceOf(sentences));
		if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`);
	}
	return made;
}

export async function speak(lang: Lang): Promise<void> {
	const { everywhere, typography: how } = await wordsIn(lang);
	let words: Loaded[];
	do words = await Promise.all([...learnt].map(([name, part]) => wordsOf(name, lang, part)));
	while (words.length < learnt.size); // more were added in the meantime
	typography = how;
	bundle = bundleOf(lang, everywhere, how);
	add(words.flatMap(({ resources }) => resources));
	settings.set({ lang });
}

/** Loads a catalogue, needed before its sentences are shown; only its first part for a table that is to be seen soon. */
export async function learn(name: string, part: Part = "whole"): Promise<void> {
	while (learnt.get(name) !== part && learnt.get(name) !== "whole") {
		const { lang } = settings.get();
		const words = await wordsOf(name, lang, part);
		if (lang !== settings.get().lang) continue; // the language was changed in the meantime
		if (learnt.get(name) !== "whole") learnt.set(name, words.part);
		add(words.resources);
	}
}

/** Loads the rest of the catalogues of which only the first part is there, and of what says them; tries again if it fails. */
export async function learnRest(): Promise<void> {
	try {
		await again(() =>
			Promise.all([...[...learnt.keys()].map((name) => learn(name)), ...rests.map((rest) => rest.load())]),
		);
		vocabulary.set({ failed: false });
	} catch (problem) {
		vocabulary.set({ failed: true });
		throw problem;
	}
	edition = {};
	if (missed) vocabulary.set({ size: vocabulary.get().size + 1 });
	missed = false;
}

/** Whether nothing is still to come; whoever asks is rendered again once it has. */
export function isComplete(): boolean {
	const complete = [...learnt.values()].every((part) => part === "whole") && rests.every(({ ready }) => ready);
	missed ||= !complete;
	return complete;
}

/** Adds messages; existing ones are not replaced. */
const add = (resources: Resource[]): void => {
	for (const each of resources) bundle.addResource(each);
	known.clear();
	edition = {};
};

/** An identity that changes with the language, and when more sentences have come. */
let edition = {};
export const spoken = (): unknown => edition;

const cardNames = new Map<string, readonly string[]>();
/** The names of a title's own cards in a language, in the order of its list; none before its words have come. */
export const namesIn = (title: string, lang: Lang): readonly string[] => cardNames.get(`${title} ${lang}`) ?? [];
/** Loads them in every language. */
export const learnNames = (title: string): Promise<unknown> =>
	Promise.all(SPOKEN.map((lang) => wordsOf(title, lang, "first")));

/** The sentences of a catalogue, and how much of it they are. */
interface Loaded {
	resources: Resource[];
	part: Part;
}
async function wordsOf(name: string, lang: Lang, part: Part): Promise<Loaded> {
	const files = { ...added, ...(await wordsIn(lang)).others };
	const path = Object.keys(files).find((file) => file.endsWith(`/${lang}/${name}.ftl`));
	const words = path && (await files[path]?.());
	if (!words) {
		// messages missing in the reader's language are shown in the fallback
		const [{ sentencesOf }, { read }] = await Promise.all([import("../../net/files"), import("./parser")]);
		const texts = await Promise.all([...new Set([lang, FALLBACK])].map((each) => sentencesOf(name, each)));
		return { resources: texts.map(read), part: "whole" };
	}
	if (words.names) cardNames.set(`${name} ${lang}`, words.names);
	const first = resourceOf(words.default);
	if (words.later && part === "first") return { resources: [first], part };
	const rest = await words.later?.();
	return { resources: rest ? [first, resourceOf(rest.default)] : [first], part: "whole" };
}

/** Whether there is such a message, or such an attribute of one (`key.part`). */
export function knows(key: string): boolean {
	const [id = key, part] = key.split(".");
	const message = bundle.getMessage(id);
	if (part ? message?.attributes[part] !== undefined : message) return true;
	isComplete(); // it may still come
	return false;
}

/** The keys with this prefix, in the order they were written. */
export const keysOf = (start: string): string[] => [...bundle._messages.keys()].filter((key) => key.startsWith(start));

/**
 * The sentence for a key; `key.part` reads an attribute. One that is still to come is empty until then; a missing one shows
 * its key, which the tests forbid.
 */
export function t(key: string, args?: Args): string {
	const name = args ? key + JSON.stringify(args) : key;
	const text = known.get(name) ?? said(key, args, []) ?? (isComplete() ? key : "");
	if (known.size > MANY) known.clear();
	known.set(name, text);
	return text;
}

/** The sentence for a key, or null if it does not exist or needs more arguments. */
export function whole(key: string, args?: Args): string | null {
	const missing: Error[] = [];
	const text = said(key, args, missing);
	return missing.length ? null : text;
}

/** Whether this is a touch screen, for sentences that say what to do. Cached: asking takes longer than a sentence. */
const coarse = globalThis.matchMedia?.("(pointer: coarse)");
let touch: string;
const feel = (): void => {
	touch = coarse?.matches ? "yes" : "no";
	known.clear();
};
feel();
if (coarse) coarse.onchange = feel;

/** A sentence whose words fit those that were filled in, between marks. */
function fitted(text: string): string {
	const { elided } = typography;
	if (!elided) return text;
	const after = `([\u2068\uE000]+[${elided.before}])`;
	return elided.words.reduce((all, [word, as]) => all.replace(new RegExp(` ${word}${after}`, "g"), ` ${as}$1`), text);
}

function said(key: string, args: Args | undefined, missing: Error[]): string | null {
	const [id = key, part] = key.split(".");
	const message = bundle.getMessage(id);
	const pattern = part ? message?.attributes[part] : message?.value;
	if (!pattern) return null;
	// Fluent puts marks around what it fills in. Where our text meets a name, and nowhere else, the two are fitted: a name
	// may end with its own punctuation ("Oh My Gourd!"), and « de Odile » becomes « d’Odile ».
	const text = bundle.formatPattern(pattern, { touch, ...args }, missing).replace(/([!?][\u2069\uE001]+)\./g, "$1");
	return fitted(text).replace(/[\u2068\u2069]/g, "");
}

// Private-use marks around an argument; names are user input, so the marks are removed from them first.
const OPEN = "\uE000";
const CLOSE = "\uE001";
export const strong = (text: string): string => OPEN + text.replaceAll(OPEN, "").replaceAll(CLOSE, "") + CLOSE;

export function rich(key: string, args?: Args): ComponentChild[] {
	const parts = t(key, args).split(/[\uE000\uE001]/);
	return parts.map((part, i) => (i % 2 ? createElement("b", { key: i }, part) : part));
}

/** A sentence with a hole, into which the caller puts something that is not text. */
export function around(key: string, hole: ComponentChild, args?: Args): ComponentChild[] {
	const [before = "", after = ""] = t(key, { ...args, chip: OPEN }).split(OPEN);
	return [before, hole, after];
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
