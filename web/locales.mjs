// The folders of the catalogues, as the build finds them: every one with a `language.json` is a language.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where they are; `EMBERHALL_LOCALES` names another place, such as one with a language made for a test. */
export const LOCALES =
	process.env.EMBERHALL_LOCALES ?? fileURLToPath(new URL("../src/emberhall/locales", import.meta.url));
export const languages = readdirSync(LOCALES).filter((lang) => existsSync(`${LOCALES}/${lang}/language.json`));
const factsOf = (lang) => JSON.parse(readFileSync(`${LOCALES}/${lang}/language.json`, "utf8"));
/** What each calls itself. */
export const names = Object.fromEntries(languages.map((lang) => [lang, factsOf(lang).name]));
/** The language in which everything is said. */
export const fallback = languages.find((lang) => factsOf(lang).fallback);
if (!fallback) throw new Error(`No language in ${LOCALES} is the fallback.`);

export const has = (file) => existsSync(`${LOCALES}/${file}`);
/** The text of a file of the folders. */
export function textAt(file) {
	return readFileSync(`${LOCALES}/${file}`, "utf8");
}
/** The catalogues of a language, with those of its lessons. */
export const allFiles = (lang) =>
	readdirSync(`${LOCALES}/${lang}`, { recursive: true }).filter((file) => file.endsWith(".ftl"));
