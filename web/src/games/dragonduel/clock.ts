// A wait of its own thread: browsers let the timers of a page in the background come late, but not a worker's.
addEventListener("message", ({ data: { id, ms } }: MessageEvent<{ id: number; ms: number }>) => {
	setTimeout(() => postMessage(id), ms);
});
