// A timer in a thread of its own: browsers delay the timers of a page in the background, but not a worker's.
addEventListener("message", ({ data: { id, ms } }: MessageEvent<{ id: number; ms: number }>) => {
	setTimeout(() => postMessage(id), ms);
});
