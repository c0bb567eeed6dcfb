// An alarm that is on time even when the page is in the background: the page's own timer and a worker's run together,
// and the first one rings. Without workers, only the page's timer runs.
const rings = new Map<number, () => void>();
let last = 0;
let clock: Worker | null | undefined;

function worker(): Worker | null {
	try {
		const made = new Worker(new URL("./clock.ts", import.meta.url), { type: "module" });
		made.onmessage = ({ data }: MessageEvent<number>) => rings.get(data)?.();
		return made;
	} catch {
		return null;
	}
}

/** Rings once after `ms`; returns a function that stops it. */
export function alarm(ms: number, ring: () => void): () => void {
	if (clock === undefined) clock = worker();
	const id = ++last;
	const stop = () => {
		clearTimeout(timer);
		rings.delete(id);
	};
	const once = () => {
		stop();
		ring();
	};
	const timer = setTimeout(once, ms);
	rings.set(id, once);
	clock?.postMessage({ id, ms });
	return stop;
}
