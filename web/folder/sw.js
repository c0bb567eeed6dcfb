// Keeps the whole folder on the device, and says how far it is. A new version is fetched beside the old one, from which it
// takes the files that are the same, and takes over when no page of the old one is open: an update never reaches into a
// running game.
const NAME = "emberhall-folder-";
const VERSION = "VERSION";
const CACHE = `${NAME}${VERSION}`;
/** Every file, with the bytes that are sent for it. */
const FILES = { FILES: 0 };
const ALL = Object.values(FILES).reduce((sum, bytes) => sum + bytes, 0);
const AT_ONCE = 6;
/** Files whose names change with their contents. */
const HASHED = /^(assets|engines-\w+)\//;
const progress = new BroadcastChannel("emberhall-keeping");

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

async function keepAll() {
	const cache = await caches.open(CACHE);
	const waiting = Object.keys(FILES);
	let done = 0;
	const worker = async () => {
		for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
			await keep(cache, name);
			done += FILES[name];
			progress.postMessage({ done, all: ALL });
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function keep(cache, name) {
	const old = HASHED.test(name) ? await caches.match(name) : undefined;
	const answer = old ?? (await fetch(name, { cache: HASHED.test(name) ? "default" : "no-cache" }));
	if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
	await cache.put(name, answer);
}

self.addEventListener("activate", (event) => {
	const old = (name) => name.startsWith(NAME) && name !== CACHE;
	event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
	event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
	if (event.request.method !== "GET" || !event.request.url.startsWith(self.registration.scope)) return;
	event.respondWith(kept(event.request));
});

async function kept(request) {
	const cache = await caches.open(CACHE);
	const page = request.mode === "navigate" ? await cache.match("./") : undefined;
	return page ?? (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
