// First load of the hall and one Duālis table: all script and style, gzipped, with the larger of the two catalogues.
// What opens later (sheets, the lobby, recaps) is a chunk of its own and does not count. Fails above the budget. Run after `npm run build`.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 60_000;
const out = new URL("../../src/emberhall/web/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", out), "utf8"));
const sizes = new Map();

const zipped = (file) => gzipSync(readFileSync(new URL(file, out)), { level: 9 }).length;
const count = (file) => sizes.set(file, zipped(file));

/** A chunk of the manifest, with its styles and everything it imports. */
function take(key) {
	const chunk = manifest[key];
	if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
	for (const file of [chunk.file, ...(chunk.css ?? [])]) count(file);
	for (const next of chunk.imports ?? []) take(next);
}

const languages = Object.keys(manifest).filter((key) => key.startsWith("src/locales/"));
const heaviest = languages.sort((a, b) => zipped(manifest[b].file) - zipped(manifest[a].file))[0];
for (const [, file] of readFileSync(new URL("index.html", out), "utf8").matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g))
	count(file);
take("src/games/dualis/index.tsx");
take(heaviest);
take(`../src/emberhall/locales/${heaviest.slice(-5, -3)}/dualis.ftl?raw`);

let total = 0;
for (const [file, size] of sizes) {
	total += size;
	console.log(`${String(size).padStart(7)}  ${file}`);
}
console.log(`${String(total).padStart(7)}  in all, of ${BUDGET} allowed`);
if (total > BUDGET) {
	console.error(`The first load weighs ${total} bytes gzipped, more than the ${BUDGET} allowed.`);
	process.exit(1);
}
