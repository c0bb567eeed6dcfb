// Searching without accents and capitals: matches in the folded text are shown in the original.

const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", "’": "'", "\u00a0": " " };

/** One letter in the form used for searching. */
const plain = (letter: string): string =>
	LETTERS[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const fold = (text: string): string => [...text.toLowerCase()].map(plain).join("");

/** The ranges in a text that match a folded search; the end of each is exclusive. */
export function found(text: string, wanted: string): [from: number, to: number][] {
	if (!wanted) return [];
	let folded = "";
	const starts: number[] = []; // for each folded letter, where its original begins
	let at = 0;
	for (const letter of text) {
		for (const one of plain(letter.toLowerCase())) {
			folded += one;
			starts.push(at);
		}
		at += letter.length;
	}
	starts.push(at);
	const places: [number, number][] = [];
	for (let k = folded.indexOf(wanted); k >= 0; k = folded.indexOf(wanted, k + wanted.length)) {
		places.push([starts[k] ?? 0, starts[k + wanted.length] ?? at]);
	}
	return places;
}
