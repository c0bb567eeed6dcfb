// Keeping the hall on this device: the service worker of the folder beside a server (docs/static.md) fetches all of it.
const PLACE = "/device/";
/** Where that worker says how far it is. */
const LINE = "emberhall-keeping";
const CACHES = "emberhall-folder-";

/** How many bytes of the folder are here, and how many there are. */
export interface Progress {
	done: number;
	all: number;
}

const mine = async (): Promise<ServiceWorkerRegistration | null> => {
	const found = await navigator.serviceWorker?.getRegistration(PLACE);
	return found && new URL(found.scope).pathname === PLACE ? found : null; // without one, it names that of the server
};

/** The bytes that keeping the hall takes; 0 where the server or this browser cannot. */
export async function offered(): Promise<number> {
	if (!navigator.serviceWorker) return 0; // on plain http elsewhere than here
	const answer = await fetch(`${PLACE}size.json`);
	return answer.ok ? ((await answer.json()) as { bytes: number }).bytes : 0;
}

export const isKept = async (): Promise<boolean> => Boolean((await mine())?.active);
export const isComing = async (): Promise<boolean> => Boolean((await mine())?.installing);

/** Fetches the folder, or what is new in it; resolves when the hall would open without a network. */
export async function keep(report: (progress: Progress) => void): Promise<void> {
	const line = new BroadcastChannel(LINE);
	line.onmessage = ({ data }: MessageEvent<Progress>) => report(data);
	try {
		const workers = navigator.serviceWorker;
		const [kept] = await Promise.all([workers.register(`${PLACE}sw.js`), workers.register("/sw.js")]);
		await arrived(kept);
		await navigator.storage?.persist?.(); // else a browser short of space may forget it
	} finally {
		line.close();
	}
}

/** Resolves when some version is whole; rejects when the first one could not be fetched. */
function arrived({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
	if (active || waiting || !installing) return Promise.resolve();
	return new Promise((resolve, reject) => {
		installing.addEventListener("statechange", () => {
			if (installing.state === "activated") resolve();
			if (installing.state === "redundant") reject(new TypeError("The hall could not be kept."));
		});
	});
}

/** Takes the hall from this device; games that were played here stay. */
export async function drop(): Promise<void> {
	await (await mine())?.unregister();
	const names = (await caches.keys()).filter((name) => name.startsWith(CACHES));
	await Promise.all(names.map((name) => caches.delete(name)));
}
