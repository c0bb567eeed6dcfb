// The service workers: what is kept on the device, and who answers while the server is away.
import { describe, expect, test } from "vitest";

const sources = import.meta.glob<string>(["../public/sw.js", "../folder/sw.js"], {
	eager: true,
	query: "?raw",
	import: "default",
});

type Hears = Record<string, (event: unknown) => void>;

/** A worker as a browser runs it, on these caches and this network. */
function worker(file: string, stored: Map<string, Response>, network: (name: string) => Promise<Response>) {
	const hears: Hears = {};
	const said: unknown[] = [];
	const cache = {
		match: async (name: string | { url: string }) => stored.get(typeof name === "string" ? name : name.url),
		put: async (name: string, answer: Response) => void stored.set(name, answer),
	};
	const caches = { open: async () => cache, match: cache.match, keys: async () => [], delete: async () => true };
	const self = {
		addEventListener: (name: string, hear: (event: unknown) => void) => {
			hears[name] = hear;
		},
		registration: { scope: "https://hall/device/" },
		clients: { claim: async () => undefined },
	};
	class Channel {
		postMessage(what: unknown): void {
			said.push(what);
		}
	}
	const fetched = (what: string | { url: string }) => network(typeof what === "string" ? what : what.url);
	const source = (sources[file] ?? "").replace(
		"{ FILES: 0 }",
		'{ "./": 10, "assets/a.js": 20, "engines-1f/e.zip": 70 }',
	);
	new Function("self", "caches", "fetch", "BroadcastChannel", source)(self, caches, fetched, Channel);
	const send = async (name: string, event: object = {}): Promise<unknown> => {
		let answer: unknown;
		const given = (work: unknown) => {
			answer = work;
		};
		hears[name]?.({ ...event, waitUntil: given, respondWith: given });
		return answer;
	};
	return { send, said };
}
const page = { request: { mode: "navigate", url: "https://hall/t/abc", method: "GET" } };
const gone = async (): Promise<Response> => {
	throw new TypeError("Failed to fetch");
};
const SERVER = "../public/sw.js";
const FOLDER = "../folder/sw.js";

describe("the worker of a server", () => {
	test.each([
		["cannot be reached", gone],
		["does not answer its proxy", async () => new Response("", { status: 502 })],
	])("opens the device while the server %s", async (_, network) => {
		globalThis.Response = class extends Response {
			static override redirect = (url: string) => new Response(null, { status: 302, headers: { location: url } });
		};
		const { send } = worker(SERVER, new Map([["/device/", new Response("kept")]]), network);
		const answer = (await send("fetch", page)) as Response;
		expect(answer.headers.get("location")).toBe("/device/");
	});

	test("lets the server answer while it does", async () => {
		const { send } = worker(SERVER, new Map([["/device/", new Response("kept")]]), async () => new Response("served"));
		expect(await ((await send("fetch", page)) as Response).text()).toBe("served");
	});

	test("says what the browser would say where nothing is kept", async () => {
		await expect(worker(SERVER, new Map(), gone).send("fetch", page)).rejects.toThrow("Failed to fetch");
		const busy = await worker(SERVER, new Map(), async () => new Response("", { status: 503 })).send("fetch", page);
		expect((busy as Response).status).toBe(503);
	});

	test("leaves everything but pages alone", async () => {
		const { send } = worker(SERVER, new Map([["/device/", new Response("kept")]]), gone);
		expect(await send("fetch", { request: { mode: "cors", url: "https://hall/api/tables" } })).toBeUndefined();
	});
});

describe("the worker of a folder", () => {
	test("says after each file how far it is", async () => {
		const stored = new Map<string, Response>();
		const { send, said } = worker(FOLDER, stored, async (name) => new Response(name));
		await send("install");
		expect([...stored.keys()].sort()).toEqual(["./", "assets/a.js", "engines-1f/e.zip"]);
		expect(said).toHaveLength(3);
		expect(said.at(-1)).toEqual({ done: 100, all: 100 });
	});

	test("takes from the version before what has the same name", async () => {
		const asked: string[] = [];
		const stored = new Map([
			["./", new Response("old")],
			["engines-1f/e.zip", new Response("the same")],
		]);
		const { send } = worker(FOLDER, stored, async (name) => {
			asked.push(name);
			return new Response(`new ${name}`);
		});
		await send("install");
		expect(asked.sort()).toEqual(["./", "assets/a.js"]);
		expect(await stored.get("engines-1f/e.zip")?.text()).toBe("the same");
		expect(await stored.get("./")?.text()).toBe("new ./");
	});

	test("is not whole without a file", async () => {
		const { send } = worker(FOLDER, new Map(), async () => new Response("", { status: 404 }));
		await expect(send("install")).rejects.toThrow("404");
	});

	test("answers from what is kept, whatever the address ends with", async () => {
		const { send } = worker(FOLDER, new Map([["./", new Response("the page")]]), gone);
		const request = { mode: "navigate", url: "https://hall/device/?x", method: "GET" };
		expect(await ((await send("fetch", { request })) as Response).text()).toBe("the page");
		expect(await send("fetch", { request: { ...request, url: "https://hall/api/games" } })).toBeUndefined();
	});
});
