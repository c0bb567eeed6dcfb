"""The cards of a game of DragonDuel, and the decks that come with it."""

from collections.abc import Mapping
from typing import Any, final

from emberhall.games.dragonduel.cards.catalogue import catalogue
from emberhall.games.dragonduel.cards.decks import DECK_SIZE, MOST_COPIES, STARTERS, in_one_line
from emberhall.games.dragonduel.cards.reader import tables_of
from emberhall.games.dragonduel.components.book import Book
from emberhall.games.dragonduel.words import FIRST_HAND
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.cards.tables import fingerprint
from emberhall.kernel.parts.card_set import CardSet


@final
class DragonDuelCards(CardSet):
    """A book, and the overlay it was read with."""

    def __init__(self, book: Book, files: Mapping[str, str], rules: int) -> None:
        super().__init__(files, rules)
        self.book = book

    def catalogue(self) -> list[Entry]:
        return catalogue(self.book)

    def decks(self) -> list[dict[str, Any]]:
        return [{"key": deck.key, "elements": deck.elements, "counts": deck.counts} for deck in STARTERS.values()]

    def deck_limits(self) -> dict[str, int]:
        return {"size": DECK_SIZE, "most": MOST_COPIES, "hand": FIRST_HAND}

    def fingerprint(self) -> str:
        """The fingerprint of the cards, and of the decks that options refer to by name."""
        decks = [f"{deck.key} {in_one_line(deck.counts)}" for deck in STARTERS.values()]
        return fingerprint(tables_of(self.files, self.rules).behaviour(), *decks)
