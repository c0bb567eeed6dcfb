// The deck builder as text: the deck as a list, whether it is legal, and every card to add or remove by its number.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useSaid } from "../../../table/text/announcements";
import type { Choice, Told } from "../../../table/text/content";
import { TextView, useChanged } from "../../../table/text/view";
import { capital } from "../../../ui/capital";
import { t } from "../../../ui/locales";
import { cardLabel } from "../cards/card";
import { cardOf, deckLimits, nameOf, starters, textOf } from "../cards/cards";
import { type Deck, problems, sizeOf } from "../cards/decks";
import { ALL, passes, pool } from "./sieve";

export interface DeckTextProps {
	deck: Deck;
	kept: Deck[];
	onTake(deck: Deck): void;
	onChange(code: string, by: number): void;
	/** Saves the deck; takes it to the table; leaves. */
	onSave(): void;
	onUse(): void;
	onClose(): void;
}
export function DeckText(props: DeckTextProps): JSX.Element {
	const { counts, name } = props.deck;
	const [words, setWords] = useState("");
	const log = useSaid();
	const found = problems(counts);
	const cards = Object.entries(counts)
		.sort(([a], [b]) => cardOf(a).cost - cardOf(b).cost || a.localeCompare(b))
		.map(([code, n]) => `${n} × ${nameOf(code)}`);
	const legal = found.length ? found : [t("dragonduel-deck-legal")];
	useChanged([...cards, ...legal], log[1]);
	const told: Told = {
		id: "deck",
		small: t("dragonduel-workshop"),
		heading: t("dragonduel-text-deck", { name, n: sizeOf(counts), of: deckLimits().size }),
		notes: legal.slice(0, 3),
		choices: [...waysOf(props, found.length === 0), ...changesOf(props, words)],
		sections: [{ part: "hand", title: name, lines: cards, none: t("text-nothing") }],
	};
	return (
		<TextView told={told} log={log}>
			<label class="tv-search">
				{t("dragonduel-search")}
				<input
					class="text"
					type="search"
					data-testid="text-search"
					value={words}
					onInput={(event) => setWords(event.currentTarget.value)}
				/>
			</label>
		</TextView>
	);
}

/** The actions on the whole deck. */
function waysOf({ kept, onTake, onSave, onUse, onClose }: DeckTextProps, legal: boolean): Choice[] {
	const begin = (name: string, counts: Deck["counts"], brings = "", called = name): Choice => ({
		id: `begin ${called}`,
		text: t("dragonduel-text-begin", { name: called }),
		brings,
		act: () => onTake({ name, counts }),
	});
	return [
		...(legal ? [{ id: "use", text: t("dragonduel-deck-use"), act: onUse }] : []),
		{ id: "save", text: t("dragonduel-deck-save"), act: onSave },
		{ id: "close", text: t("close"), act: onClose },
		...kept.map((deck) => begin(deck.name, deck.counts)),
		...starters().map(({ key, counts }) =>
			begin(t(`dragonduel-deck-name-${key}`), counts, t(`dragonduel-deck-style-${key}`)),
		),
		begin(t("dragonduel-deck-new"), {}, "", t("dragonduel-deck-empty")),
	];
}

/** Every card that can be added, and those in the deck that can be removed. */
function changesOf({ deck: { counts }, onChange }: DeckTextProps, words: string): Choice[] {
	const shown = pool().filter((card) => passes(card, { ...ALL, words }, counts));
	const less = shown.filter(({ card }) => counts[card]);
	const more = shown.filter(({ card }) => (counts[card] ?? 0) < deckLimits().most);
	return [
		...less.map(({ card }) => ({
			id: `less ${card}`,
			text: capital(t("dragonduel-deck-less", { card: nameOf(card) })),
			act: () => onChange(card, -1),
		})),
		...more.map(({ card }) => ({
			id: `more ${card}`,
			text: t("dragonduel-deck-add", { card: cardLabel(card), n: counts[card] ?? 0 }),
			brings: textOf(card).join(" "),
			act: () => onChange(card, 1),
		})),
	];
}
