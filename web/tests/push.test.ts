// The service worker: a push becomes a notification in the reader's language, and a click leads to the table.
import { expect, test } from "vitest";

const [source = ""] = Object.values(
	import.meta.glob<string>("../public/sw.js", { eager: true, query: "?raw", import: "default" }),
);

/** The worker as a browser runs it, with the words that the page has stored for it. */
function worker(words: object | null) {
	const hears: Record<string, (event: unknown) => void> = {};
	const shown: unknown[][] = [];
	const opened: string[] = [];
	const self = {
		addEventListener: (name: string, hear: (event: unknown) => void) => {
			hears[name] = hear;
		},
		registration: { showNotification: async (...note: unknown[]) => shown.push(note) },
		clients: { matchAll: async () => [], openWindow: async (path: string) => opened.push(path) },
	};
	const kept = words && { json: async () => words };
	const caches = { open: async () => ({ match: async () => kept }) };
	new Function("self", "caches", source)(self, caches);
	const send = async (name: string, event: object) => {
		let until: unknown = null;
		hears[name]?.({
			...event,
			waitUntil: (work: unknown) => {
				until = work;
			},
		});
		await until;
	};
	return { shown, opened, send };
}
const SAID = { table: "abc", title: "dualis", name: "Mardi" };

test("a push says whose turn it is, in the words that the page has left", async () => {
	const { shown, send } = worker({ turn: "À vous", titles: { dualis: "Duālis" } });
	await send("push", { data: { json: () => SAID } });
	expect(shown).toEqual([
		["À vous", { body: "Mardi · Duālis", icon: "/emblem-turn.svg", tag: "abc", data: { path: "/t/abc" } }],
	]);
});

test("without words it still says something, and a click leads to the table", async () => {
	const { shown, opened, send } = worker(null);
	await send("push", { data: { json: () => SAID } });
	expect(shown[0]?.[0]).toBe("Emberhall");
	await send("notificationclick", { notification: { close: () => undefined, data: { path: "/t/abc" } } });
	expect(opened).toEqual(["/t/abc"]);
});
