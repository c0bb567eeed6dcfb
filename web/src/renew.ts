// A page that is older than its server: what it would fetch next is gone. It starts anew, once, if the door is open.
const ONCE_IN = 60_000;

export function renewWhenOld(): void {
	addEventListener("vite:preloadError", async () => {
		if (Date.now() - Number(sessionStorage.renewed ?? 0) < ONCE_IN) return;
		if (!(await fetch("/", { cache: "no-store" }).catch(() => null))?.ok) return;
		sessionStorage.renewed = Date.now();
		location.reload();
	});
}
