// The player's own decks, in this browser and on the server.
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { nameOf, starters } from "../src/games/dragonduel/cards/cards";
import { decks, keepDecks, problems } from "../src/games/dragonduel/cards/decks";
import { named, renewed, store } from "../src/games/dragonduel/workshop/shelf";
import { bearer } from "../src/net/api";
import { learn, learnNames, speak, t } from "../src/ui/locales";
import REFUSED from "./refused-decks.json";

/** A server that has these decks, and stores what is written. */
function serverWith(kept: { id: string; name: string; cards: string }[]) {
	const all = new Map(kept.map((deck) => [deck.id, { title: "dragonduel", at: "", ...deck }]));
	vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
		const id = path.split("/").at(-1) ?? "";
		if (method === "PUT") all.set(id, { id, at: "", ...JSON.parse(body ?? "{}") });
		return new Response(JSON.stringify(method === "PUT" ? all.get(id) : [...all.values()]));
	});
	return all;
}
const places = new Map<string, string>();
vi.stubGlobal("localStorage", {
	getItem: (place: string) => places.get(place) ?? null,
	setItem: (place: string, text: string) => places.set(place, text),
	removeItem: (place: string) => places.delete(place),
});
afterEach(() => {
	bearer.token = null;
	keepDecks([]);
});

describe("decks that follow their person", () => {
	it("stay in this browser until the server knows somebody", async () => {
		const all = serverWith([]);
		expect(await store({ name: "Slimes", counts: { "CS-01": 4 } })).toEqual({ name: "Slimes", counts: { "CS-01": 4 } });
		expect(all.size).toBe(0);
	});
	it("go to the server, and those of other devices come from there", async () => {
		const all = serverWith([{ id: "elsewhere-1", name: "Other", cards: "2xcs-02" }]);
		keepDecks([{ name: "Slimes", counts: { "CS-01": 4 } }]);
		bearer.token = "mine";
		const found = await renewed();
		expect([...all.values()].map(({ cards }) => cards)).toEqual(["2xcs-02", "4xcs-01"]);
		expect(found.map(({ name, counts }) => [name, counts])).toEqual([
			["Other", { "CS-02": 2 }],
			["Slimes", { "CS-01": 4 }],
		]);
		expect(decks()).toEqual(found);
		await renewed();
		expect(all.size).toBe(2); // nothing is written twice
	});
	it("go from here when they were deleted elsewhere", async () => {
		serverWith([]);
		keepDecks([{ id: "gone-before", name: "Gone", counts: { "CS-01": 4 } }]);
		bearer.token = "mine";
		expect(await renewed()).toEqual([]);
	});
	it("are told apart where two devices gave one name", () => {
		const two = ["a", "b"].map((id) => ({ id, name: "Slimes", counts: {} }));
		expect(named(two).map(({ name }) => name)).toEqual(["Slimes", "Slimes (2)"]);
	});
});

// The same decks are refused for the same reasons by the rules (`tests/games/dragonduel/test_decks.py`).
test.each(REFUSED)("the builder says what a table would: $changed", async ({ changed, refused }) => {
	await speak("en");
	await Promise.all([learn("dragonduel"), learnNames("dragonduel")]);
	const starter = starters().find(({ key }) => key === "ember-gale");
	const all = Object.entries({ ...starter?.counts, ...changed }).filter(([, n]) => n);
	const known = (card: string) => (card.startsWith("ZZ") ? card : nameOf(card));
	const said = (refused as [string, { card?: string }][]).map(([code, { card, ...args }]) =>
		t(`dragonduel-deck-${code}`, { ...args, ...(card ? { card: known(card) } : {}) }),
	);
	expect(problems(Object.fromEntries(all) as Record<string, number>).sort()).toEqual(said.sort());
});
