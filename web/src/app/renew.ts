// For a page older than its server, whose next chunk is gone: reload it, at most once a minute, if the server answers.

import { isOpen } from "../net/api";

const ONCE_IN = 60_000;

export function renewWhenOld(): void {
	let asking = false; // several chunks may be missing at once, and one reload is enough
	addEventListener("vite:preloadError", async () => {
		if (asking || Date.now() - Number(sessionStorage.renewed ?? 0) < ONCE_IN) return;
		asking = true;
		const open = await isOpen();
		asking = false;
		if (!open) return;
		sessionStorage.renewed = Date.now();
		location.reload();
	});
}
