// Where a long word of a name may be hyphenated. A browser hyphenates only languages it has a dictionary for, and many
// have none; names of cards are in narrow places.
import { byLang } from "../../../state/languages";

/** Where a single consonant always begins the next syllable. */
const OPEN = byLang(import.meta.glob<boolean>("@locales/*/language.json", { eager: true, import: "openSyllables" }));
const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
/** Two letters that stay together: one sound, or a consonant bound to the next. */
const BOUND = /^(?:[bcdfgkptvw][lr]|[cpstg]h|qu|gn|ck)$/;
const LEAST = 3; // letters on either side of a hyphen
const LONG = 7;

/** The parts of a word, hyphenated as its language does it; a short word is one part. */
export function parts(word: string, lang: string): string[] {
	if (word.length < LONG) return [word];
	const open = OPEN[lang] ?? false;
	const vowel = (at: number) => VOWELS.includes((word[at] ?? "").toLowerCase());
	const found: string[] = [];
	let from = 0;
	for (let at = 1; at < word.length - LEAST; at++) {
		if (!vowel(at) || vowel(at + 1)) continue;
		let next = at + 1;
		while (next < word.length && !vowel(next)) next++;
		if (next === word.length) break;
		const cluster = next - at - 1;
		// a single consonant may always begin the next syllable; in other languages that is certain only for these
		if (cluster === 1 && !open && !"hw".includes(word[at + 1] ?? "")) continue;
		const cut = next - (BOUND.test(word.slice(next - 2, next).toLowerCase()) && cluster > 1 ? 2 : 1);
		// nor before two letters that are one sound, but far into a word it beats a break without a hyphen
		if (cut === at + 1 && cluster > 1 && !open && cut - from <= LEAST + 1) continue;
		if (cut - from < LEAST || word.length - cut < LEAST) continue;
		found.push(word.slice(from, cut));
		from = cut;
	}
	return [...found, word.slice(from)];
}
