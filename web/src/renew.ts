// A page that is older than its server: what it would fetch next is gone. It starts anew, once, if the door is open.
const ONCE_IN = 60_000;

export function renewWhenOld(): void {
	let asking = false; // several parts may be missed at once, and one new start is enough
	addEventListener("vite:preloadError", async () => {
		if (asking || Date.now() - Number(sessionStorage.renewed ?? 0) < ONCE_IN) return;
		asking = true;
		const open = (await fetch("/", { cache: "no-store" }).catch(() => null))?.ok;
		asking = false;
		if (!open) return;
		sessionStorage.renewed = Date.now();
		location.reload();
	});
}
