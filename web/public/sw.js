// Shows a push: somebody waits for this person at a table. The page leaves the words for it in a cache, by language.
// Where Emberhall is kept on this device, it opens there while the server cannot be reached.
const WORDS = "emberhall-words";
const DEVICE = "/device/";
const AWAY = [502, 503, 504]; // what a proxy says of a server that does not answer

async function words() {
	const kept = await (await caches.open(WORDS)).match("/words");
	return kept ? kept.json() : {};
}

async function show(said) {
	const { turn = "Emberhall", titles = {} } = await words();
	const body = [said.name, titles[said.title]].filter(Boolean).join(" · ");
	const icon = "/emblem-turn.svg";
	return self.registration.showNotification(turn, { body, icon, tag: said.table, data: { path: `/t/${said.table}` } });
}

async function open(path) {
	const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const there = pages.find((page) => new URL(page.url).pathname === path);
	return there ? there.focus() : self.clients.openWindow(path);
}

/** A page of the server, or that of this device if there is one and the server is away. */
async function opened(request) {
	const answer = await fetch(request).catch((problem) => problem);
	if (answer instanceof Response && !AWAY.includes(answer.status)) return answer;
	if (await caches.match(DEVICE)) return Response.redirect(DEVICE);
	if (answer instanceof Response) return answer;
	throw answer;
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener("fetch", (event) => {
	if (event.request.mode === "navigate") event.respondWith(opened(event.request));
});
self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(open(event.notification.data.path));
});
