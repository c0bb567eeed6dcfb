// First load of the hall and one Duālis table: all script and style, gzipped, with the larger of the two catalogues.
// What opens later (sheets, the lobby, recaps) is a chunk of its own and does not count. Fails above the budget. Run after `npm run build`.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 60_000;
const out = new URL("../../src/emberhall/web/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", out), "utf8"));
const sizes = new Map();

function take(key) {
	const chunk = manifest[key];
	if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
	for (const file of [chunk.file, ...(chunk.css ?? [])]) {
		if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(new URL(file, out)), { level: 9 }).length);
	}
	for (const next of chunk.imports ?? []) take(next);
}

const weigh = (key) => gzipSync(readFileSync(new URL(manifest[key].file, out)), { level: 9 }).length;
const languages = Object.keys(manifest).filter((key) => key.startsWith("src/locales/"));
const heaviest = languages.sort((a, b) => weigh(b) - weigh(a))[0];
take("index.html");
take("src/games/dualis/index.tsx");
take(heaviest);

let total = gzipSync(readFileSync(new URL("index.html", out)), { level: 9 }).length;
for (const [file, size] of sizes) {
	total += size;
	console.log(`${String(size).padStart(7)}  ${file}`);
}
console.log(`${String(total).padStart(7)}  in all, of ${BUDGET} allowed`);
if (total > BUDGET) {
	console.error(`The first load weighs ${total} bytes gzipped, more than the ${BUDGET} allowed.`);
	process.exit(1);
}
