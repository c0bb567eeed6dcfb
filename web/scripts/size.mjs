// First load through each of the two doors: the hall, and a Duālis table that somebody opens by its link. All script and
// style until the first screen stands and can be used, gzipped, in the heavier of the two languages. What opens later
// (sheets, the lobby, recaps, the other door) is a chunk of its own and does not count. Fails above the budget. Run
// after `npm run build`.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 60_000;
const LANGUAGES = ["en", "fr"];
const out = new URL("../../src/emberhall/web/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", out), "utf8"));
const start = [...readFileSync(new URL("index.html", out), "utf8").matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)];

const zipped = (file) => gzipSync(readFileSync(new URL(file, out)), { level: 9 }).length;

/** The files of a chunk, by its source or its name, with its styles and everything it imports. */
function filesOf(key, seen = new Set()) {
	const named = Object.keys(manifest).find((each) => each.startsWith(`_${key}-`) && each.endsWith(".js"));
	const chunk = manifest[key] ?? manifest[named];
	if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
	for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
	for (const next of chunk.imports ?? []) filesOf(next, seen);
	return seen;
}

const words = (lang, file) => `../src/emberhall/locales/${lang}/${file}.ftl?raw`;
const DOORS = {
	"the hall": (lang) => ["hall", words(lang, "home")],
	"a Duālis table": (lang) => ["table", "dualis", words(lang, "table"), words(lang, "dualis")],
};

/** Bytes of a door in its heavier language, file by file. */
function weigh(chunks) {
	const each = LANGUAGES.map((lang) => {
		const files = new Set(start.map(([, file]) => file));
		for (const key of [`src/locales/${lang}.ts`, ...chunks(lang)]) for (const file of filesOf(key)) files.add(file);
		return [...files].map((file) => [file, zipped(file)]);
	});
	const sum = (files) => files.reduce((total, [, size]) => total + size, 0);
	const files = each.sort((a, b) => sum(b) - sum(a))[0];
	return { files, total: sum(files) };
}

let heavy = false;
for (const [door, chunks] of Object.entries(DOORS)) {
	const { files, total } = weigh(chunks);
	console.log(`First load of ${door}`);
	for (const [file, size] of files) console.log(`${String(size).padStart(7)}  ${file}`);
	console.log(`${String(total).padStart(7)}  in all, of ${BUDGET} allowed; ${BUDGET - total} are left\n`);
	if (total <= BUDGET) continue;
	heavy = true;
	console.error(`The first load of ${door} weighs ${total} bytes gzipped, more than the ${BUDGET} allowed.`);
}
const both = weigh((lang) => Object.values(DOORS).flatMap((chunks) => chunks(lang)));
console.log(`${String(both.total).padStart(7)}  for both, one after the other`);
if (heavy) process.exit(1);
