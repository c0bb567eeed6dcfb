// Searching without accents and capitals: matches in the folded text are shown in the original.

const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", "’": "'", "\u00a0": " " };

/** One letter in the form used for searching. */
const plain = (letter: string): string =>
	LETTERS[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const fold = (text: string): string => [...text.toLowerCase()].map(plain).join("");

/** The words that are searched for, folded, whatever their order. */
const wordsOf = (wanted: string): string[] => wanted.split(/\s+/).filter(Boolean);

/** Whether all words, or what there is of them, are somewhere in a text. */
export function holds(text: string, wanted: string): boolean {
	const folded = fold(text);
	return wordsOf(wanted).every((word) => folded.includes(word));
}

/** The ranges in a text that match any word of a folded search; the end of each is exclusive. Neighbours are one range. */
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
	for (const word of wordsOf(wanted))
		for (let k = folded.indexOf(word); k >= 0; k = folded.indexOf(word, k + word.length))
			places.push([starts[k] ?? 0, starts[k + word.length] ?? at]);
	return joined(places, text);
}

/** Ranges in order, those that meet or have only a space between them as one. */
function joined(places: [number, number][], text: string): [number, number][] {
	const all: [number, number][] = [];
	for (const [from, to] of places.sort(([a], [b]) => a - b)) {
		const last = all.at(-1);
		if (last && (from <= last[1] || !text.slice(last[1], from).trim())) last[1] = Math.max(last[1], to);
		else all.push([from, to]);
	}
	return all;
}
