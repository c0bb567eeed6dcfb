// What can be picked now, sorted by where it lies. The words come from the server; nothing is added to them here.
export type Zone = "hex" | "card" | "fountain" | "token" | "draw" | "fancy" | "type" | "coin" | "plain";

const ZONES: Record<string, Zone> = {
	place: "hex",
	from: "hex",
	to: "hex",
	swap: "hex",
	with: "hex",
	ignite: "hex",
	fountain: "hex",
	score: "card",
	return: "card",
	claim: "fountain",
	pick: "token",
	keep: "token",
	draw: "draw",
	choose: "fancy",
	fire: "type",
	as: "type",
	name: "type",
	coin: "coin",
};

export const verbOf = (word: string): string => word.split(" ")[0] ?? "";
export const refOf = (word: string): string => word.split(" ")[1] ?? "";
export const zoneOf = (word: string): Zone => ZONES[verbOf(word)] ?? "plain";

export type Choices = Record<Zone, Map<string, string>>;

export function choicesOf(words: string[]): Choices {
	const found = Object.fromEntries(
		[...new Set([...Object.values(ZONES), "plain" as const])].map((zone) => [zone, new Map<string, string>()]),
	) as Choices;
	for (const word of words) found[zoneOf(word)].set(zoneOf(word) === "plain" ? word : refOf(word), word);
	return found;
}

/** The word a thing would answer with if it could be picked: what to ask the rules about. */
const ANSWER: Record<string, string> = {
	place: "place",
	"meat.from": "from",
	"iron.from": "from",
	"star.from": "from",
	"meat.to": "to",
	"iron.to": "to",
	"star.to": "to",
	"potion.a": "swap",
	"potion.b": "with",
	"plant.to": "ignite",
	"fountain.to": "fountain",
};
export function wouldBe(zone: Zone, ref: string, ask: string): string | null {
	if (zone === "hex") return ANSWER[ask] ? `${ANSWER[ask]} ${ref}` : null;
	if (zone === "card") return `score ${ref}`;
	if (zone === "fountain") return `claim ${ref}`;
	if (zone === "coin") return `coin ${ref}`.trim();
	return null;
}
