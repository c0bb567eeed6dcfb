// What can be picked now, by the things it names. The words come from the server; nothing is added to them here.
// Things: h:CS-01 in the hand, d:CS-01 in the discard pile, l:CS-01 looked at, m5 a monster, c6 on the chain, p1 a
// player, t:2 a waiting ability, new the seventh monster. A word that names no thing is a button in the question.
export const verbOf = (word: string): string => word.split(" ")[0] ?? "";
const partOf = (word: string, at: number): string => word.split(" ")[at] ?? "";

export function refsOf(word: string, ask: string): string[] {
	const one = partOf(word, 1);
	switch (verbOf(word)) {
		case "play":
			if (ask === "tower") return [];
			return [`${word.endsWith("from discard") ? "d" : "h"}:${one}`];
		case "attack":
			return [one, partOf(word, 2)];
		case "use":
		case "block":
		case "send":
		case "choose":
		case "push":
		case "first":
			return [one];
		case "target":
			return [/^[mcp]\d/.test(one) ? one : `d:${one}`];
		case "discard":
			return one ? [`h:${one}`] : [];
		case "take":
		case "bottom":
			return [`l:${one}`];
		case "trigger":
			return [`t:${one}`];
		default:
			return [];
	}
}

/** X, the mode or the ability that a word chooses; 0 where it chooses none. */
export const xOf = (word: string): number => Number(/ x(\d+)/.exec(word)?.[1] ?? 0);
export const modeOf = (word: string): number => Number(/(?:^| )mode (\d+)/.exec(word)?.[1] ?? 0);
export const numberOf = (word: string): number => Number(partOf(word, 1));

export const matching = (words: string[], ask: string, refs: string[]): string[] =>
	words.filter((word) => {
		const named = refsOf(word, ask);
		return refs.every((ref) => named.includes(ref));
	});

/** Everything lit now: things that some word names beside those already picked. */
export function litOf(words: string[], ask: string, picked: string[]): Set<string> {
	const named = matching(words, ask, picked).map((word) => refsOf(word, ask));
	// whom to attack is asked once it is known with what
	return new Set(named.flatMap(([one = "", ...more]) => (!one ? [] : picked.length ? [one, ...more] : [one])));
}

/** The word a thing would answer with if it could be picked: what to ask the rules about. */
export function wouldBe(ref: string, ask: string, foe: number): string | null {
	const [zone, code] = ref.split(":");
	if (ask === "block" && ref.startsWith("m")) return `block ${ref}`;
	if (ask !== "main" && ask !== "respond") return null;
	if (zone === "h") return `play ${code}`;
	if (zone === "d") return `play ${code} from discard`;
	return ref.startsWith("m") && ask === "main" ? `attack ${ref} p${foe}` : null;
}
