// The page tells what Python tells: the same lines, and the same sentences in both languages, of a game of each title; with
// `python -m tests.story.pages --whole`, of whole games of all modes.
import { describe, expect, test } from "vitest";
import type { Person, Scene } from "../src/board/scene";
import { storyOf as dualisStoryOf, keep } from "../src/games/dualis/table/story";
import type { Events, Heard, Views } from "../src/protocol";
import { LateSpeaker } from "../src/table/late-story";
import type { Layout } from "../src/table/layout";
import type { EventLine } from "../src/table/story/lines";
import { keysOf, spoken } from "../src/table/story/story";
import { storyOf } from "../src/table/text/table";
import { isComplete, learn, learnRest, speak } from "../src/ui/locales";
import DUALIS_GAME from "./stories/dualis.json";

interface Golden {
	names: string[];
	heard: Heard[];
	lines: object[];
	en: string[];
	fr: string[];
}
const GOLDEN = import.meta.glob<Golden>("@stories/*.json", { eager: true, import: "default" });
const DUALIS = DUALIS_GAME as unknown as Golden;
const SPEAKERS = import.meta.glob<{ speaker: LateSpeaker }>("../src/games/*/table/story.ts");

const titleOf = (path: string): string => path.replace(/^.*\//, "").replace(/\..*$/, "");
const people = (names: string[]): Person[] =>
	names.map((name, seat) => ({
		seat,
		name,
		face: "iron",
		kind: "person",
		level: undefined,
		here: true,
		you: seat === 0,
	}));
const plain = ({ key, at, parent, weight, who, to, moves, gains, icon }: EventLine) => ({
	key,
	at,
	parent,
	weight,
	who,
	to,
	moves,
	gains,
	icon,
});
/** Typography aside: the page joins punctuation to its word by spaces that do not break. */
const typed = (text: string): string => text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");

describe.each(Object.entries(GOLDEN))("%s", (path, golden) => {
	const title = titleOf(path);
	const speaker = async () => {
		const part = await SPEAKERS[`../src/games/${title}/table/story.ts`]?.();
		if (!part) throw new Error(`${title} has no story.`);
		await part.speaker.load();
		return part.speaker;
	};
	const lines = async () =>
		(await speaker()).groups(golden.heard).flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...lines]);

	test("has the lines that Python makes", async () => {
		expect((await lines()).map(plain)).toEqual(golden.lines);
	});

	test.each(["en", "fr"] as const)("says them alike in %s", async (lang) => {
		await speak(lang);
		await learn(title);
		const teller = await speaker();
		const seats = people(golden.names);
		const said = (await lines()).map((line) => typed(spoken(teller.line(line, seats), seats)));
		expect(said).toEqual(golden[lang].map(typed));
	});

	test("reads the same lines in the text view, in their order", async () => {
		await learn("text");
		const teller = await speaker();
		const seats = people(golden.names);
		const layout = { story: (heard: Heard[]) => teller.story(heard, seats) } as Partial<Layout> as Layout;
		const read = storyOf(layout, { heard: golden.heard, people: seats } as Scene);
		const told = (await lines()).filter(({ telling }) => !telling.opens);
		const newest = told.slice(-(read.lines?.length ?? 0)).map((line) => spoken(teller.line(line, seats), seats));
		expect(read.lines?.length).toBe(8);
		expect(read.lines).toEqual(newest);
	});

	test("gives each line a key of its own", async () => {
		const keys = keysOf((await speaker()).story(golden.heard, people(golden.names)));
		expect(new Set(keys).size).toBe(keys.length);
	});
});

test("a story has nothing to tell until it has come, and nobody takes it for complete before", async () => {
	const { heard, names } = DUALIS;
	const { speaker } = await import("../src/games/dualis/later/story");
	let tries = 0;
	const late = new LateSpeaker(async () => {
		tries += 1;
		if (tries === 1) throw new Error("The chunk is gone.");
		return { speaker };
	});
	expect([late.story(heard, people(names)), isComplete()]).toEqual([[], false]);
	await learnRest();
	expect([late.story(heard, people(names)).length > 10, isComplete(), tries]).toEqual([true, true, 2]);
});

test("a table played from memory forgets the cards of tricks that lie face down", () => {
	const { heard } = DUALIS;
	const now = { round: 1, open_from: 3 } as Views["dualis"];
	const left = keep(heard as Events["dualis"][], now).filter((event) => "round" in event && event.round === 1);
	const first = left.filter((event) => "trick" in event && event.trick < 3);
	expect(first.filter(({ kind }) => kind === "played")).toEqual([]);
	const told = dualisStoryOf(left, now, people(["Ada", "Bo", "Cy", "Dot"])).filter(
		({ key }) => key === "dualis-story-trick",
	);
	expect(told.filter(({ args }) => args?.card === "none").length).toBe(2);
	expect(told.length).toBeGreaterThan(2);
	expect(left.some((event) => event.kind === "played" && event.trick === 3)).toBe(true);
});
