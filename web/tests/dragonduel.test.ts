// DragonDuel's page: its sentences about battles, questions and choices, the cards still to come, and its decks.
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { beside } from "../src/board/later/near";
import type { Answer } from "../src/board/picking";
import type { Person, Scene } from "../src/board/scene";
import {
	allCards,
	briefIn,
	briefOf,
	cardOf,
	costOf,
	nameOf,
	playerAt,
	starters,
	textOf,
	tokensOf,
	type View,
} from "../src/games/dragonduel/cards/cards";
import { outcome } from "../src/games/dragonduel/cards/chain";
import { deckName, inOneLine } from "../src/games/dragonduel/cards/deck-names";
import { nameDeck, read, written } from "../src/games/dragonduel/cards/decks";
import { type Looked, stillThere } from "../src/games/dragonduel/cards/looked";
import { parts } from "../src/games/dragonduel/cards/syllables";
import { answerText, consequence } from "../src/games/dragonduel/cards/telling";
import { toCome } from "../src/games/dragonduel/later/piles";
import layout from "../src/games/dragonduel/table";
import { alarm } from "../src/games/dragonduel/table/alarm";
import { askText, hintText } from "../src/games/dragonduel/table/asking";
import { speaker, storyOf } from "../src/games/dragonduel/table/story";
import { ALL, passes, type Sieve } from "../src/games/dragonduel/workshop/sieve";
import { shuffled } from "../src/games/dragonduel/workshop/testhand";
import type { Heard } from "../src/protocol";
import { aboutOf, labelOf } from "../src/table/sentences/sentences";
import { learn, learnNames, namesIn, speak, strong, t } from "../src/ui/locales";
import { type Part, viewOf } from "./views";

beforeAll(() => Promise.all([speak("en").then(() => learn("dragonduel")), learnNames("dragonduel"), speaker.load()]));
afterEach(() => vi.restoreAllMocks());

const PLAYER = { tower: 3, spark_ready: 2 };
const BATTLE = {
	attacker: "m2",
	defender: 1,
	blocker: null,
	strength: 2000,
	revealed: null,
	siege: false,
	comes: "strike",
};
const SLIME = { id: "m2", card: "CS-01", strength: 1000 };
const BOAR = { id: "m5", card: "CS-18", strength: 2000 };

function view(changes: Part<View> = {}, ...players: Part<View["players"][number]>[]): View {
	const sides = [0, 1].map((seat) => ({ ...PLAYER, seat, ...players[seat] }));
	return viewOf("dragonduel", { lists: [null, null], players: sides, ...changes });
}
function scene(shown: View, heard: Heard[] = [], ask = "", words: string[] = []): Scene<View> {
	const people = [{ name: "Wren" }, { name: "Sable" }];
	return { view: shown, heard, people, decision: { seat: 0, ask, words } } as unknown as Scene<View>;
}
const attack: Heard = { kind: "attack", monster: 2, seat: 0, defender: 1 };
const entered: Heard = { kind: "entered", monster: 2, card: "CS-01", seat: 0 };

describe("the line under the title", () => {
	const people = [{ name: "Wren" }, { name: "Odile" }] as Person[];
	const said = (changes: Part<View>) => layout.subtitle(view({ turn: 8, ...changes }), people);

	test("names whose turn it is", () => {
		expect(said({ active: 0, phase: "main" })).toBe("Turn 8 · your turn");
		expect(said({ active: 1, phase: "main" })).toBe("Turn 8 · Odile’s turn");
		expect(said({ active: 1, phase: "battle" })).toBe("Turn 8 · Odile’s battle");
		expect(said({ active: 1, phase: "end" })).toBe("Turn 8 · the end of Odile’s turn");
		expect(t("dragonduel-turn-of", { name: "Ana de Alba" })).toContain("Ana de Alba");
	});
	test("elides before a vowel in French", async () => {
		await speak("fr");
		expect(said({ active: 1, phase: "battle" })).toBe("Tour 8 · Odile attaque");
		expect(t("dragonduel-turn-of", { name: "Odile" })).toBe("Tour d’Odile");
		expect(t("dragonduel-turn-of", { name: strong("Odile") })).toBe(`Tour d’${strong("Odile")}`);
		expect(t("dragonduel-turn-of", { name: "Wren" })).toBe("Tour de Wren");
		await speak("en");
	});
});

describe("what comes of an attack", () => {
	const said = (shown: View, ...more: Heard[]) => outcome(scene(shown, [entered, attack, ...more]));

	test("is said as far as it has got", () => {
		const running = (comes: string) => view({ battle: { ...BATTLE, comes } }, { monsters: [SLIME] });
		expect(said(running("strike"))).toBe("Fire Slime strikes Sable for 2000, unless it is blocked or a Barrier holds.");
		expect(said(running("through"))).toBe("Fire Slime strikes Sable for 2000, unless a Barrier holds.");
	});

	test("says when a hit is the last", () => {
		const fallen = view({ battle: { ...BATTLE, grave: true } }, { monsters: [SLIME] }, { tower: 0 });
		expect(said(fallen)).toContain("Sable’s Tower is empty: a hit means defeat.");
	});

	test("names whoever has gone, never by a number", () => {
		const gone = { ...BATTLE, comes: "gone" };
		expect(said(view({ battle: gone }))).toBe("Fire Slime is gone: nobody is struck.");
		const blocked = (comes: string) => ({ ...BATTLE, blocker: "m5", comes });
		expect(said(view({ battle: blocked("stopped") }, { monsters: [SLIME] }))).toContain("the attack stays blocked");
		const both = view({ battle: blocked("fight") }, { monsters: [SLIME] }, { monsters: [BOAR] });
		expect(said(both)).toContain("deal their Strength");
	});
});

describe("the question", () => {
	const item = (seat: number) => ({ id: "c9", card: "CS-15", seat, kind: "magic", targets: [] });
	const duel = { kind: "card", actor: 1, duel: [1, 0], passes: 1 };

	test("does not ask to answer one's own card", () => {
		expect(askText(scene(view({ chain: [item(1)], window: duel }), [], "respond"))).toBe("Answer Battle Frenzy?");
		const own = askText(scene(view({ chain: [item(0)], window: duel }), [], "respond"));
		expect(own).toBe("Sable passes. Add to your Battle Frenzy?");
	});

	test("does not speak of lit cards where there are none", () => {
		expect(hintText(scene(view(), [], "respond", ["play CS-13", "pass"]))).toContain("Pick a lit card");
		expect(hintText(scene(view(), [], "respond", ["pass"]))).toContain("nothing to answer with");
	});

	test("says what happens to what is chosen, also where others choose", () => {
		const aim = { op: "destroy", n: 0, until: "perm", flag: "" };
		expect(hintText(scene(view({ aim }), [], "theirs"))).toContain("It is destroyed");
		const gains = { op: "grant", n: 0, until: "turn", flag: "flight" };
		expect(hintText(scene(view({ aim: gains }), [], "target"))).toContain("It gains Flight");
	});
});

const answer = (verb: string, gives: string, facts: object, refs: string[] = []): Answer =>
	({ word: [verb, ...refs].join(" "), verb, refs, gives, facts }) as Answer;

describe("a chosen answer", () => {
	const then = (gives: string, facts: object) => consequence(scene(view()), answer("any", gives, facts));

	test("is paid for, and says what stays ready", () => {
		const said = (facts: object) => then("price", { card: "CS-13", hand: false, ...facts });
		expect(said({ cost: 3, cards: 2, left: 0 })).toBe("3 Spark: 2 Spark cards are exhausted, 0 left ready.");
		expect(said({ cost: 2, cards: 1, left: 1 })).toBe("2 Spark: 1 Spark card is exhausted, 1 left ready.");
		expect(said({ cost: 0, cards: 0, left: 2 })).toBe("It costs nothing.");
		expect(said({ cost: 2, cards: 1, left: 1, hand: true })).toBe(
			"2 Spark and a card from your hand: 1 Spark card is exhausted, 1 left ready.",
		);
	});

	test("says who falls in a block, as the rules have it", () => {
		const said = (falls: string) => then("block", { own: 1000, theirs: 2000, falls });
		expect(said("own")).toBe("1000 against 2000: your monster falls, unless Spark or Magic changes it.");
		expect(said("none")).toContain("both stand");
		expect(said("theirs")).toContain("the attacker falls");
	});

	test("says what a Critical meets, and what a Barrier cannot stop", () => {
		const critical = (falls: string) => then("critical", { n: 1, strength: 3000, against: 2000, falls });
		const meets = (how: string) =>
			then("critical", { n: 1, strength: 3000, against: 2000, falls: "through", meets: how });
		expect(meets("holds")).toContain("a Barrier of 2000 can hold");
		expect(meets("breaks")).toContain("only 2000: it breaks.");
		expect(meets("wins")).toContain("it breaks, and you win.");
		expect(critical("none")).toContain("both stand");
		expect(critical("theirs")).toContain("the blocker falls");
		expect(critical("stopped")).toContain("its blocker is gone");
		const barrier = (holds: string) => then("barrier", { n: 1, barrier: 1000, strength: 2000, holds });
		expect(barrier("yes")).toBe("Barrier 1000 against 2000: it holds.");
		expect(barrier("no")).toContain("a Tower card is revealed");
		expect(barrier("last")).toContain("you are defeated");
	});

	test("says a target's Strength before and after", () =>
		expect(then("strength", { card: "CS-01", before: 3000, after: 1000 })).toBe("Fire Slime: 3000 → 1000"));

	test("says which ability of a card it is", () => {
		expect(then("ability", { card: "CS-23", line: 1 })).toBe(textOf("CS-23")[1]);
		expect(then("ability", { card: "CS-23", line: 0 })).toBe(textOf("CS-23")[0]);
		const free = answer("play-free", "card", { card: "CS-45", mode: 2, line: 1 });
		expect(answerText(scene(view()), free)).toBe(`Play it for free (${textOf("CS-45")[1]})`);
	});

	test("is a sentence with the names in it", () => {
		const said = (verb: string, facts: object) => answerText(scene(view()), answer(verb, "card", facts));
		expect(said("play", { card: "CS-14", x: 2 })).toBe("Play Meteor Lance (X = 2)");
		expect(said("attack", { card: "CS-01", to: 1 })).toBe("Fire Slime attacks Sable");
		expect(said("target", { to: 1 })).toBe("Target Sable");
		expect(said("push-new", { card: "CS-01" })).toBe("The newcomer goes");
		expect(said("trigger", { card: "CS-01" })).toBe("Fire Slime first");
	});
});

test("what is still to come is the own list without what has been seen", () => {
	const list = ["CS-01", "CS-01", "CS-13", "CS-13", "CS-15", "CS-18", "CS-18"];
	const seen = {
		monsters: [
			{ id: "m1", card: "CS-01" },
			{ id: "m2", card: "TK-1" },
		],
		discard: ["CS-13"],
		removed: ["CS-18"],
	};
	const chain = [
		{ id: "c1", card: "CS-15", seat: 0, kind: "magic" },
		{ id: "c2", card: "CS-01", seat: 0, kind: "ability" },
		{ id: "c3", card: "CS-13", seat: 1, kind: "magic" },
	];
	const left = toCome(view({ lists: [list, null], hand: ["CS-18"], chain }, seen));
	expect(left).toEqual({ "CS-01": 1, "CS-13": 1, "CS-15": 0, "CS-18": 0 });
	expect(toCome(view({ seat: null, lists: [null, null] }))).toBeNull();
});

test("a deck is called by its name where its builder sees it, in whatever order the server lists it", () => {
	const kept = new Map<string, string>();
	vi.spyOn(localStorage, "getItem").mockImplementation((place) => kept.get(place) ?? null);
	vi.spyOn(localStorage, "setItem").mockImplementation((place, text) => void kept.set(place, text));
	const deck = { name: "Storm of Mine", counts: { "ST-07": 2, "CS-13": 1 } };
	nameDeck(deck);
	expect(labelOf("dragonduel", "deck0", inOneLine(deck.counts))).toBe("Storm of Mine");
	expect(labelOf("dragonduel", "deck1", "2xST-07,1xCS-13")).toBe("Storm of Mine");
	expect(labelOf("dragonduel", "deck1", "own")).toBe("a deck of their own");
	const named = (lists: View["lists"], key = "own") => {
		const now = view({ lists }, { deck_name: key });
		return deckName(now, playerAt(now, 0));
	};
	expect(named([["ST-07", "CS-13", "ST-07"], null])).toBe("Storm of Mine");
	expect(named([["ST-07"], null])).toBe("a deck of their own");
	expect(named([null, null])).toBe("a deck of their own");
	expect(named([null, null], "sky-choir")).toBe("Sky Choir");
});

test("cards are found by part of their name or of what they say, whatever the accents", () => {
	const found = (words: string) =>
		allCards()
			.filter((card) => passes(card, { ...ALL, words }, {}))
			.map(({ card }) => card);
	expect(found("fire slime")).toEqual(["CS-01"]);
	expect(found("SCÔRCH")).toContain("CS-13");
	expect(found("cs-46")).toEqual(["CS-46"]);
	expect(found("insect token").length).toBeGreaterThan(0);
	expect(found("no card says this")).toEqual([]);
});

test("filters: any of several elements, a keyword, words in any order, and what is in the deck", () => {
	const codes = (sieve: Partial<Sieve>, counts = {}) =>
		allCards()
			.filter((card) => !card.card.startsWith("TK") && passes(card, { ...ALL, ...sieve }, counts))
			.map(({ card }) => card);
	const [fire, wind] = [codes({ elements: ["fire"] }), codes({ elements: ["wind"] })];
	expect(codes({ elements: ["fire", "wind"] }).toSorted()).toEqual([...fire, ...wind].toSorted());
	expect(codes({ keyword: "flight", elements: ["fire"] })).toContain("CS-09");
	expect(codes({ keyword: "flight" })).not.toContain("CS-01");
	expect(codes({ words: "slime fire" })).toContain("CS-01");
	expect(codes({ words: "flight dragon" }).length).toBeGreaterThan(0);
	expect(codes({ mine: true }, { "CS-01": 2, "CS-13": 0 })).toEqual(["CS-01"]);
});

test("a test hand is the deck in another order", () => {
	const order = shuffled({ "CS-01": 4, "CS-13": 2 }, (n) => n - 1);
	expect(order).toEqual(["CS-01", "CS-01", "CS-01", "CS-01", "CS-13", "CS-13"]);
	const other = shuffled({ "CS-01": 4, "CS-13": 2 }, () => 0);
	expect(other).not.toEqual(order);
	expect(other.toSorted()).toEqual(order);
});

test("a card that makes tokens names those, once each", () => {
	const named = (code: string) => tokensOf(code).map(({ card }) => nameOf(card));
	expect(named("CS-19")).toEqual(["Insect"]);
	expect(named("CS-83")).toEqual(["Bone Thrall"]);
	expect(named("CS-13")).toEqual([]);
});

test("a line of the story knows which event it tells", () => {
	const heard = [{ kind: "drew", seat: 0, n: 1 }, { kind: "passed", seat: 1 }, attack];
	const lines = storyOf(heard, view({}, { monsters: [SLIME] }), []);
	expect(lines.filter(({ heading }) => !heading).map(({ at }) => at)).toEqual([0, 2]);
});

describe("an alarm", () => {
	test("rings once, and not after it was stopped", () => {
		vi.useFakeTimers();
		const ring = vi.fn();
		alarm(1000, ring);
		const stop = alarm(2000, ring);
		vi.advanceTimersByTime(1500);
		stop();
		vi.advanceTimersByTime(5000);
		vi.useRealTimers();
		expect(ring).toHaveBeenCalledTimes(1);
	});
});

describe("an attack before it is confirmed", () => {
	const said = (facts: object) =>
		consequence(
			scene(view()),
			answer("attack", "attack", { strength: 2000, blockers: 0, best: 0, barrier: 2000, tower: 1, to: 1, ...facts }),
		);

	test("says who could block it, and how high a Barrier can be", () => {
		expect(said({})).toBe("It strikes with 2000 and is exhausted. Nobody can block it now; a Barrier can reach 2000.");
		expect(said({ blockers: 1, best: 2000, strongest: "CS-17", falls: "none" })).toContain(
			"Burrow Beetle can block it with 2000",
		);
		const beetle = { blockers: 2, best: 3000, strongest: "CS-17", falls: "attacker" };
		expect(said(beetle)).toContain("2 monsters can block it; Burrow Beetle, with 3000, would win;");
	});

	test("says when a hit would be the last", () =>
		expect(said({ tower: 0 })).toContain("Sable’s Tower is empty: a hit means defeat."));
});

describe("a card that is being read", () => {
	const reads = (shown: View, thing: string | undefined, more: Partial<Looked> = {}) =>
		stillThere(shown, { code: "CS-01", thing, stay: true, ...more });
	const gone = { isConnected: false } as Element;

	test("stays as long as it lies there, whatever else happens", () => {
		expect(reads(view({ turn: 7 }, { monsters: [BOAR, SLIME] }), "m2")).toBe(true);
		expect(reads(view({}, { monsters: [BOAR] }), "m2")).toBe(false);
		expect(reads(view({ hand: ["CS-02", "CS-01"] }), "h:CS-01", { at: gone })).toBe(true);
		expect(reads(view({ hand: ["CS-02"] }), "h:CS-01")).toBe(false);
		expect(reads(view({}, {}, { discard: ["CS-01"] }), "d:CS-01")).toBe(true);
		expect(reads(view({ newcomer: "CS-02" }), "new")).toBe(false);
	});

	test("stays while it resolves", () => {
		expect(reads(view({ chain: [{ id: "c4" }] }), "c4")).toBe(true);
		expect(reads(view({ resolving: [{ id: "c4" }] }), "c4")).toBe(true);
		expect(reads(view(), "c4")).toBe(false);
	});

	test("goes with the place the pointer was over, or with the list it was in", () => {
		expect(reads(view({ hand: ["CS-01"] }), "h:CS-01", { at: gone, stay: false })).toBe(false);
		expect(reads(view(), undefined, { at: gone })).toBe(false);
		expect(reads(view(), undefined)).toBe(true);
	});
});

describe("a name too long for its place", () => {
	const parted = (word: string, lang: string) => parts(word, lang).join("-");

	test("is parted far into it where a digraph begins", () => expect(parted("Leviathan", "en")).toBe("Levia-than"));
	test("is parted between syllables", () => {
		expect(parted("Cinderwing", "en")).toBe("Cin-der-wing");
		expect(parted("Apprentice", "en")).toBe("Appren-tice");
		expect(parted("Stormherald", "en")).toBe("Storm-herald");
		expect(parted("Stonehide", "en")).toBe("Stone-hide");
		expect(parted("Sentinelle", "fr")).toBe("Sen-tinelle");
		expect(parted("Flétrissure", "fr")).toBe("Flé-tris-sure");
	});

	test("stays whole where it is short, or one cannot tell", () => {
		expect(parted("Turtle", "en")).toBe("Turtle");
		expect(parted("Skeleton", "en")).toBe("Skeleton");
	});

	test("never loses a letter", () => {
		for (const lang of ["en", "fr"] as const) {
			const names = namesIn("dragonduel", lang);
			expect(names).toHaveLength(allCards().length);
			for (const word of names.flatMap((name) => name.split(" "))) expect(parts(word, lang).join("")).toBe(word);
		}
	});
});

describe("what stands on a card", () => {
	test("is told short, whole on Magic and in words of the reader", async () => {
		expect(briefOf("CS-17")).toBe("Blocks: +2000 this battle.");
		expect(briefOf("CS-45")).toBe("Counter 1 Magic. From the Tower: draw 1.");
		expect(briefOf("CS-49")).toBe("Only Flight or Reach block it.");
		await speak("fr");
		expect(briefOf("CS-17")).toBe("Bloque : +2000 ce combat.");
		await speak("en");
	});
	test("is its cost with what each X costs", () => {
		expect(["CS-13", "CS-14"].map((code) => costOf(cardOf(code)))).toEqual(["2", "2+2X"]);
	});
	test("in play leaves out what is done, and is cut between clauses or words, never to nothing", () => {
		expect(briefIn("CS-17", 40)).toBe(briefOf("CS-17"));
		expect(briefIn("CS-86", 60)).toBe("Hits a Tower: defender discards 1, ready 1 Spark.");
		expect(briefIn("CS-09", 50)).toBe("Into play: +2 Spark at Tower ≤ 4…");
		expect(briefIn("CS-35", 50)).toBe("Into play: exhaust 1 opposing monster…");
		expect(briefIn("CS-09", 20)).toBe("Into play: +2 Spark…");
	});
	test("agrees in number and gender in French", async () => {
		await speak("fr");
		const spend = (n: number) => t("dragonduel-spend", { n, barrier: "1000" });
		expect([spend(0), spend(2)].map((said) => said.split(" ")[0])).toEqual(["Étincelle", "Étincelles"]);
		expect(t("dragonduel-then-pays", { cost: 1, cards: 1, left: 2, hand: "no" })).toContain("1 Étincelle\u00a0:");
		expect(t("dragonduel-then-pays", { cost: 3, cards: 2, left: 1, hand: "no" })).toContain("3 Étincelles\u00a0:");
		for (const how of ["destroyed", "removed"])
			expect(t("dragonduel-story-left", { how, card: "Écuyère de l’aube", name: "Odile" })).not.toMatch(/é[.]$| est /);
		expect(t("dragonduel-ask", { ask: "block", attacker: "Larve", strength: "1000" })).toContain("1000\u00a0?");
		await speak("en");
	});
	test("is never longer than the full text", () => {
		const long = allCards().filter(
			({ card, text }) => text.length && briefOf(card).length > textOf(card).join(" ").length,
		);
		expect(long).toEqual([]);
	});
});

describe("a deck as text", () => {
	test("is read by numbers and by names, in either language", () => {
		const four = { "CS-01": 4 };
		for (const line of ["4 CS-01", "4xcs-01", "4 CS-01 Fire Slime", "4 Fire Slime", "4x fire slime", "Slime de feu x4"])
			expect(read(line), line).toEqual(four);
		expect(read("Écuyère de l’aube")).toEqual({ "CS-65": 1 });
		expect(read("2 ecuyere de l'aube\n# a comment\n1 Scorch")).toEqual({ "CS-65": 2, "CS-13": 1 });
	});
	test("names the line that it cannot read", () => {
		expect(read("4 Fire Slime\n2 Fire Slim")).toEqual({ line: 2, said: "2 Fire Slim" });
	});
	test("comes back as it was written", () => {
		for (const { counts } of starters()) expect(read(written(counts))).toEqual(counts);
	});
});

describe("a deck that is chosen", () => {
	test("says how it plays; one's own says nothing", () => {
		for (const { key } of starters()) expect(aboutOf("dragonduel", "deck2", key).length).toBeGreaterThan(20);
		expect(aboutOf("dragonduel", "deck0", "4xcs-01,2xcs-02")).toBe("");
		expect(aboutOf("dragonduel", "start", "lot")).toBe("");
	});
});

describe("a card at reading size", () => {
	const screen = { width: 1000, height: 700 };
	const size = { width: 320, height: 400 };
	test("stands right beside its card, on whichever side there is room", () => {
		const left = { left: 100, right: 200, top: 300, bottom: 440 };
		expect(beside(left, size, screen)).toEqual({ left: 212, top: 170 });
		const right = { left: 800, right: 900, top: 10, bottom: 150 };
		expect(beside(right, size, screen)).toEqual({ left: 468, top: 8 });
	});
	test("stands above or below where it would cover its card", () => {
		const phone = { width: 390, height: 844 };
		const { left, top } = beside({ left: 300, right: 386, top: 640, bottom: 770 }, size, phone);
		expect([left, top]).toEqual([62, 228]);
	});
});
