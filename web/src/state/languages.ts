// The languages there are: every folder of the catalogues with a language.json. One of them is the fallback: what another
// lacks is said in it. How a language sets its words comes with them.

export type Lang = string;

/** Filled in when the page is built, from the folders. */
declare const LANGUAGE_NAMES: Record<Lang, string>;
declare const FALLBACK_LANGUAGE: Lang;
/** What each calls itself. */
export const LANGUAGES = LANGUAGE_NAMES;
export const SPOKEN: readonly Lang[] = Object.keys(LANGUAGES);
export const FALLBACK = FALLBACK_LANGUAGE;

/** The tag in the path of a file that a language has. */
export const tagIn = (path: string): Lang => path.split("/").at(-2) ?? "";
/** Values by the tags of the languages that have them. */
export const byLang = <T>(files: Record<string, T>): Record<Lang, T> =>
	Object.fromEntries(Object.entries(files).map(([path, value]) => [tagIn(path), value]));

/** The language of a tag such as `fr-CA`; the fallback if it is not spoken here. */
export function spokenAs(tag: string): Lang {
	const lang = tag.toLowerCase().split("-")[0] ?? "";
	return lang in LANGUAGES ? lang : FALLBACK;
}
