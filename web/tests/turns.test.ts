// Five questions about 50 turns of others in each title, answered from the ribbon alone, as the table itself shows them:
// who, where, what was placed or played, what was gained, and what touched the reader.
import { describe, expect, test } from "vitest";
import type { Heard } from "../src/protocol";
import { added, type Picture, type Turn, turnsOf } from "../src/table/ribbon/turns";
import type { Declared, EventLine, Gained } from "../src/table/story/lines";
import { groupsOf } from "../src/table/story/lines";

interface Shown {
	/** The part of what was heard from the beginning of this turn to that of the next. */
	since: number;
	until: number;
	who: number | null;
	where?: string | null;
	put: string[];
	gone?: string[];
	taker?: number;
	gained: Gained[];
}
interface Game {
	seats: number;
	heard: Heard[];
	turns: Shown[];
}
const GAMES = import.meta.glob<Game[]>("./turns/*.json", { eager: true, import: "default" });
const DECLARED = import.meta.glob<Declared>("../src/games/*/story.json", { eager: true, import: "default" });
const OWN = 0;
const ENOUGH = 50;

const linesOf = (pictures: Picture[]): EventLine[] => pictures.flatMap(({ lines }) => lines);
const sorted = (gains: Gained[]): string[] => gains.map((gain) => gain.join(" ")).sort();

/** The ribbon when the next turn has begun, and in it the turn that is asked about. */
function ribbonOf(title: string, game: Game, { since, until }: Shown): { all: Turn[]; turn: Turn | undefined } {
	const declared = DECLARED[`../src/games/${title}/story.json`] as Declared;
	const all = turnsOf(groupsOf(title, declared, game.heard.slice(0, until)), OWN, game.seats);
	return { all, turn: all.findLast(({ heading }) => heading.at < since) };
}

/** Whether a line shows that this was placed, played, moved or removed. */
const tells = ({ event, moves }: EventLine, thing: string): boolean =>
	moves.some(({ thing: moved, from, to }) =>
		[moved, from, to].some((name) => name === thing || name.endsWith(`:${thing}`)),
	) || event.card === thing;

const asked = Object.entries(GAMES).map(([path, games]): [string, [Game, Shown][]] => {
	const title = path.replace(/^.*\//, "").replace(".json", "");
	return [title, games.flatMap((game) => game.turns.map((turn): [Game, Shown] => [game, turn]))];
});

describe.each(asked)("%s", (title, turns) => {
	const others = turns.filter(([, { who }]) => who !== OWN);

	test("has enough turns to ask about", () => {
		expect(others.length).toBeGreaterThanOrEqual(ENOUGH);
	});
	test.each(others.map(([game, shown], k): [number, Game, Shown] => [k, game, shown]))("turn %i", (_, game, shown) => {
		const { all, turn } = ribbonOf(title, game, shown);
		if (!turn) throw new Error("The ribbon does not show the turn.");
		const lines = linesOf(turn.pictures);
		// who, and where
		expect(turn.who).toBe(shown.who);
		if (shown.taker !== undefined) expect(lines.find(({ event }) => event.kind === "trick")?.who).toBe(shown.taker);
		if (shown.where) expect(lines.some(({ event }) => event.shop === shown.where)).toBe(true);
		// what was placed or played, and what went
		for (const thing of [...shown.put, ...(shown.gone ?? [])])
			expect(
				lines.some((line) => tells(line, thing)),
				`${thing} is not shown`,
			).toBe(true);
		// what was gained: also by what began the next turn
		const within = ({ at }: EventLine) => at >= shown.since && at < shown.until;
		const gains = all.flatMap(({ heading, pictures }) => [heading, ...linesOf(pictures)]).filter(within);
		expect(sorted(added(gains.flatMap((line) => line.gains)))).toEqual(sorted(shown.gained));
		// what touched the reader
		const mine = turn.pictures.filter(({ gains }) => gains.some(([seat]) => seat === OWN));
		for (const picture of mine) expect(picture.you).toBe(true);
	});
});
