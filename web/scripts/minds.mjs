// The mind of a device under Node, for `python -m tests.device.equal`: Pyodide with an archive of engines. It reads one task a
// line, `[kind, text]`, and writes the answer and the milliseconds it took.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadPyodide } from "pyodide";

const SITE = "/lib/python3.14/site-packages";
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(process.argv[2])), "zip", { extractDir: SITE });
const mind = python.pyimport("emberhall.device.mind");

for await (const line of createInterface({ input: process.stdin })) {
	const [kind, text] = JSON.parse(line);
	const before = performance.now();
	const answer = mind.serve(kind, text, () => undefined);
	console.log(JSON.stringify([answer, performance.now() - before]));
}
