// The pages of the device's database, in the browser's own. Each change is one transaction: all of its pages, or none.
const NAME = "emberhall-device";
const STORE = "pages";

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
	opening ??= new Promise((resolve, reject) => {
		const request = indexedDB.open(NAME, 1);
		request.onupgradeneeded = () => request.result.createObjectStore(STORE);
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
	return opening;
}

/** Every page by its number, as JSON. */
export async function keptPages(): Promise<string> {
	const store = (await database()).transaction(STORE).objectStore(STORE);
	const [numbers, pages] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
	return JSON.stringify(Object.fromEntries(numbers.map((number, at) => [number, pages[at]])));
}

/** Keeps the pages that have changed, and drops those from `size` on. */
export async function keepPages(size: number, changed: string): Promise<void> {
	const transaction = (await database()).transaction(STORE, "readwrite", { durability: "strict" });
	const store = transaction.objectStore(STORE);
	for (const [number, page] of Object.entries(JSON.parse(changed))) store.put(page, Number(number));
	store.delete(IDBKeyRange.lowerBound(size));
	await new Promise<void>((resolve, reject) => {
		transaction.oncomplete = () => resolve();
		transaction.onabort = transaction.onerror = () => reject(transaction.error);
	});
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
