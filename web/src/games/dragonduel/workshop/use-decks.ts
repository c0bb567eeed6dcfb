// The deck under construction and the ones that are kept, with what can be done to them. Nothing unsaved is replaced
// without a question.
import { useEffect, useState } from "preact/hooks";
import { failureText } from "../../../ui/errors";
import { t } from "../../../ui/locales";
import type { WorkshopProps } from "../../workshops/workshops";
import { deckLimits } from "../cards/cards";
import { inOneLine } from "../cards/deck-names";
import { type Deck, decks, draft, isUnsaved, keepDecks, keepDraft, nameDeck } from "../cards/decks";
import { forget, renewed, store } from "./shelf";

export function useDecks(onUse: WorkshopProps["onUse"]) {
	const [kept, setKept] = useState(decks);
	const [deck, setDeck] = useState<Deck>(() => draft() ?? { name: t("dragonduel-deck-new"), counts: {} });
	const [wrong, setWrong] = useState("");
	const { name, counts } = deck;
	const fail = (failure: unknown) => setWrong(failureText(failure));
	useEffect(() => void renewed().then(setKept, fail), []);
	const take = (next: Deck) => {
		setDeck(next);
		keepDraft(next);
	};
	/** Another deck in its place, if the reader agrees: asked where this one would be lost. */
	const begin = (next: Deck): boolean => {
		if (isUnsaved(deck) && !confirm(t("dragonduel-deck-lose", { name }))) return false;
		take({ ...next, from: next.name });
		return true;
	};
	const change = (code: string, by: number) => {
		const n = Math.max(0, Math.min(deckLimits().most, (counts[code] ?? 0) + by));
		const { [code]: _, ...rest } = counts;
		take({ ...deck, counts: n ? { ...rest, [code]: n } : rest });
	};
	const keep = (all: Deck[]) => {
		keepDecks(all);
		setKept(all);
	};
	/** False if another deck has this name and shall keep it. */
	const save = (): boolean => {
		const same = kept.find((each) => each.name === name);
		if (same && deck.from !== name && !confirm(t("dragonduel-deck-over", { name }))) return false;
		const others = kept.filter((each) => each !== same);
		const mine = { name, counts, id: same?.id };
		keep([mine, ...others]);
		take({ ...deck, from: name });
		nameDeck(deck);
		store(mine).then((stored) => keep([stored, ...others]), fail);
		return true;
	};
	const use = () => {
		if (save()) onUse(inOneLine(counts));
	};
	const drop = () => {
		if (!confirm(t("dragonduel-deck-drop-sure", { name }))) return;
		for (const each of kept) if (each.name === name) forget(each).catch(fail);
		keep(kept.filter((each) => each.name !== name));
		take({ name: t("dragonduel-deck-new"), counts: {} });
	};
	return { kept, deck, wrong, take, begin, change, save, use, drop };
}
