// What cards are called: from the catalogue of the title, where the page or the server has one. Any entry with an id and
// a name in both languages will do.
import { settings } from "../../settings";

const CATALOGUES = import.meta.glob<{ default: unknown }>("../../games/*/cards.json");
type Names = Map<string, Record<string, string>>;
const known = new Map<string, Names>();

/** Learns the names of a title's cards, with those of this mark laid over them. */
export async function learnNames(title: string, mark: string): Promise<void> {
	const names: Names = new Map();
	const own = CATALOGUES[`../../games/${title}/cards.json`];
	if (own) gather((await own()).default, names);
	if (mark) {
		const answer = await fetch(`/api/titles/${title}/cards/${mark}`).catch(() => null);
		if (answer?.ok) gather(await answer.json(), names);
	}
	known.set(title, names);
}

function gather(part: unknown, names: Names): void {
	if (typeof part !== "object" || part === null) return;
	const { id, card, names: all, name = all } = part as Record<string, unknown>;
	const key = id ?? card;
	if (typeof key === "string" && typeof name === "object" && name) names.set(key, name as Record<string, string>);
	else for (const inner of Object.values(part)) gather(inner, names);
}

/** Its name, and the id that words use. */
export function cardName(title: string, id: string): string {
	const name = known.get(title)?.get(id)?.[settings.get().lang];
	return name ? `${name} (${id})` : id;
}
