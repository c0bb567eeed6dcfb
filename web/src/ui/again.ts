// A second and a third try for what a page fetches after it stands: a connection that was gone for a moment is no reason
// to leave a place empty.
const WAITS = [300, 1500]; // ms before the next try

export async function again<T>(what: () => Promise<T>): Promise<T> {
	for (const wait of WAITS) {
		try {
			return await what();
		} catch {
			await new Promise((go) => setTimeout(go, wait));
		}
	}
	return what();
}
