// In a folder on any host, a page opened with `?demo` is for trying: its storage ends with it.
export const demo = new URLSearchParams(location.search).has("demo");

const values = new Map<string, string>();
const ours: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
	getItem: (place) => values.get(place) ?? null,
	setItem: (place, value) => void values.set(place, value),
	removeItem: (place) => void values.delete(place),
};
if (demo) Object.defineProperty(window, "localStorage", { value: ours });
