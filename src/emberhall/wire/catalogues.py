"""Card catalogues as the page carries them: what a card is and says, and the decks that come with the game."""

import json
from typing import Any, Final

from emberhall.games.dragonduel.cards import BOOK
from emberhall.games.dragonduel.catalogue import catalogue
from emberhall.games.dragonduel.decks import STARTERS

#: What only bots weigh stays out of the page.
UNREAD: Final = ("does", "tower_x")


def dragonduel() -> str:
    """The cards of DragonDuel and its starter decks, one card a line."""
    cards: list[dict[str, Any]] = [
        {name: value for name, value in entry.items() if name not in UNREAD}
        | {"ops": list(dict.fromkeys(deed["op"] for deed in entry["does"]))}
        for entry in catalogue(BOOK)
    ]
    decks = [{"key": deck.key, "elements": deck.elements, "counts": deck.counts} for deck in STARTERS.values()]
    lines = ",\n".join(f"\t\t{said(card)}" for card in cards)
    lists = ",\n".join(f"\t\t{said(deck)}" for deck in decks)
    return f'{{\n\t"cards": [\n{lines}\n\t],\n\t"decks": [\n{lists}\n\t]\n}}\n'


def said(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
