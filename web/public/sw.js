// Shows a push: somebody waits for this person at a table. The page leaves the words for it in a cache, by language.
const WORDS = "emberhall-words";

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

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(open(event.notification.data.path));
});
