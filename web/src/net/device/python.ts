// Python in a worker: Pyodide, and the engines as one archive. Both lie beside the page, in a folder named by what is in it.
import type { PyodideAPI } from "pyodide";

export const PLACE = import.meta.env.VITE_ENGINES ?? "engines";
const SITE = "/lib/python3.14/site-packages";

/** This script; it stands in `assets/`. Vite takes `new URL` of it for a file of the page, which the engines are not. */
const HERE = import.meta.url;
/** The folder of the engines, whatever the address of the page begins with. */
export const folder = (): URL => new URL(`../${PLACE}/`, HERE);

export async function startPython(): Promise<PyodideAPI> {
	const place = folder();
	const archive = fetch(new URL("engines.zip", place)).then((answer) => answer.arrayBuffer());
	const { loadPyodide } = (await import(
		/* @vite-ignore */ new URL("pyodide.mjs", place).href
	)) as typeof import("pyodide");
	const python = await loadPyodide({ indexURL: place.href });
	python.unpackArchive(await archive, "zip", { extractDir: SITE });
	return python;
}
