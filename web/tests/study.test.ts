// Studies: the words of notes with their links, where links lead, and a game that grows as the reader goes on.
import { expect, test } from "vitest";
import { gameIn, wantedIn } from "../src/rooms/study/address";
import { momentLink, moveLink, paragraphsOf, plainOf, thingLink } from "../src/rooms/study/rich";

test("a note is plain words with links to moments, things and moves", () => {
	const text = `See [Facet Row](card:C3): ${moveLink("D2 to E1", "D2", "E1", "good")}.\n\n${momentLink("here", 14)}`;
	expect(paragraphsOf(text)).toEqual([
		[
			{ kind: "text", text: "See " },
			{ kind: "thing", text: "Facet Row", ref: "C3" },
			{ kind: "text", text: ": " },
			{ kind: "move", text: "D2 to E1", start: "D2", target: "E1", ink: "good" },
			{ kind: "text", text: "." },
		],
		[{ kind: "moment", text: "here", at: 14 }],
	]);
	expect(plainOf(text)).toBe("See Facet Row: D2 to E1. here");
});

test("what is no link stays text, and a link cannot be broken by its words", () => {
	expect(paragraphsOf("[a](javascript:b) [c](at:x)")).toEqual([
		[
			{ kind: "text", text: "[a](javascript:b) " },
			{ kind: "text", text: "c" },
		],
	]);
	expect(plainOf(thingLink("a [b] c", "x y"))).toBe("a [b] c"); // such a thing cannot be named in a link
	expect(paragraphsOf(thingLink("a ]b", "m1"))).toEqual([[{ kind: "thing", text: "a  b", ref: "m1" }]]);
});

test("a pasted link names a game, and perhaps a moment and a seat", () => {
	expect(gameIn("https://hall.example/review/abc123xyz?at=14&seat=1")).toEqual({ table: "abc123xyz", at: 14, seat: 1 });
	expect(gameIn("/t/abc123xyz")).toEqual({ table: "abc123xyz", at: null, seat: 0 });
	expect(gameIn("/review/abc123xyz?at=2&seat=watch")).toEqual({ table: "abc123xyz", at: 2, seat: -1 });
	expect(gameIn("https://hall.example/ladder")).toBeNull();
	expect(wantedIn("?c=3&at=17&edit=secret")).toEqual({ chapter: 3, moment: 17, invitation: "secret" });
});
