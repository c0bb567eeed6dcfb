// What is done with the deck as a whole: its name, its size, saving, deleting, playing.
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { deckLimits } from "../cards/cards";
import { inOneLine } from "../cards/deck-names";
import { problems, sizeOf } from "../cards/decks";
import type { useDecks } from "./use-decks";

export function Tools({ kept, deck, take, save, use, drop }: ReturnType<typeof useDecks>): JSX.Element {
	const { name, counts } = deck;
	const legal = problems(counts).length === 0;
	const line = inOneLine(counts);
	const saved = kept.some((each) => each.name === name && inOneLine(each.counts) === line);
	return (
		<>
			<input
				class="text"
				aria-label={t("dragonduel-deck-called")}
				data-testid="deck-name"
				maxLength={40}
				value={name}
				onInput={(event) => take({ ...deck, name: event.currentTarget.value })}
			/>
			<span class={`dd-shop-size ${legal ? "ok" : ""}`} aria-hidden="true">
				{sizeOf(counts)}/{deckLimits().size}
			</span>
			{kept.some((each) => each.name === name) && (
				<button type="button" class="btn btn--quiet" data-testid="deck-drop" onClick={drop}>
					{t("dragonduel-deck-drop")}
				</button>
			)}
			<button type="button" class="btn btn--quiet" data-testid="deck-save" disabled={saved || !line} onClick={save}>
				{saved ? (
					<>
						<Icon name="check" size="s" /> <span class="dd-saved">{t("dragonduel-deck-saved")}</span>
					</>
				) : (
					t("dragonduel-deck-save")
				)}
			</button>
			<button type="button" class="btn btn--go" data-testid="deck-use" disabled={!legal} onClick={use}>
				{t("dragonduel-deck-use")} <Icon name="check" />
			</button>
		</>
	);
}
