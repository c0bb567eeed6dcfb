// Searching without accents and capitals: what is found in the folded text is shown in the text as it is written.

const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", "’": "'", "\u00a0": " " };

/** One letter as it is searched for. */
const plain = (letter: string): string =>
	LETTERS[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const fold = (text: string): string => [...text.toLowerCase()].map(plain).join("");

/** Where a folded search is found in a text: first and last place of each, the last not included. */
export function found(text: string, wanted: string): [from: number, to: number][] {
	if (!wanted) return [];
	let folded = "";
	const starts: number[] = []; // for each folded letter, where its own begins
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
