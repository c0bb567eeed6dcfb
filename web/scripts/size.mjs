// First load through each door: the hall, and a table of every title that somebody opens by its link. All script and
// style until the first screen stands and can be used, gzipped, in the heavier language and window. What opens later
// (sheets, the lobby, recaps, the other doors) is a chunk of its own and does not count. Fails above a door's limit, and
// asks for a lower one when much is left. Run after `npm run build`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { languages } from "../locales.mjs";

const HALL = new URL("size.json", import.meta.url);
const GAMES = new URL("../src/games/", import.meta.url);
const titles = readdirSync(GAMES).filter((name) => existsSync(new URL(`${name}/size.json`, GAMES)));
/** Where the limit of a door is: the hall's beside this script, a title's in its folder. */
const limitFile = (door) => (door === "hall" ? HALL : new URL(`${door}/size.json`, GAMES));
const SLACK = 1000; // bytes that a door may be lighter than its limit before the limit has to follow
const out = new URL("../../src/emberhall/web/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", out), "utf8"));
const start = [...readFileSync(new URL("index.html", out), "utf8").matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)];

/** The windows that are weighed, and whether a condition of a style sheet holds in one. */
const WINDOWS = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
];
const holds = (condition, window) =>
	condition
		.split(",")
		.some((all) =>
			[...all.matchAll(/\((width|height)(<=|>)(\d+)px\)/g)].every(([, axis, sign, bound]) =>
				sign === ">" ? window[axis] > Number(bound) : window[axis] <= Number(bound),
			),
		);

/** Style sheets of single sizes of windows, that a chunk only names: those with a rule for this window. */
const sized = (chunk, window) =>
	(chunk.assets ?? []).filter((file) => {
		if (!file.endsWith(".css")) return false;
		const asked = [...readFileSync(new URL(file, out), "utf8").matchAll(/@media ([^{]+)\{/g)];
		return asked.some(([, condition]) => holds(condition, window));
	});

const zipped = (file) => gzipSync(readFileSync(new URL(file, out)), { level: 9 }).length;

/** The files of a chunk, by its source or its name, with its styles and everything it imports. */
function filesOf(key, window, seen = new Set()) {
	const named = Object.keys(manifest).find((each) => each.replace(/-.{8}\.js$/, "") === `_${key}`);
	const chunk = manifest[key] ?? manifest[named];
	if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
	for (const file of [chunk.file, ...(chunk.css ?? []), ...sized(chunk, window)]) seen.add(file);
	for (const next of chunk.imports ?? []) filesOf(next, window, seen);
	return seen;
}

const words = (lang, file) => `../src/emberhall/locales/${lang}/${file}.ftl?raw&words`;
const DOORS = { hall: (lang) => ["hall", words(lang, "home")] };
for (const title of titles) DOORS[title] = (lang) => ["table", title, words(lang, "table"), words(lang, title)];

/** Bytes of a door in its heavier language and window, file by file. */
function weigh(chunks) {
	const cases = languages.flatMap((lang) => WINDOWS.map((window) => ({ lang, window })));
	const each = cases.map(({ lang, window }) => {
		const files = new Set(start.map(([, file]) => file));
		for (const key of [`../src/emberhall/locales/${lang}/language.json?words`, ...chunks(lang)])
			for (const file of filesOf(key, window)) files.add(file);
		return [...files].map((file) => [file, zipped(file)]);
	});
	const sum = (files) => files.reduce((total, [, size]) => total + size, 0);
	const files = each.sort((a, b) => sum(b) - sum(a))[0];
	return { files, total: sum(files) };
}

let wrong = false;
for (const [door, chunks] of Object.entries(DOORS)) {
	const { files, total } = weigh(chunks);
	const limit = JSON.parse(readFileSync(limitFile(door), "utf8")).firstLoad;
	console.log(`First load of ${door}`);
	for (const [file, size] of files) console.log(`${String(size).padStart(7)}  ${file}`);
	console.log(`${String(total).padStart(7)}  in all, of ${limit} allowed; ${limit - total} are left\n`);
	if (total > limit)
		console.error(`The first load of ${door} weighs ${total} bytes gzipped, more than the ${limit} allowed.`);
	else if (total < limit - SLACK)
		console.error(`The first load of ${door} got lighter: lower its limit in ${limitFile(door).pathname}.`);
	else continue;
	wrong = true;
}
const both = weigh((lang) => [...DOORS.hall(lang), ...DOORS[titles[0]](lang)]);
console.log(`${String(both.total).padStart(7)}  for the hall and then ${titles[0]}`);
if (wrong) process.exit(1);
